import type { Ticket } from '@dakhila/contract/support';
import { DomainError } from '@dakhila/domain/errors';
import { statusAfter, type TicketTopic } from '@dakhila/domain/support/ticket';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { readTranscript } from '../conversations/index.ts';
import { describeTicket } from './describe-ticket.ts';
import { boundWriting } from './limits.ts';
import { cleanScreenshot } from './screenshot.ts';
import { findTicket, insertMessage, insertScreenshot, insertTicket, insertTranscript } from './store.ts';

type NewTicket = { studentId: string; topic: TicketTopic; text: string };

/** Opens a ticket inside the caller's transaction and answers with its id. */
export async function createTicket(db: Db, newId: Deps['newId'], { text, ...ticket }: NewTicket): Promise<string> {
  const id = newId();
  const status = statusAfter('student');
  await insertTicket(db, { ...ticket, id, status });
  await insertMessage(db, { id: newId(), ticketId: id, author: 'student', text }, status);
  return id;
}

type Enclosed = { screenshot?: string | undefined; conversationId?: string | undefined };

/** Opens a ticket for a student, with the picture re-encoded before anything is stored, and a conversation as it is now. */
export async function openTicket(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  { screenshot, conversationId, ...ticket }: NewTicket & Enclosed,
): Promise<Ticket> {
  const jpeg = screenshot ? await boundedPicture(db, ticket.studentId, screenshot) : undefined;
  const transcript = conversationId ? await demandTranscript(db, ticket.studentId, conversationId) : undefined;
  // A picture that was refused costs no ticket.
  await boundWriting(db, 'tickets', ticket.studentId);
  return db.transaction(async (tx) => {
    const id = await createTicket(tx, newId, ticket);
    if (jpeg) await insertScreenshot(tx, id, jpeg);
    if (transcript) await insertTranscript(tx, id, transcript);
    const opened = await findTicket(tx, id, ticket.studentId);
    if (!opened) throw new Error('the ticket that was just written is not there');
    return describeTicket(tx, opened);
  });
}

async function demandTranscript(db: Db, studentId: string, id: string): Promise<string> {
  const transcript = await readTranscript(db, { id, studentId });
  if (transcript === null)
    throw new DomainError('not-found', {
      message: 'The conversation is not here any more. Please send your question without it',
    });
  return transcript;
}

async function boundedPicture(db: Db, studentId: string, screenshot: string): Promise<Buffer> {
  await boundWriting(db, 'pictures', studentId);
  return cleanScreenshot(screenshot);
}
