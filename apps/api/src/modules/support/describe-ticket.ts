import { screenshotPath, type Ticket, type TicketSummary } from '@dakhila/contract/support';
import { EXCERPT_LENGTH } from '@dakhila/domain/support/ticket';
import type { Db } from '../../db/client.ts';
import { findTranscript, hasScreenshot, type ListedTicket, listMessages, type StoredTicket } from './store.ts';

/** A ticket as a list shows it. */
export const summarise = (ticket: ListedTicket): TicketSummary => ({
  id: ticket.id,
  number: ticket.number,
  topic: ticket.topic,
  status: ticket.status,
  excerpt: ticket.excerpt,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
});

/** A ticket with its whole thread. */
export async function describeTicket(db: Db, ticket: StoredTicket): Promise<Ticket> {
  const messages = await listMessages(db, ticket.id);
  return {
    ...summarise({ ...ticket, excerpt: (messages[0]?.text ?? '').slice(0, EXCERPT_LENGTH) }),
    messages: messages.map(({ id, author, text, createdAt }) => ({ id, author, text, at: createdAt.toISOString() })),
    screenshot: (await hasScreenshot(db, ticket.id)) ? screenshotPath(ticket.id) : null,
    transcript: await findTranscript(db, ticket.id),
  };
}
