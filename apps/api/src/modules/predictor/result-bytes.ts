import type { Prediction } from '@dakhila/domain/predictor/verdicts';

/** The part of a prediction that has a line for each option or pool. */
export type ResultColumns = Pick<
  Prediction,
  'rounds' | 'resultCount' | 'option' | 'poolCount' | 'pool' | 'percent' | 'byRound'
> & {
  /** Null in a run of the first format: its chances already count whether a seat is offered. */
  offered: Uint8Array | null;
};

/**
 * How a saved run keeps its results: format, rounds, then the number of results, options and pools (four bytes each, little end first), then the columns
 * one after the other: option (two bytes each), pool count, pool, per cent, chance by round, chance of an offer (one byte each). The first format has no offers.
 */
export const FORMAT = 2;
const FORMAT_WITHOUT_OFFERS = 1;
/** Where the rounds stand, also for the list of runs, which reads nothing else: another format must keep it so. */
export const ROUNDS_AT = 1;
const HEAD_BYTES = 14;

/** Whether a saved run is of the first format. */
export const isWithoutOffers = (packed: Uint8Array): boolean => packed[0] === FORMAT_WITHOUT_OFFERS;

/** Writes the columns down. */
export function packResult(result: ResultColumns): Buffer {
  const { option, poolCount, pool, percent, byRound, offered } = result;
  const columns = [poolCount, pool, percent, byRound, ...(offered === null ? [] : [offered])];
  const size = columns.reduce((sum, { length }) => sum + length, HEAD_BYTES + option.length * 2);
  const bytes = Buffer.alloc(size);
  bytes.writeUInt8(offered === null ? FORMAT_WITHOUT_OFFERS : FORMAT, 0);
  bytes.writeUInt8(result.rounds, ROUNDS_AT);
  bytes.writeUInt32LE(result.resultCount, 2);
  bytes.writeUInt32LE(option.length, 6);
  bytes.writeUInt32LE(pool.length, 10);
  let at = HEAD_BYTES;
  for (const value of option) at = bytes.writeUInt16LE(value, at);
  for (const column of columns) {
    bytes.set(column, at);
    at += column.length;
  }
  return bytes;
}

/** Reads them back. Throws when the bytes are of no format that was ever written. */
export function unpackResult({ buffer, byteOffset, byteLength }: Uint8Array): ResultColumns {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const format = bytes.length < HEAD_BYTES ? 0 : bytes.readUInt8(0);
  if (format !== FORMAT && format !== FORMAT_WITHOUT_OFFERS) throw new Error('a saved run of an unknown format');
  const rounds = bytes.readUInt8(ROUNDS_AT);
  const optionCount = bytes.readUInt32LE(6);
  const poolCount = bytes.readUInt32LE(10);
  let at = HEAD_BYTES + optionCount * 2;
  const take = (size: number) => {
    at += size;
    return new Uint8Array(bytes.subarray(at - size, at));
  };
  return {
    rounds,
    resultCount: bytes.readUInt32LE(2),
    option: Uint16Array.from({ length: optionCount }, (_, place) => bytes.readUInt16LE(HEAD_BYTES + place * 2)),
    poolCount: take(optionCount),
    pool: take(poolCount),
    percent: take(poolCount),
    byRound: take(optionCount * rounds),
    offered: format === FORMAT ? take(optionCount) : null,
  };
}
