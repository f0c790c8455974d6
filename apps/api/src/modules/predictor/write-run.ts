import type { Counts, ListPlace, MissingField, Reason } from '@dakhila/domain/predictor/prediction';
import { asciiJson } from './ascii-json.ts';
import type { Edition } from './edition.ts';
import { bytesOf, takePaper, writeBytes, writeText } from './paper.ts';
import type { ResultColumns } from './result-bytes.ts';
import { writeRows } from './write-rows.ts';

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
  const { exam, year, rounds, dataYears, lastYearRounds, dataVersion, modelVersion } = edition;
  const { lists, missing, notes, reasons } = details;
  const head = {
    ...{ id, exam, year, createdAt: createdAt.toISOString(), isReopened, input, rounds },
    ...{ dataYears, lastYearRounds, dataVersion, modelVersion, lists, missing, notes, counts },
  };
  const out = takePaper();
  writeText(out, `{"status":"success","success":true,"data":${asciiJson(head).slice(0, -1)},"explanations":[`);
  writeText(out, writeReasons(edition, reasons));
  writeText(out, `],"colleges":[${writeColleges(edition, result)}],"results":[`);
  writeBytes(out, writeRows(edition, result));
  writeText(out, ']}}');
  return bytesOf(out);
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
