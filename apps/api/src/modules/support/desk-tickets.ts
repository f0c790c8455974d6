import type { DeskTicket, QueuedTicket } from '@dakhila/contract/desk/tickets';
import { DomainError } from '@dakhila/domain/errors';
import { NOTES_PER_TICKET } from '@dakhila/domain/support/desk';
import { EXCERPT_LENGTH } from '@dakhila/domain/support/ticket';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first } from '../../db/rows.ts';
import { staffMembers, students, ticketMessages, ticketNotes, tickets } from '../../db/schema/index.ts';
import type { readQueue } from './queue.ts';
import { hasScreenshot } from './screenshot-store.ts';
import { findByNumber, findTranscript, lockTicket, type StoredTicket } from './store.ts';

type Row = Awaited<ReturnType<typeof readQueue>>['page'][number];

/** A ticket as a line of the queue. */
export const describeQueued = ({ ticket, firstName, lastName, assignee, excerpt }: Row): QueuedTicket => ({
  number: ticket.number,
  topic: ticket.topic,
  status: ticket.status,
  student: `${firstName} ${lastName}`.trim(),
  excerpt: excerpt ?? '',
  assignedTo: ticket.assignedTo && assignee ? { id: ticket.assignedTo, name: assignee } : null,
  waitingSince: ticket.waitingSince?.toISOString() ?? null,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
});

/** The ticket of a number; throws when there is none. */
export async function requireTicket(db: Db, number: string): Promise<StoredTicket> {
  const ticket = await findByNumber(db, Number(number));
  if (!ticket) throw new DomainError('not-found');
  return ticket;
}

/** Locks a ticket that has not changed since it was read; of two people who act at once, the second is refused. */
export async function lockUnchanged(tx: Db, number: string, revision: number): Promise<StoredTicket> {
  const { id } = await requireTicket(tx, number);
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw new DomainError('not-found');
  if (ticket.revision !== revision) throw new DomainError('ticket-changed');
  return ticket;
}

/** Takes a ticket, hands it over or gives it back; `to` must be somebody who may answer. */
export const assignTicket = (tx: Db, id: string, to: string | null) =>
  tx.update(tickets).set({ assignedTo: to }).where(eq(tickets.id, id));

/** Adds a note that only staff read. */
export async function addNote(tx: Db, note: typeof ticketNotes.$inferInsert) {
  await lockTicket(tx, note.ticketId);
  if ((await tx.$count(ticketNotes, eq(ticketNotes.ticketId, note.ticketId))) >= NOTES_PER_TICKET)
    throw new DomainError('conflict', { detail: 'This ticket has as many notes as it can hold.' });
  await tx.insert(ticketNotes).values(note);
}

/** A ticket with everything that the desk shows of it. */
export async function describeForDesk(db: Db, { id }: Pick<StoredTicket, 'id'>): Promise<DeskTicket> {
  const row = await first(
    db
      .select({ ticket: tickets, student: students, assignee: staffMembers.name })
      .from(tickets)
      .innerJoin(students, eq(students.id, tickets.studentId))
      .leftJoin(staffMembers, eq(staffMembers.id, tickets.assignedTo))
      .where(eq(tickets.id, id)),
  );
  if (!row) throw new DomainError('not-found');
  const { ticket, student, assignee } = row;
  const messages = await db
    .select({ message: ticketMessages, by: staffMembers.name })
    .from(ticketMessages)
    .leftJoin(staffMembers, eq(staffMembers.id, ticketMessages.staffId))
    .where(eq(ticketMessages.ticketId, id))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
  const notes = await db
    .select({ note: ticketNotes, by: sql<string>`coalesce(${staffMembers.name}, '')` })
    .from(ticketNotes)
    .leftJoin(staffMembers, eq(staffMembers.id, ticketNotes.staffId))
    .where(eq(ticketNotes.ticketId, id))
    .orderBy(asc(ticketNotes.createdAt), asc(ticketNotes.id));
  const excerpt = messages[0]?.message.text.slice(0, EXCERPT_LENGTH) ?? '';
  return {
    ...describeQueued({ ticket, ...student, assignee, excerpt, queuedAtExact: '' }),
    revision: ticket.revision,
    language: student.language,
    plan: student.tierName,
    hasScreenshot: await hasScreenshot(db, id),
    transcript: await findTranscript(db, id),
    messages: messages.map(({ message: { id: key, author, text, createdAt }, by }) => ({
      ...{ id: key, author, by, text },
      at: createdAt.toISOString(),
    })),
    notes: notes.map(({ note, by }) => ({ id: note.id, by, text: note.text, at: note.createdAt.toISOString() })),
  };
}
