import { bandOf } from '@dakhila/domain/predictor/bands';
import type { Counts, ListPlace, MissingField, Reason } from '@dakhila/domain/predictor/prediction';
import { asciiJson, plain } from './ascii-json.ts';
import type { Edition } from './edition.ts';
import { type Paper, paper } from './paper.ts';
import { piecesOf } from './pieces.ts';
import type { ResultColumns } from './result-bytes.ts';

/** The part of a run that differs from student to student beside the columns. */
export type RunDetails = { lists: ListPlace[]; missing: MissingField[]; notes: string[]; reasons: Reason[] };

/** A run, saved or just made. */
export type SavedRun = {
  id: string;
  createdAt: Date;
  input: Record<string, unknown>;
  counts: Counts;
  details: RunDetails;
  result: ResultColumns;
};

/** Writes the whole answer of a run as bytes. A run that is reopened is written by the same pieces, so that it looks the same. */
export function writeRun(edition: Edition, run: SavedRun, isReopened: boolean): Buffer {
  const { id, createdAt, input, counts, details, result } = run;
  const { exam, year, rounds, dataYears, dataVersion, modelVersion } = edition;
  const { lists, missing, notes, reasons } = details;
  const head = {
    ...{ id, exam, year, createdAt: createdAt.toISOString(), isReopened, input, rounds },
    ...{ dataYears, dataVersion, modelVersion, lists, missing, notes, counts },
  };
  const out = paper();
  out.write(`{"status":"success","success":true,"data":${asciiJson(head).slice(0, -1)},"explanations":[`);
  out.write(writeReasons(edition, reasons));
  out.write(`],"colleges":[${writeColleges(edition, result)}],"results":[`);
  writeRows(edition, result, out);
  out.write(']}}');
  return out.bytes();
}

function writeReasons({ kinds, listOfKind }: Edition, reasons: readonly Reason[]): string {
  return reasons
    .map(
      ({ kind, isJudged, why }) =>
        `{${kinds[kind]},${listOfKind[kind]},"isJudged":${isJudged},"why":${asciiJson(why)}}`,
    )
    .join(',');
}

/** Each college of the results once. */
function writeColleges({ colleges, collegeOfOption }: Edition, { option }: ResultColumns): string {
  const seen = new Uint8Array(colleges.length);
  for (const own of option) seen[collegeOfOption[own] ?? 0] = 1;
  return colleges.filter((_, college) => seen[college] === 1).join(',');
}

const percents = Array.from({ length: 101 }, (_, percent) => percent);
/** Chances as they stand in the answer, by whole per cent; no odds at 0. */
const CHANCES = percents.map((percent) => (percent === 0 ? 'null' : String(percent / 100)));
const HEADLINES = percents.map((percent) =>
  plain(`,"chance":${CHANCES[percent]},"band":${percent === 0 ? 'null' : `"${bandOf(percent)}"`},"byRound":[`),
);
const MOST_ROUNDS = 10;
const ROUNDS = Array.from({ length: MOST_ROUNDS }, (_, at) =>
  percents.map((percent) => `${at === 0 ? '' : ','}{"round":${at + 1},"chance":${CHANCES[percent]}}`),
);
const POOL_ENDS = percents.map((percent) => `${CHANCES[percent]}}`);

/** Writes the results and what lies below them. Pieces are only joined: most of an answer is the same for everyone. */
function writeRows(edition: Edition, result: ResultColumns, out: Paper): void {
  const { option, poolCount, pool, percent, resultCount } = result;
  const { firstPool } = edition;
  const { options, figures, bestPools, pools } = piecesOf(edition);
  const rounds = roundWriter(result);
  let at = 0;
  for (let row = 0; row <= option.length; row += 1) {
    const isFirst = row === 0 || row === resultCount;
    if (row === resultCount) out.write('],"unlikely":[');
    if (row === option.length) return;
    const own = option[row] ?? 0;
    const first = firstPool[own] ?? 0;
    const end = at + (poolCount[row] ?? 0);
    const best = first + (pool[at] ?? 0);
    const shown = percent[at] ?? 0;
    let text = `${isFirst ? '' : ','}${options[own]}${figures[best]}${HEADLINES[shown]}${rounds(row, shown)}${bestPools[best]}`;
    for (const begin = at; at < end; at += 1) {
      if (at !== begin) text += ',';
      text += pools[first + (pool[at] ?? 0)];
      text += POOL_ENDS[percent[at] ?? 0];
    }
    out.write(`${text}]}`);
  }
}

/** Writes the chances by round of a row; of the many that are alike each is written once. */
function roundWriter({ byRound, rounds }: ResultColumns): (row: number, shown: number) => string {
  const written = new Map<number, string>();
  return (row, shown) => {
    if (shown === 0) return '';
    const begin = row * rounds;
    let key = 0;
    for (let round = 0; round < rounds; round += 1) key = key * 101 + (byRound[begin + round] ?? 0);
    const before = written.get(key);
    if (before !== undefined) return before;
    let text = '';
    for (let round = 0; round < rounds; round += 1) text += ROUNDS[round]?.[byRound[begin + round] ?? 0];
    const whole = plain(text);
    written.set(key, whole);
    return whole;
  };
}
