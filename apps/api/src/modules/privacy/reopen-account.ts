import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { lockStudent } from '../students/index.ts';
import { tellReopened } from './mails.ts';
import { announceSessions, deleteClosure } from './store.ts';

/** Opens a closed account again, with everything as it was; what was cancelled or stopped stays so. False when it was open. */
export function reopenAccount(
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>,
  studentId: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    // Erased while the page stood open.
    if (!student) throw new DomainError('not-signed-in');
    if (!(await deleteClosure(tx, studentId))) return false;
    await announceSessions(tx, studentId);
    await tellReopened(deps, tx, student);
    return true;
  });
}
