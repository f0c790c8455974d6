import { SHORTLIST_LIMIT } from '@dakhila/contract/shortlist';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { existing, findCollege } from '../colleges/index.ts';
import { countSaved, insertSaved, lockShortlist, type SavedKey } from './store.ts';

/** Puts a college on the student's shortlist, as long as there is room. */
export async function saveCollege({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>, key: SavedKey): Promise<void> {
  existing(findCollege(catalogue, key.exam, key.collegeId));
  await db.transaction(async (tx) => {
    await lockShortlist(tx, key.studentId);
    await insertSaved(tx, key);
    if ((await countSaved(tx, key.studentId)) <= SHORTLIST_LIMIT) return;
    throw new DomainError('conflict', {
      message: `Your shortlist is full with ${SHORTLIST_LIMIT} colleges. Remove one to save another`,
    });
  });
}
