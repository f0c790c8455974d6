import type { SavedCollege } from '@dakhila/contract/shortlist';
import type { Deps } from '../../ports.ts';
import { findCollege } from '../colleges/index.ts';
import { listSaved } from './store.ts';

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
