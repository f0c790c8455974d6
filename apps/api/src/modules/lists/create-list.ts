import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { DomainError } from '@dakhila/domain/errors';
import { arranged } from '@dakhila/domain/lists/arrange';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { LIST_NAME_LENGTH, LISTS_LIMIT } from '@dakhila/domain/lists/limits';
import { InvalidInput } from '../../http/errors.ts';
import { holdStudent } from '../accounts/index.ts';
import { knownChoices, spendChoices } from './edit-list.ts';
import type { ListNeeds } from './judging.ts';
import { type OwnList, openList } from './open-list.ts';
import { seerOf } from './see-list.ts';
import { countLists, headOf, insertList, type StoredList } from './store.ts';

type Wanted = { exam: Exam; name: string; choices?: ChoiceKey[] | undefined };

/** Begins a list, as long as the student has room for one more. */
export async function createList(needs: ListNeeds, studentId: string, wanted: Wanted): Promise<ListHead> {
  const { exam, name } = wanted;
  const order = arranged(wanted.choices ?? []);
  if (!order.ok) throw new InvalidInput({ choices: order.why });
  const choices = knownChoices(needs.catalogue, exam, order.choices, order.choices);
  // Nothing is seen of an empty list, and nobody waits for forecasts to begin one.
  const seen = choices.length === 0 ? null : (await seerOf(needs, studentId, exam))(choices);
  return insertWithinLimit(needs, { studentId, exam, name, choices, seen }, choices);
}

/** Copies a list under a name of its own. What is judged already costs nothing of the day. */
export async function duplicateList(needs: ListNeeds, own: OwnList, name: string | undefined): Promise<ListHead> {
  const { exam, choices, seen, ...list } = await openList(needs.db, own);
  const copied = name ?? `${list.name.slice(0, LIST_NAME_LENGTH - COPY.length)}${COPY}`;
  return insertWithinLimit(needs, { studentId: own.studentId, exam, name: copied, choices, seen }, []);
}
const COPY = ' (copy)';

type NewList = Pick<StoredList, 'studentId' | 'exam' | 'name' | 'choices' | 'seen'>;

function insertWithinLimit(
  { db, newId, now }: ListNeeds,
  list: NewList,
  added: readonly ChoiceKey[],
): Promise<ListHead> {
  return db.transaction(async (tx) => {
    await holdStudent(tx, list.studentId);
    if ((await countLists(tx, list.studentId, list.exam)) >= LISTS_LIMIT)
      throw new DomainError('conflict', {
        message: `You have ${LISTS_LIMIT} lists for this exam. Delete one to begin another`,
      });
    await spendChoices({ db: tx, now }, list, added);
    return headOf(await insertList(tx, { id: newId(), ...list }));
  });
}
