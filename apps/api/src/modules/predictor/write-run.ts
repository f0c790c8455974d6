import type { Language } from '@dakhila/domain/language/languages';
import { labelOf, messageOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { Counts, ListPlace, MissingField, Reason } from '@dakhila/domain/predictor/prediction';
import { sayEnglish } from '../../words/say-english.ts';
import { asciiJson } from './ascii-json.ts';
import type { Edition } from './edition.ts';
import { firstRows } from './first-rows.ts';
import { bestPools } from './narrow-result.ts';
import { type Paper, takePaper, writeBytes, writeText } from './paper.ts';
import type { ResultColumns } from './result-bytes.ts';
import { writeRows } from './write-rows.ts';

/** The part of a run that differs from student to student beside the columns. */
export type RunDetails = { lists: ListPlace[]; missing: MissingField[]; notes: Text[]; reasons: Reason[] };

/** A run, saved or just made. */
export type SavedRun = {
  id: string;
  createdAt: Date;
  input: Record<string, unknown>;
  counts: Counts;
  details: RunDetails;
  result: ResultColumns;
};

/** How a run is shown: `best` leaves out all pools of a result but the one that serves best, `first` all results but those on top. */
export type HowWritten = {
  isReopened: boolean;
  /** The same question was answered from older forecasts before. */
  isRenewed?: boolean;
  language: Language;
  pools?: 'best' | undefined;
  rows?: 'first' | undefined;
};

/** Writes the whole answer of a run on a sheet of its own. A run that is reopened is written by the same pieces, so that it looks the same. */
export function writeRun(
  edition: Edition,
  run: SavedRun,
  { isReopened, isRenewed, language, pools, rows }: HowWritten,
): Paper {
  const { id, createdAt, input, counts } = run;
  const details = run.result.offered === null ? withOlderNote(run.details) : run.details;
  const { resultCount, option } = run.result;
  const whole = rows === 'first' ? { results: resultCount, unlikely: option.length - resultCount } : undefined;
  const shown = rows === 'first' ? firstRows(edition, run.result, details.lists) : run.result;
  const result = pools === 'best' ? bestPools(shown) : shown;
  const { exam, year, rounds, dataYears, lastYearRounds, dataVersion, modelVersion } = edition;
  const { lists, missing, notes, reasons } = detailsIn(language, details);
  const head = {
    ...{
      id,
      exam,
      year,
      createdAt: createdAt.toISOString(),
      isReopened,
      isRenewed: isRenewed || undefined,
      input,
      rounds,
    },
    ...{ dataYears, lastYearRounds, dataVersion, modelVersion, lists, missing, notes, counts, pools, whole },
  };
  const out = takePaper();
  writeText(out, `{"status":"success","success":true,"data":${asciiJson(head).slice(0, -1)},"explanations":[`);
  writeText(out, writeReasons(edition, reasons));
  writeText(out, `],"colleges":[${writeColleges(edition, result)}],"results":[`);
  writeBytes(out, writeRows(edition, result));
  writeText(out, ']}}');
  return out;
}

/** What a run from before offers stood apart says of its chances. */
const OLDER_NOTE = messageOf('predictor.note.offeredBefore');

const withOlderNote = (details: RunDetails): RunDetails => ({
  ...details,
  notes: [OLDER_NOTE, ...details.notes.filter((note) => say('en', note) !== say('en', OLDER_NOTE))],
});

/** The texts of a run in the language of whoever opens it. Runs of earlier releases were stored with their English. */
function detailsIn(language: Language, { lists, missing, notes, reasons }: RunDetails) {
  const own = (text: Text) => (typeof text === 'string' ? sayEnglish(language, text) : say(language, text));
  return {
    lists: lists.map(({ note, ...list }) => ({
      ...{ ...list, label: say(language, labelOf(list.label)) },
      ...(note === undefined ? {} : { note: own(note) }),
    })),
    missing: missing.map((field) => ({ ...field, label: own(field.label), message: own(field.message) })),
    notes: notes.map(own),
    reasons: reasons.map((reason) => ({ ...reason, why: own(reason.why) })),
  };
}

function writeReasons({ kinds, listOfKind }: Edition, reasons: ReturnType<typeof detailsIn>['reasons']): string {
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

const DATE = '"createdAt":"';

/** Dates an answer that was written before its run was saved. A moment is always as long as any other. */
export function stampDate(answer: Buffer, createdAt: Date): void {
  answer.write(createdAt.toISOString(), answer.indexOf(DATE, 0, 'latin1') + DATE.length, 'latin1');
}
