import type { Ticket } from '@dakhila/contract/support';
import { statusAfter, type TicketTopic } from '@dakhila/domain/support/ticket';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { describeTicket } from './describe-ticket.ts';
import { boundWriting } from './limits.ts';
import { cleanScreenshot } from './screenshot.ts';
import { findTicket, insertMessage, insertScreenshot, insertTicket } from './store.ts';

type NewTicket = { studentId: string; topic: TicketTopic; text: string };

/** Opens a ticket inside the caller's transaction and answers with its id. */
export async function createTicket(db: Db, newId: Deps['newId'], { text, ...ticket }: NewTicket): Promise<string> {
  const id = newId();
  const status = statusAfter('student');
  await insertTicket(db, { ...ticket, id, status });
  await insertMessage(db, { id: newId(), ticketId: id, author: 'student', text }, status);
  return id;
}

/** Opens a ticket for a student, with the picture re-encoded before anything is stored. */
export async function openTicket(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  { screenshot, ...ticket }: NewTicket & { screenshot?: string | undefined },
): Promise<Ticket> {
  const jpeg = screenshot ? await boundedPicture(db, ticket.studentId, screenshot) : undefined;
  // A picture that was refused costs no ticket.
  await boundWriting(db, 'tickets', ticket.studentId);
  return db.transaction(async (tx) => {
    const id = await createTicket(tx, newId, ticket);
    if (jpeg) await insertScreenshot(tx, id, jpeg);
    const opened = await findTicket(tx, id, ticket.studentId);
    if (!opened) throw new Error('the ticket that was just written is not there');
    return describeTicket(tx, opened);
  });
}

async function boundedPicture(db: Db, studentId: string, screenshot: string): Promise<Buffer> {
  await boundWriting(db, 'pictures', studentId);
  return cleanScreenshot(screenshot);
}
