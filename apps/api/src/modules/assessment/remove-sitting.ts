import type { Deps } from '../../ports.ts';
import { deleteShares } from './share-store.ts';
import { emptySitting, requireSitting } from './store.ts';

/** Deletes answers, scores and links. What was spent stays spent, and a finished assessment stays known as finished. */
export function removeSitting({ db }: Pick<Deps, 'db'>, studentId: string, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await requireSitting(tx, studentId, id, 'update');
    await deleteShares(tx, id);
    await emptySitting(tx, id);
  });
}
