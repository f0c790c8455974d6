import { EXCERPT_LENGTH, type TicketAuthor, type TicketStatus } from '@dakhila/domain/support/ticket';
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { first, matches } from '../../db/rows.ts';
import { feedback, students, ticketMessages, tickets, ticketTranscripts } from '../../db/schema/index.ts';

export type StoredTicket = typeof tickets.$inferSelect;
export type StoredMessage = typeof ticketMessages.$inferSelect;
/** A ticket with the beginning of its first message. */
export type ListedTicket = StoredTicket & { excerpt: string };

/** A page of tickets; few students have as many. */
const MAX_LISTED = 100;

export const insertTicket = (db: Db, ticket: Omit<typeof tickets.$inferInsert, 'number'>) =>
  db.insert(tickets).values(ticket);

export const insertTranscript = (db: Db, ticketId: string, text: string) =>
  db.insert(ticketTranscripts).values({ ticketId, text });

/** The attached conversation with the assistant; null when there is none. */
export async function findTranscript(db: Db, ticketId: string): Promise<string | null> {
  const [row] = await db.select().from(ticketTranscripts).where(eq(ticketTranscripts.ticketId, ticketId));
  return row?.text ?? null;
}

export const insertFeedback = (db: Db, row: typeof feedback.$inferInsert) => db.insert(feedback).values(row);

/** Adds a message and sets the status of its ticket. */
export async function insertMessage(
  db: Db,
  message: { id: string; ticketId: string; author: TicketAuthor; text: string; staffId?: string },
  status: TicketStatus,
) {
  await db.insert(ticketMessages).values(message);
  await setStatus(db, message.ticketId, status);
}

export const setStatus = (db: Db, id: string, status: TicketStatus) =>
  db.update(tickets).set({ status, updatedAt: sql`app_now()` }).where(eq(tickets.id, id));

const LISTED = {
  ...getTableColumns(tickets),
  excerpt: sql<string>`(select left(m.text, ${EXCERPT_LENGTH}) from ticket_messages m where m.ticket_id = tickets.id order by m.created_at limit 1)`,
};

/** A page of the tickets of a student, latest change first, and where the next one begins. */
export const readStudentTickets = (db: Db, studentId: string, after: string | undefined) =>
  readNewest(db, eq(tickets.studentId, studentId), after);

/** An older reply counts as read. */
const NEWS_FOR = sql`interval '7 days'`;

/** The latest answered ticket, while the answer is recent. */
export async function findAnswered(db: Db, studentId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(matches(tickets, { studentId, status: 'answered' }), sql`${tickets.updatedAt} > app_now() - ${NEWS_FOR}`),
    )
    .orderBy(desc(tickets.updatedAt))
    .limit(1);
  return found?.id ?? null;
}

/** A page of tickets, latest change first, and where the next one begins. */
export const readByStatus = (
  db: Db,
  { status, after }: { status: TicketStatus | undefined; after: string | undefined },
) => readNewest(db, status && eq(tickets.status, status), after);

async function readNewest(db: Db, isWanted: SQL | undefined, after: string | undefined) {
  const rows = await db
    .select({ ...LISTED, exactly: exactMoment(tickets.updatedAt) })
    .from(tickets)
    .where(and(isWanted, isBehind({ at: tickets.updatedAt, id: tickets.id }, 'newest', after)))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(MAX_LISTED + 1);
  return cutPage(rows, MAX_LISTED, ({ exactly: at, id }) => ({ at, id }));
}

/** Locks a ticket until the transaction ends, so that messages are added one after the other. */
export async function lockTicket(db: Db, id: string, studentId?: string): Promise<StoredTicket | undefined> {
  const owned = studentId === undefined ? eq(tickets.id, id) : matches(tickets, { id, studentId });
  return first(db.select().from(tickets).where(owned).for('update'));
}

export const findTicket = (db: Db, id: string, studentId: string): Promise<StoredTicket | undefined> =>
  first(db.select().from(tickets).where(matches(tickets, { id, studentId })));

export const findByNumber = (db: Db, number: number): Promise<StoredTicket | undefined> =>
  first(db.select().from(tickets).where(eq(tickets.number, number)));

export const listMessages = (db: Db, ticketId: string): Promise<StoredMessage[]> =>
  db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));

export async function findStudentAddress(db: Db, studentId: string) {
  const [student] = await db
    .select({ email: students.email, firstName: students.firstName })
    .from(students)
    .where(eq(students.id, studentId));
  return student;
}

/** A page of feedback, newest first, and where the next one begins. */
export async function readFeedback(db: Db, { after, most }: { after: string | undefined; most: number }) {
  const rows = await db
    .select({ ...getTableColumns(feedback), exactly: exactMoment(feedback.createdAt) })
    .from(feedback)
    .where(isBehind({ at: feedback.createdAt, id: feedback.id }, 'newest', after))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(most + 1);
  return cutPage(rows, most, ({ exactly: at, id }) => ({ at, id }));
}
