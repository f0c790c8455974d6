import { statusAfter } from '@dakhila/domain/support/ticket';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage } from '../outbox/index.ts';
import { findByNumber, findStudentAddress, insertMessage, lockTicket, type StoredTicket } from './store.ts';

/** An answer is worth sending for three days; it stands on the page for ever. */
const WORTH_MS = 3 * 86_400_000;

type Needs = Pick<Deps, 'newId' | 'secrets' | 'config' | 'now'>;

/** Support writes in a thread, inside the caller's transaction, and the student is told by e-mail if it commits. Null: there is no such ticket. */
export async function answerTicket(
  deps: Needs,
  tx: Db,
  { number, text, isLast }: { number: number; text: string; isLast: boolean },
): Promise<StoredTicket | null> {
  const found = await findByNumber(tx, number);
  const ticket = found && (await lockTicket(tx, found.id));
  if (!ticket) return null;
  const status = isLast ? 'closed' : statusAfter('support');
  await insertMessage(tx, { id: deps.newId(), ticketId: ticket.id, author: 'support', text }, status);
  const student = await findStudentAddress(tx, ticket.studentId);
  if (student) {
    await enqueueMessage(deps, tx, {
      channel: 'email',
      to: student.email,
      studentId: ticket.studentId,
      subject: `Answer to your ticket ${ticket.number} · ${deps.config.BRAND_NAME}`,
      text: [
        `Hello ${student.firstName},`,
        text,
        `Read the whole thread and write on here: ${deps.config.PUBLIC_URL}/support?ticket=${ticket.id}`,
      ].join('\n\n'),
      expiresAt: new Date(deps.now().getTime() + WORTH_MS),
    });
  }
  return { ...ticket, status };
}
