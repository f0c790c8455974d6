import type { Run } from '@dakhila/contract/predictor-results';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { labelOf, messageOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { Relaxed } from '@dakhila/domain/predictor/relaxed-preferences';
import type { ListPlace, MissingField, Reason } from '@dakhila/domain/predictor/verdicts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { sayEnglish } from '../../words/say-english.ts';
import type { Answers, SavedResults } from './answers.ts';
import type { EditionHead } from './edition.ts';
import type { Editions } from './editions.ts';
import { namedPlaces } from './named-cities.ts';
import type { Predictor } from './predictor.ts';
import { isWithoutOffers } from './result-bytes.ts';
import type { AroundResults } from './run-results.ts';
import { findRun, hasRun, holdRun, type RunRow } from './store.ts';

/** The part of a run that differs from student to student beside the columns. */
export type RunDetails = {
  lists: ListPlace[];
  missing: MissingField[];
  notes: Text[];
  reasons: Reason[];
  /** The preferences that were set aside because nothing that fits them is within reach. */
  relaxed?: Relaxed | undefined;
};
export type SavedRow = RunRow & { details: RunDetails };
/** What is shown of a run. */
export type ShownRun = Pick<SavedRow, 'id' | 'input' | 'counts' | 'createdAt' | 'result' | 'details'> & {
  edition: EditionHead;
  around: AroundResults;
};
export type SavedNeeds = { predictor: Predictor; editions: Editions };

/** A saved run of the student as it is stored. Another's run does not exist. */
export async function findSavedRun({ db }: Pick<Deps, 'db'>, studentId: string, id: string): Promise<SavedRow> {
  const row = await findRun(db, studentId, id);
  if (row === undefined) throw noRun();
  return withDetails(row);
}

/** Throws unless it is a run of the student. Its results are not read. */
export async function requireOwnRun(db: Db, own: { id: string; studentId: string }): Promise<void> {
  if (!(await hasRun(db, own))) throw noRun();
}

/** The same; the run is not deleted before the transaction ends. */
export async function holdOwnRun(tx: Db, own: { id: string; studentId: string }): Promise<void> {
  if (!(await holdRun(tx, own))) throw noRun();
}

const noRun = () => new DomainError('not-found', { message: messageOf('predictor.notFound') });

type StoredReason = Omit<Reason, 'isEstimated'> & { isEstimated?: boolean; isJudged?: boolean };

/** A row with its details in today's shape. Earlier releases stored `isJudged` for `isEstimated`. */
export function withDetails(row: RunRow): SavedRow {
  // Written by `runPrediction`, which knows no other shape.
  const details = row.details as Omit<RunDetails, 'reasons'> & { reasons: StoredReason[] };
  const reasons = details.reasons.map(({ isJudged = true, isEstimated = isJudged, ...own }) => ({
    ...own,
    isEstimated,
  }));
  return { ...row, details: { ...details, reasons } };
}

/** What the thread of an exam answers about saved runs. */
type SavedAsk = {
  [Ask in keyof Answers]: Parameters<Answers[Ask]>[0] extends SavedResults ? Ask : never;
}[keyof Answers];

/**
 * Queries the results of a saved run. For a run of an earlier edition, that edition is sent with the query. Queries of one caller wait for each other; that
 * is the student, unless somebody else reads.
 */
export async function askSaved<Ask extends SavedAsk>(
  { predictor, editions }: SavedNeeds,
  { exam, editionId, studentId, result, details, input: asked }: SavedRow,
  ask: Ask,
  more: Omit<Parameters<Answers[Ask]>[0], keyof SavedResults>,
  caller = studentId,
) {
  const { edition } = await predictor.examPredictor(exam);
  const earlier = editionId === edition.id ? undefined : { id: editionId, packed: await editions.read(editionId) };
  // Copied, because the rows share the buffer of the database connection, and all of it would be sent to the thread.
  const packed = new Uint8Array(result);
  const saved = { packed, lists: details.lists, earlier, ...namedPlaces(asked) };
  const input = { ...saved, ...more } as unknown as Parameters<Answers[Ask]>[0];
  return predictor.ask(edition, ask, input, caller);
}

type HowOpened = {
  isReopened: boolean;
  /** The same question was answered from older forecasts before. */
  isRenewed?: boolean | undefined;
  language: Language;
};

/** A saved run as it was first seen, in the language of the page. */
export async function openSavedRun(needs: SavedNeeds, row: SavedRow, how: HowOpened): Promise<Run> {
  return showRun(
    { ...row, ...(await askSaved(needs, row, 'around', { reasons: row.details.reasons, input: row.input })) },
    how,
  );
}

/** A run with what stands around its list, in the language of the page. */
export function showRun(run: ShownRun, { isReopened, isRenewed, language }: HowOpened): Run {
  const { id, createdAt, input, counts, edition, around } = run;
  const { exam, year, rounds, dataYears, lastYearRounds, dataVersion, modelVersion } = edition;
  const { percentiles, lastYearRanks, ...beside } = around;
  const { missing, notes, ...details } = detailsSaid(run, language);
  const lists = details.lists.map((list) => ({
    ...list,
    percentile: percentiles[list.id],
    lastYearRank: lastYearRanks[list.id],
  }));
  const explanations = around.explanations.map((own) => ({ ...own, why: sayStored(language, own.why) }));
  return {
    ...{ id, exam, year, createdAt: createdAt.toISOString(), isReopened, isRenewed: isRenewed || undefined, input },
    ...{ rounds, dataYears, lastYearRounds, dataVersion, modelVersion, lists, missing, notes, counts },
    ...{ ...beside, explanations, relaxed: run.details.relaxed },
  };
}

/** The texts of a run in a language. */
export function detailsSaid({ result, details }: Pick<SavedRow, 'result' | 'details'>, language: Language) {
  return detailsIn(language, isWithoutOffers(result) ? withOlderNote(details) : details);
}

/** What a run from before offers stood apart says of its chances. */
const OLDER_NOTE = messageOf('predictor.note.offeredBefore');

const withOlderNote = (details: RunDetails): RunDetails => ({
  ...details,
  notes: [OLDER_NOTE, ...details.notes.filter((note) => say('en', note) !== say('en', OLDER_NOTE))],
});

/** Runs of earlier releases were stored with English sentences instead of messages. */
const sayStored = (language: Language, text: Text) =>
  typeof text === 'string' ? sayEnglish(language, text) : say(language, text);

function detailsIn(language: Language, { lists, missing, notes }: RunDetails) {
  const own = (text: Text) => sayStored(language, text);
  return {
    lists: lists.map(({ note, ...list }) => ({
      ...{ ...list, label: say(language, labelOf(list.label)) },
      ...(note === undefined ? {} : { note: own(note) }),
    })),
    missing: missing.map((field) => ({ ...field, label: own(field.label), message: own(field.message) })),
    notes: notes.map(own),
  };
}
