import type { ListNeeds } from './judging.ts';
import { type OwnList, openList } from './open-list.ts';
import { seerOf } from './see-list.ts';
import { saveSeen } from './store.ts';

/** Notes that the student has read what changed: from here on changes are told anew. */
export async function markSeen(needs: ListNeeds, own: OwnList): Promise<void> {
  const list = await openList(needs.db, own);
  const see = await seerOf(needs, own.studentId, list.exam);
  const seen = see(list.choices);
  if (seen !== null) await saveSeen(needs.db, list.id, seen);
}
