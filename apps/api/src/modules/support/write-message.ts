import type { Ticket } from '@dakhila/contract/support';
import { DomainError } from '@dakhila/domain/errors';
import { LONGEST_THREAD, statusAfter } from '@dakhila/domain/support/ticket';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../ports.ts';
import { describeTicket } from './describe-ticket.ts';
import { boundWriting } from './limits.ts';
import { insertMessage, listMessages, lockTicket, setStatus } from './store.ts';

type OwnTicket = { id: string; studentId: string };

/** The student writes on. A closed ticket reopens. */
export async function writeOn(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  { id, studentId }: OwnTicket,
  text: string,
): Promise<Ticket> {
  if (!isUuid(id)) throw new DomainError('not-found');
  await boundWriting(db, 'messages', studentId);
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id, studentId);
    if (!ticket) throw new DomainError('not-found');
    if ((await listMessages(tx, id)).length >= LONGEST_THREAD)
      throw new DomainError('conflict', { message: 'This ticket has grown long. Please open a new one' });
    const status = statusAfter('student');
    await insertMessage(tx, { id: newId(), ticketId: id, author: 'student', text }, status);
    return describeTicket(tx, { ...ticket, status });
  });
}

/** The student is done with it. */
export async function closeOwn({ db }: Pick<Deps, 'db'>, { id, studentId }: OwnTicket): Promise<Ticket> {
  if (!isUuid(id)) throw new DomainError('not-found');
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id, studentId);
    if (!ticket) throw new DomainError('not-found');
    if (ticket.status !== 'closed') await setStatus(tx, id, 'closed');
    return describeTicket(tx, { ...ticket, status: 'closed' });
  });
}
