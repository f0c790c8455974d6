import { permissionsOf } from '@dakhila/domain/counselling/booking';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { cancelSession } from './cancel-session.ts';
import { databaseNow } from './database-now.ts';
import { listBookings } from './store.ts';

/** Cancels every session that a student has ahead, by the rules that hold for the student. Doing so again changes nothing. */
export async function cancelAllAhead(
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId'>,
  studentId: string,
): Promise<void> {
  const now = await databaseNow(deps.db);
  const ahead = (await listBookings(deps.db, studentId)).filter((booking) => permissionsOf(booking, now).cancel);
  for (const { id } of ahead) {
    await cancelSession(deps, { id, studentId, isLateAccepted: true }).catch((error: unknown) => {
      // It began, or the counsellor called it off, in this very moment.
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
    });
  }
}
