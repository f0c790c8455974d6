import { bandOf } from '@dakhila/domain/predictor/bands';
import type { Counts, ListPlace, MissingField, Reason } from '@dakhila/domain/predictor/prediction';
import type { Edition } from './edition.ts';
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
  const { lists, missing, notes } = details;
  const head = {
    ...{ id, exam, year, createdAt: createdAt.toISOString(), isReopened, input, rounds },
    ...{ dataYears, dataVersion, modelVersion, lists, missing, notes, counts },
  };
  const rows = writeRows(edition, result);
  const colleges = [...new Set(result.option)].map((option) => edition.collegeOfOption[option] ?? 0);
  return Buffer.from(
    `{"status":"success","success":true,"data":${JSON.stringify(head).slice(0, -1)},"explanations":[${writeReasons(edition, details.reasons)}],"colleges":[${[...new Set(colleges)].map((college) => edition.colleges[college]).join(',')}],"results":[${rows.slice(0, result.resultCount).join(',')}],"unlikely":[${rows.slice(result.resultCount).join(',')}]}}`,
  );
}

function writeReasons({ kinds }: Edition, reasons: readonly Reason[]): string {
  return reasons.map(({ kind, list, why }) => `{${kinds[kind]},"list":${list},"why":${JSON.stringify(why)}}`).join(',');
}

/** Chances as they stand in the answer, by whole per cent; no odds at 0. */
const CHANCES = Array.from({ length: 101 }, (_, percent) => (percent === 0 ? 'null' : String(percent / 100)));
const BANDS = Array.from({ length: 101 }, (_, percent) => (percent === 0 ? 'null' : `"${bandOf(percent)}"`));

function writeRows(edition: Edition, result: ResultColumns): string[] {
  const { option, poolCount, pool, percent, list, byRound, rounds } = result;
  const { options, firstPool, kinds, kindOfPool, figures, extras } = edition;
  const rows: string[] = [];
  let at = 0;
  for (let row = 0; row < option.length; row += 1) {
    const own = option[row] ?? 0;
    const first = firstPool[own] ?? 0;
    const end = at + (poolCount[row] ?? 0);
    const best = first + (pool[at] ?? 0);
    const shown = percent[at] ?? 0;
    let chances = '';
    for (let round = 1; shown > 0 && round <= rounds; round += 1)
      chances += `${round === 1 ? '' : ','}{"round":${round},"chance":${CHANCES[byRound[row * rounds + round - 1] ?? 0]}}`;
    let considered = '';
    for (const begin = at; at < end; at += 1) {
      const which = first + (pool[at] ?? 0);
      const extra = extras[which] ?? '';
      considered += `${at === begin ? '' : ','}{${kinds[kindOfPool[which] ?? 0]},"chance":${CHANCES[percent[at] ?? 0]},${figures[which]}${extra === '' ? '' : ','}${extra},"list":${list[at]}}`;
    }
    rows.push(
      `{${options[own]},"chance":${CHANCES[shown]},"band":${BANDS[shown]},${figures[best]},"byRound":[${chances}],"pool":{${kinds[kindOfPool[best] ?? 0]}},"pools":[${considered}]}`,
    );
  }
  return rows;
}
