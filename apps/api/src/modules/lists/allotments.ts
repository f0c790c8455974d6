import type { Exam } from '@dakhila/contract/exam';
import type { Allotment } from '@dakhila/contract/rounds';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { deleteAllotment, listAllotments, type StoredAllotment, saveAllotment } from '../lists/store.ts';
import { currentSeason, type SeasonNeeds } from '../predictor/index.ts';
import { optionBook } from './option-book.ts';
import { openList } from './read-list.ts';

type Needs = Pick<Deps, 'db' | 'catalogue'> & SeasonNeeds;
type Own = { studentId: string; exam: Exam };

/** What the student entered for this year's rounds, first round first. */
export async function readAllotments(needs: Needs, own: Own): Promise<Allotment[]> {
  const entered = await listAllotments(needs.db, { ...own, year: currentSeason(needs, own.exam).year });
  return entered.map((allotment) => describe(needs, allotment));
}

/** Keeps what a round allotted: a choice of the list, or nothing. */
export async function enterAllotment(
  needs: Needs,
  own: Own,
  entered: { round: number; listId: string; choice: string | null },
): Promise<Allotment> {
  const { round, listId, choice } = entered;
  const { year, rounds } = currentSeason(needs, own.exam);
  if (round > rounds) throw new InvalidInput({ round: messageOf('rounds.count', { count: rounds }) });
  const list = await openList(needs.db, { id: listId, studentId: own.studentId });
  if (list.exam !== own.exam) throw new InvalidInput({ listId: messageOf('rounds.otherExam') });
  const place = choice === null ? null : list.choices.indexOf(choice) + 1;
  if (place === 0) throw new InvalidInput({ choice: messageOf('rounds.notOnList') });
  return describe(needs, await saveAllotment(needs.db, { ...own, year, round, listId, choice, place }));
}

/** Takes an entry back. */
export async function removeAllotment(needs: Needs, own: Own, round: number): Promise<void> {
  const isGone = await deleteAllotment(needs.db, { ...own, year: currentSeason(needs, own.exam).year }, round);
  if (!isGone) throw new DomainError('not-found', { message: messageOf('lists.nothingEntered') });
}

/** An entry in words. */
export function describe({ catalogue }: Pick<Needs, 'catalogue'>, entered: StoredAllotment): Allotment {
  const { exam, year, round, listId, choice, place, enteredAt } = entered;
  const line = choice === null ? undefined : optionBook(catalogue, exam).find(choice);
  return {
    ...{ exam, year, round, listId, choice, place },
    collegeName: line?.collegeName ?? null,
    programme: line?.programme ?? null,
    enteredAt: enteredAt.toISOString(),
  };
}
