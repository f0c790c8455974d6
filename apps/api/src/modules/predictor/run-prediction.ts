import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Preferences } from '@dakhila/domain/predictor/candidate';
import type { Db } from '../../db/client.ts';
import { brokenConstraint } from '../../db/errors.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { insertEntry, lockLedger, readBalances } from '../billing/index.ts';
import type { Editions } from './editions.ts';
import type { ExamPredictor } from './exam-predictors.ts';
import type { Predictor } from './predictor.ts';
import type { ShownRun } from './saved-run.ts';
import { findSameQuestion, insertRunUnlessSame, markAsked } from './store.ts';

/** A candidate as the call has it. */
export type Asked<Candidate> = Candidate & { year?: number | undefined; preferences?: Preferences | undefined };

/** A run that was just made, or the one that answers the same question. */
export type RunOutcome = {
  id: string;
  isReopened: boolean;
  /** The same question was answered from older forecasts before. */
  isRenewed: boolean;
  /** What is shown of a run that was just made: nothing of it has to be read again. */
  made?: ShownRun;
};

/**
 * Predicts, in the thread of the exam, then spends one attempt and saves in one transaction: a run that fails costs nothing. The same question again costs nothing
 * either: the saved run opens, and where it is of older forecasts the question is answered anew.
 */
export async function runPrediction<Candidate extends object>(
  { db, newId, editions, predictor }: Pick<Deps, 'db' | 'newId'> & { editions: Editions; predictor: Predictor },
  examPredictor: ExamPredictor<Candidate>,
  { studentId, input }: { studentId: string; input: Asked<Candidate> },
): Promise<RunOutcome> {
  const { edition } = examPredictor;
  requireYear(edition.year, input.year);
  const question = { studentId, exam: edition.exam, year: edition.year, input: { ...input } };
  const before = await findSameQuestion(db, question, edition.id);
  if (before?.isCurrent) {
    await markAsked(db, before.id);
    return { id: before.id, isReopened: true, isRenewed: false };
  }
  const isFree = before !== undefined;
  // Rejects a student without attempts before the thread does any work. The attempt is spent, and checked again, below.
  if (!isFree && (await readBalances(db, studentId)).attempts.left <= 0) throw exhausted();
  const id = newId();
  const { packed, details, counts, around } = await predictor.ask(edition, 'predict', { ...input }, studentId);
  const result = Buffer.from(packed);
  const save = async () => {
    await editions.keep(edition, () => predictor.ask(edition, 'packedEdition', undefined, edition.id));
    return db.transaction(async (tx): Promise<RunOutcome> => {
      if (isFree) await lockLedger(tx, studentId);
      else if (!(await spendAttempt(tx, studentId, id))) throw exhausted();
      const createdAt = await insertRunUnlessSame(tx, {
        ...question,
        ...{ id, editionId: edition.id, title: examPredictor.titleOf(input) },
        ...{ counts, details, result },
      });
      if (createdAt === null) throw new AnsweredBefore();
      const made = { id, input: question.input, counts, createdAt, result, details, edition, around };
      return { id, isReopened: false, isRenewed: isFree, made };
    });
  };
  const saveWithEdition = () =>
    save().catch((error: unknown) => {
      if (brokenConstraint(error) !== 'prediction_runs_edition_id_fkey') throw error;
      editions.forget(edition.id);
      return save();
    });
  return saveWithEdition().catch(async (error: unknown) => {
    // Another request may have answered the question meanwhile, perhaps with the last attempt: its answer serves this one too.
    const meanwhile = await findSameQuestion(db, question, edition.id);
    if (!meanwhile?.isCurrent) throw error;
    return { id: meanwhile.id, isReopened: true, isRenewed: false };
  });
}

/** The same question was answered before: what was spent here is given back by rolling back. */
class AnsweredBefore extends Error {
  override name = 'AnsweredBefore';
}

/** Spends one attempt, after any other change of this student's ledger that is under way. False when none is left. */
const spendAttempt = (tx: Db, studentId: string, runId: string) =>
  insertEntry(tx, { studentId, kind: 'attempts', amount: -1, reason: 'use', reference: `run:${runId}` });

const exhausted = () =>
  new DomainError('allowance-exhausted', {
    message: messageOf('predictor.noneLeft'),
  });

function requireYear(year: number, asked: number | undefined): void {
  if (asked === undefined || asked === year) return;
  throw new InvalidInput({ year: messageOf(asked > year ? 'input.tooLateYear' : 'input.tooEarlyYear', { year }) });
}
