import type { Exam } from '@dakhila/contract/exam';
import { DomainError } from '@dakhila/domain/errors';
import type { Seen } from '@dakhila/domain/lists/changes';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { judgeList, seenNow } from './judge-list.ts';
import { judgeOf, type ListNeeds } from './judging.ts';
import { optionBook } from './option-book.ts';

/** Tells what a student sees of choices; null where nothing is judged. An edit must not fail because there are no forecasts right now. */
export async function seerOf(
  needs: ListNeeds,
  studentId: string,
  exam: Exam,
): Promise<(choices: readonly ChoiceKey[]) => Seen | null> {
  const book = optionBook(needs.catalogue, exam);
  const called = await judgeOf(needs, studentId, exam).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'unavailable') return null;
    throw error;
  });
  return (choices) => called && seenNow(called.judge, judgeList(called.judge, book, choices));
}
