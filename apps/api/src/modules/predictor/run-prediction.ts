import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Preferences } from '@dakhila/domain/predictor/candidate';
import { brokenConstraint } from '../../db/errors.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import type { FamilyMoney } from '../money/index.ts';
import type { Editions } from './editions.ts';
import type { ExamPredictor } from './exam-predictors.ts';
import type { Predictor } from './predictor.ts';
import { hasWaivers, readRunMoney } from './result-money.ts';
import type { ShownRun } from './saved-run.ts';
import { findSameQuestion, markAsked, saveRun } from './store.ts';

/** A candidate as the call has it. */
export type Asked<Candidate> = Candidate & { year?: number | undefined; preferences?: Preferences | undefined };

/** A run that was just made, or the one that answers the same question. */
export type RunOutcome = {
  id: string;
  isReopened: boolean;
  /** The same question was answered from older forecasts before. */
  isRenewed: boolean;
  /** What is shown of a run that was just made, and what it costs the family: nothing of it has to be read again. */
  made?: { run: ShownRun; family: FamilyMoney };
};

/**
 * Predicts, in the thread of the exam, then spends one attempt and saves in one statement: a run that fails costs nothing. The same question again costs nothing
 * either: the saved run opens, or a new one is made if its forecasts are outdated.
 */
export async function runPrediction<Candidate extends object>(
  {
    db,
    newId,
    catalogue,
    editions,
    predictor,
  }: Pick<Deps, 'db' | 'newId' | 'catalogue'> & {
    editions: Editions;
    predictor: Predictor;
  },
  examPredictor: ExamPredictor<Candidate>,
  { studentId, input }: { studentId: string; input: Asked<Candidate> },
): Promise<RunOutcome> {
  const { edition } = examPredictor;
  requireYear(edition.year, input.year);
  const question = { studentId, exam: edition.exam, year: edition.year, input: { ...input } };
  const { same, attemptsLeft } = await findSameQuestion(db, question, edition.id);
  if (same?.isCurrent) {
    await markAsked(db, same.id);
    return { id: same.id, isReopened: true, isRenewed: false };
  }
  const isFree = same !== null;
  // Rejects a student without attempts before the thread does any work. The attempt is spent, and checked again, below.
  if (!isFree && attemptsLeft <= 0) throw exhausted();
  const id = newId();
  const family = await readRunMoney({ db, catalogue }, studentId, question);
  // What all colleges cost decides what is picked first only among fee waiver seats.
  const asked = { input: question.input, money: hasWaivers(question) ? family.table() : undefined };
  const { packed, details, counts, around } = await predictor.ask(edition, 'predict', asked, studentId);
  const result = Buffer.from(packed);
  const run = { ...question, id, editionId: edition.id, title: examPredictor.titleOf(input), counts, details, result };
  const save = async (): Promise<RunOutcome | undefined> => {
    await editions.keep(edition, () => predictor.ask(edition, 'packedEdition', undefined, edition.id));
    const { savedAt, isExhausted } = await saveRun(db, run, isFree);
    if (isExhausted) throw exhausted();
    if (savedAt === null) return undefined;
    const own = { id, input: question.input, counts, createdAt: savedAt, result, details, edition, around };
    return { id, isReopened: false, isRenewed: isFree, made: { run: own, family } };
  };
  const saveWithEdition = () =>
    save().catch((error: unknown) => {
      if (brokenConstraint(error) !== 'prediction_runs_edition_id_fkey') throw error;
      editions.forget(edition.id);
      return save();
    });
  // Another request may have answered the question meanwhile, perhaps with the last attempt: its answer serves this one too.
  const answeredMeanwhile = async (error: unknown): Promise<RunOutcome> => {
    const { same: meanwhile } = await findSameQuestion(db, question, edition.id);
    if (!meanwhile?.isCurrent) throw error;
    return { id: meanwhile.id, isReopened: true, isRenewed: false };
  };
  return saveWithEdition().then(
    (saved) => saved ?? answeredMeanwhile(new Error('the run that answers the same question is gone')),
    answeredMeanwhile,
  );
}

const exhausted = () =>
  new DomainError('allowance-exhausted', {
    message: messageOf('predictor.noneLeft'),
  });

function requireYear(year: number, asked: number | undefined): void {
  if (asked === undefined || asked === year) return;
  throw new InvalidInput({ year: messageOf(asked > year ? 'input.tooLateYear' : 'input.tooEarlyYear', { year }) });
}
