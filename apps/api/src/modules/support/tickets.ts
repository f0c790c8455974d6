import { screenshotPath, type Ticket, type TicketSummary } from '@dakhila/contract/support';
import { DomainError } from '@dakhila/domain/errors';
import { joined, type Message, messageOf } from '@dakhila/domain/messages/message';
import { EXCERPT_LENGTH, LONGEST_THREAD, statusAfter, type TicketTopic } from '@dakhila/domain/support/ticket';
import { type Budget, requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../ports.ts';
import { readTranscript } from '../assistant/index.ts';
import { enqueueMessage } from '../messaging/index.ts';
import { cleanScreenshot } from './screenshot.ts';
import { tryUpload } from './screenshot-files.ts';
import { hasScreenshot, insertScreenshot } from './screenshot-store.ts';
import {
  findByNumber,
  findStudentAddress,
  findTicket,
  findTranscript,
  insertMessage,
  insertTicket,
  insertTranscript,
  type ListedTicket,
  listMessages,
  lockTicket,
  type StoredTicket,
  setStatus,
} from './store.ts';

export const summarise = (ticket: ListedTicket): TicketSummary => ({
  id: ticket.id,
  number: ticket.number,
  topic: ticket.topic,
  status: ticket.status,
  excerpt: ticket.excerpt,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
});

export async function describeTicket(db: Db, ticket: StoredTicket): Promise<Ticket> {
  const messages = await listMessages(db, ticket.id);
  return {
    ...summarise({ ...ticket, excerpt: (messages[0]?.text ?? '').slice(0, EXCERPT_LENGTH) }),
    messages: messages.map(({ id, author, text, createdAt }) => ({ id, author, text, at: createdAt.toISOString() })),
    screenshot: (await hasScreenshot(db, ticket.id)) ? screenshotPath(ticket.id) : null,
    transcript: await findTranscript(db, ticket.id),
  };
}

type NewTicket = { studentId: string; topic: TicketTopic; text: string };

/** Opens a ticket in the caller's transaction; returns its id. */
export async function createTicket(db: Db, newId: Deps['newId'], { text, ...ticket }: NewTicket): Promise<string> {
  const id = newId();
  const status = statusAfter('student');
  await insertTicket(db, { ...ticket, id, status });
  await insertMessage(db, { id: newId(), ticketId: id, author: 'student', text }, status);
  return id;
}

type Enclosed = { screenshot?: string | undefined; conversationId?: string | undefined };

/** Opens a ticket with a re-encoded picture and the current conversation, if given. */
export async function openTicket(
  deps: Pick<Deps, 'db' | 'newId' | 'files' | 'log'>,
  { screenshot, conversationId, ...ticket }: NewTicket & Enclosed,
): Promise<Ticket> {
  const { db, newId } = deps;
  const jpeg = screenshot ? await boundedPicture(db, ticket.studentId, screenshot) : undefined;
  const transcript = conversationId ? await requireTranscript(db, ticket.studentId, conversationId) : undefined;
  // A refused picture does not count as a ticket.
  await boundWriting(db, 'tickets', ticket.studentId);
  // Before the transaction, which must not wait for another service.
  const picture = jpeg && { jpeg, file: await tryUpload(deps, jpeg) };
  return db.transaction(async (tx) => {
    const id = await createTicket(tx, newId, ticket);
    if (picture) await insertScreenshot(tx, id, picture);
    if (transcript) await insertTranscript(tx, id, transcript);
    const opened = await findTicket(tx, id, ticket.studentId);
    if (!opened) throw new Error('the ticket that was just written is not there');
    return describeTicket(tx, opened);
  });
}

async function requireTranscript(db: Db, studentId: string, id: string): Promise<string> {
  const transcript = await readTranscript(db, { id, studentId });
  if (transcript === null) throw new DomainError('not-found', { message: messageOf('support.conversationGone') });
  return transcript;
}

async function boundedPicture(db: Db, studentId: string, screenshot: string): Promise<Buffer> {
  await boundWriting(db, 'pictures', studentId);
  return cleanScreenshot(screenshot);
}

type OwnTicket = { id: string; studentId: string };

/** Adds a message of the student. A closed ticket reopens. */
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
      throw new DomainError('conflict', { message: messageOf('support.ticketFull') });
    const status = statusAfter('student');
    await insertMessage(tx, { id: newId(), ticketId: id, author: 'student', text }, status);
    return describeTicket(tx, { ...ticket, status });
  });
}

/** Closes the student's own ticket. */
export async function closeOwn({ db }: Pick<Deps, 'db'>, { id, studentId }: OwnTicket): Promise<Ticket> {
  if (!isUuid(id)) throw new DomainError('not-found');
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id, studentId);
    if (!ticket) throw new DomainError('not-found');
    if (ticket.status !== 'closed') await setStatus(tx, id, 'closed');
    return describeTicket(tx, { ...ticket, status: 'closed' });
  });
}

/** The mail expires after three days; the page keeps the answer. */
const WORTH_MS = 3 * 86_400_000;

type Needs = Pick<Deps, 'newId' | 'secrets' | 'config' | 'now'>;

/** Adds an answer of support in the caller's transaction; the student gets a mail when it commits. Null: there is no such ticket. */
export async function answerTicket(
  deps: Needs,
  tx: Db,
  { number, text, isLast, staffId }: { number: number; text: string; isLast: boolean; staffId?: string },
): Promise<StoredTicket | null> {
  const found = await findByNumber(tx, number);
  const ticket = found && (await lockTicket(tx, found.id));
  if (!ticket) return null;
  const status = isLast ? 'closed' : statusAfter('support');
  const message = {
    id: deps.newId(),
    ticketId: ticket.id,
    author: 'support',
    text,
    ...(staffId && { staffId }),
  } as const;
  await insertMessage(tx, message, status);
  const student = await findStudentAddress(tx, ticket.studentId);
  if (student) {
    await enqueueMessage(deps, tx, {
      kind: 'answer',
      channel: 'email',
      to: student.email,
      studentId: ticket.studentId,
      subject: joined(' · ', [messageOf('support.answerSubject', { number: ticket.number }), deps.config.BRAND_NAME]),
      text: joined('\n\n', [
        messageOf('general.hello', { name: student.firstName }),
        text,
        messageOf('support.readThread', { url: deps.config.PUBLIC_URL, ticket: ticket.id }),
      ]),
      expiresAt: new Date(deps.now().getTime() + WORTH_MS),
    });
  }
  return { ...ticket, status };
}

/** A person reads each of them. */
const BUDGETS = {
  tickets: { budget: { limit: 10, windowSeconds: 24 * 3600 }, message: messageOf('support.tooManyTickets') },
  messages: { budget: { limit: 60, windowSeconds: 3600 }, message: messageOf('support.tooManyMessages') },
  pictures: { budget: { limit: 30, windowSeconds: 3600 }, message: messageOf('support.tooManyPictures') },
  feedback: { budget: { limit: 5, windowSeconds: 24 * 3600 }, message: messageOf('support.tooMuchFeedback') },
} satisfies Record<string, { budget: Budget; message: Message }>;

/** Counts toward the limit of what a student may send. */
export const boundWriting = (db: Db, what: keyof typeof BUDGETS, studentId: string): Promise<void> =>
  requireBudget(db, `support:${what}:student:${studentId}`, BUDGETS[what].budget, BUDGETS[what]);
