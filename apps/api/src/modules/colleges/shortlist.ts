import { type SavedCollege, SHORTLIST_LIMIT } from '@dakhila/contract/shortlist';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { type Budget, requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { existing, findCollege } from './index.ts';
import { countSaved, insertSaved, listSaved, lockShortlist, type SavedKey } from './store.ts';

/** Far more than a person taps. */
const CHANGES: Budget = { limit: 120, windowSeconds: 60 };

export const boundChanges = (db: Db, studentId: string): Promise<void> =>
  requireBudget(db, `shortlist:student:${studentId}`, CHANGES);

/** The student's shortlist with what a card shows of each college. One that is no longer in the facts is left out. */
export async function readShortlist(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  studentId: string,
): Promise<SavedCollege[]> {
  const saved = await listSaved(db, studentId);
  return saved.flatMap(({ exam, collegeId, savedAt }) => {
    const college = findCollege(catalogue, exam, collegeId);
    return college ? [{ exam, savedAt: savedAt.toISOString(), college }] : [];
  });
}

/** Adds a college to the student's shortlist, up to its limit. */
export async function saveCollege({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>, key: SavedKey): Promise<void> {
  existing(findCollege(catalogue, key.exam, key.collegeId));
  await db.transaction(async (tx) => {
    await lockShortlist(tx, key.studentId);
    await insertSaved(tx, key);
    if ((await countSaved(tx, key.studentId)) <= SHORTLIST_LIMIT) return;
    throw new DomainError('conflict', { message: messageOf('colleges.shortlistFull', { count: SHORTLIST_LIMIT }) });
  });
}
