import type { Exam } from '@dakhila/contract/exam';
import type { Allotment } from '@dakhila/contract/rounds';
import { DomainError } from '@dakhila/domain/errors';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { InvalidInput } from '../../http/errors.ts';
import type { Deps } from '../../ports.ts';
import { admissionYear, openList, optionBook } from '../lists/index.ts';
import { deleteAllotment, listAllotments, type StoredAllotment, saveAllotment } from './store.ts';

type Needs = Pick<Deps, 'db' | 'catalogue' | 'config'>;
type Own = { studentId: string; exam: Exam };

/** What the student entered for this year's rounds, first round first. */
export async function readAllotments(needs: Needs, own: Own): Promise<Allotment[]> {
  const entered = await listAllotments(needs.db, { ...own, year: admissionYear(needs, own.exam) });
  return Promise.all(entered.map((allotment) => describe(needs, allotment)));
}

/** Keeps what a round allotted: a choice of the list, or nothing. */
export async function enterAllotment(
  needs: Needs,
  own: Own,
  entered: { round: number; listId: string; choice: string | null },
): Promise<Allotment> {
  const { round, listId, choice } = entered;
  const year = admissionYear(needs, own.exam);
  const { rounds } = roundRules(own.exam, year);
  if (round > rounds) throw new InvalidInput({ round: `There are ${rounds} rounds` });
  const list = await openList(needs.db, { id: listId, studentId: own.studentId });
  if (list.exam !== own.exam) throw new InvalidInput({ listId: 'This list is of the other exam' });
  if (choice !== null && !list.choices.includes(choice))
    throw new InvalidInput({ choice: 'Only a choice of this list can be allotted. Add it to the list first' });
  return describe(needs, await saveAllotment(needs.db, { ...own, year, round, listId, choice }));
}

/** Takes an entry back. */
export async function removeAllotment(needs: Needs, own: Own, round: number): Promise<void> {
  const isGone = await deleteAllotment(needs.db, { ...own, year: admissionYear(needs, own.exam) }, round);
  if (!isGone) throw new DomainError('not-found', { message: 'Nothing was entered for this round' });
}

/** An entry in words. */
export async function describe({ db, catalogue }: Needs, entered: StoredAllotment): Promise<Allotment> {
  const { studentId, exam, year, round, listId, choice, enteredAt } = entered;
  const { choices } = await openList(db, { id: listId, studentId });
  const line = choice === null ? undefined : optionBook(catalogue, exam).find(choice);
  const at = choice === null ? -1 : choices.indexOf(choice);
  return {
    ...{ exam, year, round, listId, choice },
    collegeName: line?.collegeName ?? null,
    programme: line?.programme ?? null,
    place: at === -1 ? null : at + 1,
    enteredAt: enteredAt.toISOString(),
  };
}
