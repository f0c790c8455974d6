import { createHash } from 'node:crypto';
import { DomainError } from '@dakhila/domain/errors';
import type { Preferences } from '@dakhila/domain/predictor/candidate';
import type { Db } from '../../db/client.ts';
import { brokenConstraint } from '../../db/errors.ts';
import { InvalidInput } from '../../http/errors.ts';
import type { Deps } from '../../ports.ts';
import { insertEntry, readBalances } from '../billing/index.ts';
import type { PredictQuestion } from './desk-talk.ts';
import type { Desk } from './desks.ts';
import type { Edition } from './edition.ts';
import type { Editions } from './editions.ts';
import type { LentAnswer } from './lent-pages.ts';
import type { Predictor } from './predictor.ts';
import { findSameRun, insertRunUnlessSame } from './store.ts';
import { stampDate } from './write-run.ts';

/** A candidate as the call has it. */
export type Asked<Candidate> = Candidate & { year?: number | undefined; preferences?: Preferences | undefined };

/** A run that was just made, with the answer to send; or the id of the one that answers the same question. */
export type RunOutcome = { isReopened: false; id: string; answer: LentAnswer } | { isReopened: true; id: string };

/** Predicts, in the thread of the exam, then spends one attempt and saves in one transaction: a run that fails costs nothing. The same question again costs nothing either. */
export async function runPrediction<Candidate extends object>(
  { db, newId, editions, predictor }: Pick<Deps, 'db' | 'newId'> & { editions: Editions; predictor: Predictor },
  desk: Desk<Candidate>,
  { studentId, input, how }: { studentId: string; input: Asked<Candidate>; how: PredictQuestion['how'] },
): Promise<RunOutcome> {
  const { edition } = desk;
  demandYear(edition.year, input.year);
  const question = { studentId, inputHash: hashOf(edition, input) };
  // Who has none left is told before the thread works for nothing; whether one is left is decided where it is spent.
  const { attempts } = await readBalances(db, studentId);
  if (attempts.left <= 0) {
    const same = await findSameRun(db, question);
    if (same === undefined) throw exhausted();
    return { isReopened: true, id: same };
  }
  const id = newId();
  const asked = { ask: 'predict', id, input: { ...input }, how } as const;
  const { bytes, giveBack, packed, details, counts } = await predictor.ask(edition, asked);
  const save = async () => {
    await editions.keep(edition);
    return db.transaction(async (tx): Promise<RunOutcome> => {
      if (!(await spendAttempt(tx, studentId, id))) throw exhausted();
      const createdAt = await insertRunUnlessSame(tx, {
        ...question,
        ...{ id, exam: edition.exam, editionId: edition.id, year: edition.year, title: desk.titleOf(input) },
        ...{ input: { ...input }, counts, details, result: Buffer.from(packed.buffer) },
      });
      if (createdAt === null) throw new AnsweredBefore();
      stampDate(bytes, createdAt);
      return { isReopened: false, id, answer: { bytes, giveBack } };
    });
  };
  const saveWithEdition = () =>
    save().catch((error: unknown) => {
      if (brokenConstraint(error) !== 'prediction_runs_edition_id_fkey') throw error;
      editions.forget(edition.id);
      return save();
    });
  return saveWithEdition().catch(async (error: unknown) => {
    giveBack();
    // Looked for only here, because most questions are new. It may also have taken the last attempt: that answer serves this question too.
    const before = await findSameRun(db, question);
    if (before === undefined) throw error;
    return { isReopened: true, id: before };
  });
}

/** The same question was answered before: what was spent here is given back by rolling back. */
class AnsweredBefore extends Error {
  override name = 'AnsweredBefore';
}

/** Spends one attempt, after whoever is at this student's ledger right now. False when none is left. */
const spendAttempt = (tx: Db, studentId: string, runId: string) =>
  insertEntry(tx, { studentId, kind: 'attempts', amount: -1, reason: 'use', reference: `run:${runId}` });

const exhausted = () =>
  new DomainError('allowance-exhausted', {
    message: 'You have used all your prediction attempts. Top up to predict again',
  });

function demandYear(year: number, asked: number | undefined): void {
  if (asked === undefined || asked === year) return;
  throw new InvalidInput({
    year:
      asked > year
        ? `We predict the admissions of ${year}. There is not enough data for a later one`
        : `We predict the admissions of ${year}. The results of earlier ones are published`,
  });
}

/** What makes two questions the same: exam, year, facts and input, in whatever order its fields came. */
function hashOf({ exam, year, dataVersion }: Edition, input: object): Buffer {
  const fields = Object.entries(input).filter(([name, value]) => name !== 'year' && value !== undefined);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([exam, year, dataVersion, sorted]))
    .digest();
}
