import { type Band, bandOf } from '@dakhila/domain/predictor/bands';
import type { Edition } from './edition.ts';
import { piecesOf } from './pieces.ts';
import type { ResultColumns } from './result-bytes.ts';

/** The end of a considered pool, by whole per cent: each chance is as long as the others, and there are no odds at 0. */
const POOL_END_BYTES = 5;
const POOL_ENDS = Buffer.from(
  Array.from({ length: 100 }, (_, percent) =>
    percent === 0 ? 'null}' : `0.${String(percent).padStart(2, '0')}}`,
  ).join(''),
  'latin1',
);
const BAND_OF_PERCENT = Array.from({ length: 100 }, (_, percent) => (percent === 0 ? null : bandOf(percent)));
const ROUND = '{"round":#,"chance":0.00},';
/** Where the digits of the offer and of the chance stand in the end of a result. */
const OFFER = '"offered":0.00,';
const OFFER_DIGITS = '],"offered":0.'.length;
const CHANCE_DIGITS = '],"chance":0.'.length;
const ROUND_DIGITS = ROUND.indexOf('00}');
const COMMA = 44;
const ZERO = 48;
/** What stands between the results and what lies below them. */
const BELOW = Buffer.from('],"unlikely":[', 'latin1');

/**
 * Writes the results and what lies below them. Most of an answer is the same for everyone: pieces are only moved, and plain loops do it, because there are ten
 * thousand of them. The bytes are good until the next call.
 */
export function writeRows(edition: Edition, result: ResultColumns): Uint8Array {
  const { option, poolCount, pool, percent, resultCount, byRound, rounds, offered } = result;
  const { firstPool } = edition;
  const { bytes, room, results, pools } = piecesOf(edition);
  const written = new Map<Band | null, { from: number; to: number }>();
  let end = room;
  let at = 0;
  const move = (from: number, to: number) => {
    bytes.copyWithin(end, from, to);
    end += to - from;
  };
  const writePoolEnd = (shown: number) => {
    const from = shown * POOL_END_BYTES;
    for (let byte = 0; byte < POOL_END_BYTES; byte += 1) bytes[end + byte] = POOL_ENDS[from + byte] ?? 0;
    end += POOL_END_BYTES;
  };
  const writeDigits = (at: number, shown: number) => {
    bytes[at] = ZERO + Math.floor(shown / 10);
    bytes[at + 1] = ZERO + (shown % 10);
  };
  for (let row = 0; row <= option.length; row += 1) {
    if (row === resultCount) {
      bytes.set(BELOW, end);
      end += BELOW.length;
    } else if (row > 0 && row < option.length) {
      bytes[end] = COMMA;
      end += 1;
    }
    if (row === option.length) break;
    const first = firstPool[option[row] ?? 0] ?? 0;
    const afterLast = at + (poolCount[row] ?? 0);
    // A programme's own chance is the one by its last round, and may differ from that of its best pool.
    const shown = byRound[(row + 1) * rounds - 1] ?? 0;
    const best = first + (pool[at] ?? 0);
    move(results[best] ?? 0, results[best + 1] ?? 0);
    writePoolEnd(percent[at] ?? 0);
    for (at += 1; at < afterLast; at += 1) {
      const other = first + (pool[at] ?? 0);
      bytes[end] = COMMA;
      end += 1;
      move(pools[other] ?? 0, results[other + 1] ?? 0);
      writePoolEnd(percent[at] ?? 0);
    }
    // The end of a result is as long as any other of its band: it is copied from the last one, and its digits are written over.
    const band = BAND_OF_PERCENT[shown] ?? null;
    const before = written.get(band);
    const begin = end;
    if (before === undefined) {
      const text = endOfResult(band, rounds, offered !== null);
      bytes.set(Buffer.from(text, 'latin1'), end);
      end += text.length;
      written.set(band, { from: begin, to: end });
    } else {
      move(before.from, before.to);
    }
    if (offered !== null) writeDigits(begin + OFFER_DIGITS, offered[row] ?? 0);
    if (band === null) continue;
    writeDigits(begin + CHANCE_DIGITS + (offered === null ? 0 : OFFER.length), shown);
    for (let round = 0; round < rounds; round += 1)
      writeDigits(end - (rounds - round) * ROUND.length - 1 + ROUND_DIGITS, byRound[row * rounds + round] ?? 0);
  }
  return bytes.subarray(room, end);
}

/** The end of a result, its digits still to be written: all parts but the band's name are of fixed length. */
function endOfResult(band: Band | null, rounds: number, hasOffers: boolean): string {
  const byRound = Array.from({ length: band === null ? 0 : rounds }, (_, at) => ROUND.replace('#', String(at + 1)));
  return `],${hasOffers ? OFFER : ''}"chance":${band === null ? 'null,"band":null' : `0.00,"band":"${band}"`},"byRound":[${byRound.join('').slice(0, -1)}]}`;
}
