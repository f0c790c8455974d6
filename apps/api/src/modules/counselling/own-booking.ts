import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { type BookingWithPeople, findBooking, lockBooking } from './store.ts';

/** A booking of this student; another's is not found. */
export async function demandOwn(db: Db, id: string, studentId: string): Promise<BookingWithPeople> {
  const found = isUuid(id) ? await findBooking(db, id) : undefined;
  if (found?.studentId !== studentId) throw new DomainError('not-found', { message: 'We could not find this session' });
  return found;
}

/** The same, held until the transaction ends and as it is now. */
export async function lockOwn(db: Db, id: string, studentId: string): Promise<BookingWithPeople> {
  await demandOwn(db, id, studentId);
  await lockBooking(db, id);
  return demandOwn(db, id, studentId);
}
