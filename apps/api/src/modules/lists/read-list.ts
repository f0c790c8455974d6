import type { Exam } from '@dakhila/contract/exam';
import type { PreferenceList } from '@dakhila/contract/list-views';
import { DomainError } from '@dakhila/domain/errors';
import { type Changes, changesSince, type Seen } from '@dakhila/domain/lists/changes';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { compulsoryByRound, roundRules } from '@dakhila/domain/lists/round-rules';
import { labelOf, messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import { unsureText } from '@dakhila/domain/predictor/unsure-texts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { currentSeason, type SeasonNeeds } from '../predictor/index.ts';
import { moneyOfChoice, readListMoney } from './choice-money.ts';
import {
  type EvaluatedChoice,
  estimatorFor,
  evaluateChoices,
  type ListNeeds,
  seenNow,
  shownLine,
  shownStanding,
} from './evaluate-list.ts';
import { optionBook } from './option-book.ts';
import { pastYears } from './past-years.ts';
import { deleteList, findList, headOf, listRoundsEntered, lockList, type StoredList, saveSeen } from './store.ts';
import { type UnsureTexts, unsureChoices } from './unsure-choices.ts';

export type OwnList = { id: string; studentId: string };

const orRefuse = (found: StoredList | undefined): StoredList => {
  if (found === undefined) throw new DomainError('not-found', { message: messageOf('lists.notFound') });
  return found;
};

/** The student's own list; throws when there is none. */
export const openList = async (db: Db, list: OwnList) => orRefuse(await findList(db, list));
/** The same, locked until the transaction ends. */
export const openListToEdit = async (db: Db, list: OwnList) => orRefuse(await lockList(db, list));

/** A list, the estimator of its owner and what that says of each choice, read together: all of one version and one profile. */
export type EstimatedList = { list: StoredList; evaluated: EvaluatedChoice[] } & Awaited<
  ReturnType<typeof estimatorFor>
>;

export async function openEstimated(needs: ListNeeds, own: OwnList): Promise<EstimatedList> {
  const list = await openList(needs.db, own);
  const called = await estimatorFor(needs, own.studentId, list.exam);
  const evaluated = evaluateChoices(called.estimator, optionBook(needs.catalogue, list.exam), list.choices);
  return { list, evaluated, ...called };
}

/** The owner's own list: what the family pays is in this one only, because its amounts tell of income and category. */
export async function readList(needs: ListNeeds, own: OwnList): Promise<Unsaid<PreferenceList>> {
  const opened = await openEstimated(needs, own);
  const list = shownList(needs, opened);
  const money = await readListMoney(needs, own.studentId, list.exam);
  const costs = opened.evaluated.map((choice) => moneyOfChoice(opened.estimator.table, choice, money));
  return { ...list, choices: list.choices.map((choice, at) => ({ ...choice, cost: costs[at] })) };
}

/** The same, and why some of its chances are unsure, by choice. */
export async function readListForFile(
  needs: ListNeeds,
  own: OwnList,
): Promise<{ list: Unsaid<PreferenceList>; unsure: UnsureTexts }> {
  const estimated = await openEstimated(needs, own);
  const { evaluated, estimator } = estimated;
  const { year } = estimator.table;
  const texts = [...unsureChoices(estimator, evaluated)].map(
    ([key, reason]) => [key, unsureText(reason, year)] as const,
  );
  return { list: shownList(needs, estimated), unsure: Object.fromEntries(texts) };
}

/** A list with every choice evaluated for the student's own profile, and what changed since it was last seen. */
export function shownList(
  needs: Pick<ListNeeds, 'catalogue'>,
  { list, evaluated, estimator, estimation }: EstimatedList,
): Unsaid<PreferenceList> {
  const { year, dataYears } = estimator.table;
  const seen = seenNow(estimator, evaluated);
  return {
    ...headOf(list),
    choices: evaluated.map((choice) => ({
      ...shownLine(choice),
      standing: shownStanding(estimator.table, choice.estimate),
    })),
    year,
    rounds: estimator.rounds,
    dataYears,
    estimation,
    lists: (estimator.student?.standing.lists ?? []).map((list) => ({ ...list, label: labelOf(list.label) })),
    changes: list.seen === null || seen === null ? null : shownChanges(changesSince(list.seen, seen)),
    compulsory: compulsoryByRound(roundRules(list.exam, year)),
    mockYears: pastYears(needs.catalogue, list.exam).map((past) => past.year),
  };
}

type Standing = { state: string; percent: number | null };
const STATES = ['estimated', 'range', 'closed', 'unknown', 'no-data', 'none'] as const;

function shownChanges(changes: Changes | null): Unsaid<PreferenceList['changes']> {
  if (changes === null) return null;
  const short = ({ state, percent }: Standing) => ({
    state: STATES.find((known) => known === state) ?? 'none',
    chance: percent === null ? null : percent / 100,
  });
  return {
    reasons: changes.reasons,
    choices: changes.choices.map(({ choice, before, after }) => ({
      choice,
      before: short(before),
      after: short(after),
    })),
  };
}

/** Returns what a student sees of choices; null without an estimate. An edit must not fail while forecasts are unavailable. */
export async function seerOf(
  needs: ListNeeds,
  studentId: string,
  exam: Exam,
): Promise<(choices: readonly ChoiceKey[]) => Seen | null> {
  const book = optionBook(needs.catalogue, exam);
  const called = await estimatorFor(needs, studentId, exam).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'unavailable') return null;
    throw error;
  });
  return (choices) => called && seenNow(called.estimator, evaluateChoices(called.estimator, book, choices));
}

/** Records that the student has read the changes. */
export async function markSeen(needs: ListNeeds, own: OwnList): Promise<void> {
  const list = await openList(needs.db, own);
  const see = await seerOf(needs, own.studentId, list.exam);
  const seen = see(list.choices);
  if (seen !== null) await saveSeen(needs.db, list.id, seen);
}

/** Deletes a list, unless rounds of this admission were entered on it: they would be deleted too. */
export async function removeList(needs: Pick<Deps, 'db'> & SeasonNeeds, own: OwnList): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const { id, exam } = await openListToEdit(tx, own);
    const rounds = await listRoundsEntered(tx, id, currentSeason(needs, exam).year);
    if (rounds.length > 0) throw new DomainError('conflict', { message: whyKept(rounds) });
    await deleteList(tx, id);
  });
}

const whyKept = (rounds: readonly number[]) =>
  messageOf('lists.roundsEntered', { count: rounds.length, rounds: rounds.join(', ') });
