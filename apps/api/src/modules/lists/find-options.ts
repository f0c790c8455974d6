import type { Exam } from '@dakhila/contract/exam';
import type { ListOption } from '@dakhila/contract/list-views';
import type { Deps } from '../../ports.ts';
import { optionBook } from './option-book.ts';

/** Lines of the option form to choose from: those of a college, or the best matches of a search. Neither asked: nothing. */
export function findOptions(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { exam, search, collegeId }: { exam: Exam; search?: string | undefined; collegeId?: string | undefined },
): ListOption[] {
  const book = optionBook(catalogue, exam);
  const lines = collegeId === undefined ? book.search(search ?? '') : book.ofCollege(collegeId);
  return lines.map(({ choice, collegeName, city, programme, official, note, collegeId: id }) => ({
    ...{ choice, collegeId: id, collegeName, city, programme, official, note },
  }));
}
