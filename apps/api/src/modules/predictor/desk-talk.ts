import type { Counts } from '@dakhila/domain/predictor/prediction';
import type { Prepared } from './desks.ts';
import type { LentAnswer, ReadSheet } from './lent-pages.ts';
import type { Page } from './paper.ts';
import type { Order } from './prepare.ts';
import type { CapFacts, JosaaFacts } from './tables/facts.ts';
import type { ThreadFailure } from './thread-failure.ts';
import type { HowWritten, RunDetails } from './write-run.ts';

/** What a thread is given to begin with: the facts of one exam as plain data, and where to keep what it makes of them. */
export type ThreadOrder = { cacheFolder: string } & (
  | { exam: 'josaa'; order: Order<JosaaFacts> }
  | { exam: 'mht-cet'; order: Order<CapFacts> }
);

/** A question of a student, already parsed. `id` is what the run will be called. */
export type PredictQuestion = {
  ask: 'predict';
  id: string;
  input: Record<string, unknown>;
  how: Pick<HowWritten, 'language' | 'pools' | 'isRenewed'>;
};
/** A saved run, its columns as they are stored. `earlier`: its edition, where that is not today's, as it is stored. */
export type WriteQuestion = {
  ask: 'write';
  run: { id: string; createdAt: Date; input: Record<string, unknown>; counts: Counts; details: RunDetails };
  packed: Uint8Array;
  how: HowWritten;
  earlier?: { id: string; content: Uint8Array } | undefined;
};
/** What another input would make of some options: counts and bands alone. */
export type BandsQuestion = { ask: 'bands'; input: Record<string, unknown>; options: Uint16Array };
/** How it is written. */
export type BandsAnswer = { counts: Counts; bands: string };
export type Question = PredictQuestion | WriteQuestion | BandsQuestion;

/** What is saved of a prediction: columns, the JSON of its details, and counts. */
type ToSave = { packed: Uint8Array<ArrayBuffer>; details: string; counts: Counts };
/** What a thread replies: the answer as it is sent, on a sheet of its own. A run that was not saved yet is dated later: `stampDate`. */
export type ThreadReply = { page: Page; toSave?: ToSave };
/** What who asked gets of it. */
export type ReplyTo<Q extends Question> = Q extends PredictQuestion ? LentAnswer & ToSave : LentAnswer;

/** To the thread: its order, then questions, each with the sheets that were read meanwhile: they are needed no earlier. */
export type ToThread = { order: ThreadOrder } | { number: number; question: Question; read: readonly ReadSheet[] };

/** From the thread: that it serves, then an answer to each question or why there is none. */
export type FromThread<Given = Prepared[keyof Prepared]> =
  | { prepared: Given }
  | { number: number; reply: ThreadReply }
  | { number: number; failure: ThreadFailure };
