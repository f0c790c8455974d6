import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { DomainError } from '@dakhila/domain/errors';
import { type Arranged, arranged, seenAfterEdit, withAdded, without } from '@dakhila/domain/lists/changes';
import { type ChoiceKey, LIST_NAME_LENGTH, LISTS_LIMIT } from '@dakhila/domain/lists/choice-key';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import type { Db } from '../../db/client.ts';
import { Outdated } from '../../http/errors.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import { holdStudent } from '../accounts/index.ts';
import { type ListNeeds, recordEvaluation } from './evaluate-list.ts';
import { optionBook } from './option-book.ts';
import { type OwnList, openList, openListToEdit, seerOf } from './read-list.ts';
import { countLists, headOf, insertList, type StoredList, saveEdit } from './store.ts';

type Wanted = { exam: Exam; name: string; choices?: ChoiceKey[] | undefined };

/** Creates a list, up to the limit of lists. */
export async function createList(needs: ListNeeds, studentId: string, wanted: Wanted): Promise<ListHead> {
  const { exam, name } = wanted;
  const order = arranged(wanted.choices ?? []);
  if (!order.ok) throw new InvalidInput({ choices: order.why });
  const choices = knownChoices(needs.catalogue, exam, order.choices, order.choices);
  // An empty list has nothing to estimate, so it does not wait for forecasts.
  const seen = choices.length === 0 ? null : (await seerOf(needs, studentId, exam))(choices);
  return insertWithinLimit(needs, { studentId, exam, name, choices, seen }, choices);
}

/** Copies a list. Its choices are evaluated already, so they do not count toward the daily limit. */
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
      throw new DomainError('conflict', { message: messageOf('lists.tooMany', { count: LISTS_LIMIT }) });
    await spendChoices({ db: tx, now }, list, added);
    return headOf(await insertList(tx, { id: newId(), ...list }));
  });
}

const UNTIL_TOMORROW_SECONDS = 86_400;
const TOO_MANY = messageOf('lists.tooManyAdded');

/** Reorders the choices of the version that the student saw. */
export const orderChoices = (needs: ListNeeds, own: OwnList, edit: { version: number; choices: ChoiceKey[] }) =>
  editChoices(needs, own, edit.version, () => arranged(edit.choices));

/** Adds choices at the end. Without a version nothing can be overwritten, so that none is demanded. */
export const addChoices = (
  needs: ListNeeds,
  own: OwnList,
  { choices, version }: { choices: ChoiceKey[]; version?: number | undefined },
) => editChoices(needs, own, version, (before) => withAdded(before, choices));

export const takeChoice = (needs: ListNeeds, own: OwnList, choice: ChoiceKey) =>
  editChoices(needs, own, undefined, (before) => ({ ok: true, choices: without(before, choice) }));

export async function renameList({ db }: Pick<ListNeeds, 'db'>, own: OwnList, edit: { version: number; name: string }) {
  return db.transaction(async (tx) => {
    const list = await openListToEdit(tx, own);
    requireVersion(list, edit.version);
    return headOf(await saveEdit(tx, list.id, { name: edit.name }));
  });
}

async function editChoices(
  needs: ListNeeds,
  own: OwnList,
  version: number | undefined,
  arrange: (before: readonly ChoiceKey[]) => Arranged,
) {
  const { exam } = await openList(needs.db, own);
  // Estimating may wait for forecasts, so it is not done inside a transaction.
  const see = await seerOf(needs, own.studentId, exam);
  return needs.db.transaction(async (tx) => {
    const list = await openListToEdit(tx, own);
    requireVersion(list, version);
    const wanted = arrange(list.choices);
    if (!wanted.ok) throw new InvalidInput({ choices: wanted.why });
    const isSame = wanted.choices.join(' ') === list.choices.join(' ');
    if (isSame) return headOf(list);
    const added = wanted.choices.filter((choice) => !list.choices.includes(choice));
    const choices = knownChoices(needs.catalogue, exam, wanted.choices, added);
    await spendChoices({ db: tx, now: needs.now }, list, added);
    const seen = see(choices);
    return headOf(
      await saveEdit(tx, list.id, { choices, seen: seen === null ? list.seen : seenAfterEdit(list.seen, seen) }),
    );
  });
}

function requireVersion(list: StoredList, version: number | undefined): void {
  if (version !== undefined && version !== list.version) throw new Outdated('list-changed', headOf(list));
}

/** New choices with their newest code; unknown ones are refused. Choices that are on the list already may stay. */
function knownChoices(
  catalogue: Catalogue,
  exam: Exam,
  choices: readonly ChoiceKey[],
  added: readonly ChoiceKey[],
): ChoiceKey[] {
  const book = optionBook(catalogue, exam);
  const newest = choices.map((choice) => {
    if (!added.includes(choice)) return choice;
    const line = book.find(choice);
    if (line === undefined) throw new InvalidInput({ choices: messageOf('lists.unknownProgramme') });
    return line.choice;
  });
  return [...new Set(newest)];
}

/** Counts new choices toward the daily limit. */
async function spendChoices(
  { db, now }: { db: Db; now: () => Date },
  { studentId, exam }: Pick<StoredList, 'studentId' | 'exam'>,
  choices: readonly ChoiceKey[],
): Promise<void> {
  if (choices.length === 0 || (await recordEvaluation(db, { studentId, exam, now: now(), choices }))) return;
  throw new DomainError('too-many-requests', { message: TOO_MANY, retryAfterSeconds: UNTIL_TOMORROW_SECONDS });
}
