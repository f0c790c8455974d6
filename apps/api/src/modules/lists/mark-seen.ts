import { judgeList, seenNow } from './judge-list.ts';
import { judgeOf, type ListNeeds } from './judging.ts';
import { type OwnList, openList } from './open-list.ts';
import { optionBook } from './option-book.ts';
import { saveSeen } from './store.ts';

/** Notes that the student has read what changed: from here on changes are told anew. */
export async function markSeen(needs: ListNeeds, own: OwnList): Promise<void> {
  const list = await openList(needs.db, own);
  const { judge } = await judgeOf(needs, own.studentId, list.exam);
  const seen = seenNow(judge, judgeList(judge, optionBook(needs.catalogue, list.exam), list.choices));
  if (seen !== null) await saveSeen(needs.db, list.id, seen);
}
