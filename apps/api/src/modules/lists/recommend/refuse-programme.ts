import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { REFUSALS_LIMIT } from '@dakhila/domain/lists/recommend/recommend';
import { messageOf } from '@dakhila/domain/messages/message';
import { InvalidInput } from '../../../http/validate-input.ts';
import type { Deps } from '../../../ports.ts';
import { holdStudent } from '../../accounts/index.ts';
import { optionBook } from '../option-book.ts';
import { type OwnList, openList } from '../read-list.ts';
import { deleteRefusal, saveRefusal } from './store.ts';

type Needs = Pick<Deps, 'db' | 'catalogue'>;

/** Remembers that a student does not want a programme, for all lists of the exam. */
export async function refuseProgramme({ db, catalogue }: Needs, own: OwnList, choice: ChoiceKey): Promise<void> {
  const { exam } = await openList(db, own);
  const line = optionBook(catalogue, exam).find(choice);
  if (line === undefined) throw new InvalidInput({ choice: messageOf('lists.unknownProgramme') });
  await db.transaction(async (tx) => {
    // Calls of one student run one after the other, so that concurrent ones cannot exceed the limit.
    await holdStudent(tx, own.studentId);
    await saveRefusal(tx, { studentId: own.studentId, exam, choice: line.choice }, REFUSALS_LIMIT);
  });
}

/** Takes a refusal back. */
export async function takeBackRefusal({ db, catalogue }: Needs, own: OwnList, choice: ChoiceKey): Promise<void> {
  const { exam } = await openList(db, own);
  const key = optionBook(catalogue, exam).find(choice)?.choice ?? choice;
  await deleteRefusal(db, { studentId: own.studentId, exam, choice: key });
}
