import { type Answer, type ConversationContext, EMPTY_CONTEXT } from '@dakhila/domain/assistant/types';
import { EXCHANGE_STATES } from '@dakhila/domain/conversations/conversation';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { NOTICE_SEVERITIES } from '@dakhila/domain/notices/notice';
import { FAILURE_SOURCES } from '@dakhila/domain/support/failures';
import { TICKET_AUTHORS, TICKET_STATUSES, TICKET_TOPICS } from '@dakhila/domain/support/ticket';
import { bigint, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const assistantConversations = pgTable('assistant_conversations', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  title: text('title').notNull(),
  context: jsonb('context').$type<ConversationContext>().notNull().default(EMPTY_CONTEXT),
  createdAt: moment('created_at').notNull().default(now),
  updatedAt: moment('updated_at').notNull().default(now),
});

export const assistantExchanges = pgTable('assistant_exchanges', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  studentId: uuid('student_id').notNull(),
  clientMessageId: text('client_message_id').notNull(),
  question: text('question').notNull(),
  state: text('state', { enum: EXCHANGE_STATES }).notNull(),
  answer: jsonb('answer').$type<Answer>(),
  askedAt: moment('asked_at').notNull().default(now),
  claimedAt: moment('claimed_at').notNull().default(now),
});

export const ticketTranscripts = pgTable('ticket_transcripts', {
  ticketId: uuid('ticket_id').primaryKey(),
  text: text('text').notNull(),
});

export const tickets = pgTable('tickets', {
  id: uuid('id').primaryKey(),
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 1001 }).notNull(),
  studentId: uuid('student_id').notNull(),
  topic: text('topic', { enum: TICKET_TOPICS }).notNull(),
  status: text('status', { enum: TICKET_STATUSES }).notNull(),
  assignedTo: uuid('assigned_to'),
  revision: integer('revision').notNull().default(0),
  /** Of the student; English where none was chosen. Triggers set it. */
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  /** Since when the student waits for us; null while the ticket is not open. A trigger sets it. */
  waitingSince: moment('waiting_since'),
  createdAt: moment('created_at').notNull().default(now),
  updatedAt: moment('updated_at').notNull().default(now),
});

export const ticketMessages = pgTable('ticket_messages', {
  id: uuid('id').primaryKey(),
  ticketId: uuid('ticket_id').notNull(),
  author: text('author', { enum: TICKET_AUTHORS }).notNull(),
  text: text('text').notNull(),
  staffId: uuid('staff_id'),
  createdAt: moment('created_at').notNull().default(now),
});

export const ticketNotes = pgTable('ticket_notes', {
  id: uuid('id').primaryKey(),
  ticketId: uuid('ticket_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull().default(now),
});

export const ticketScreenshots = pgTable('ticket_screenshots', {
  ticketId: uuid('ticket_id').primaryKey(),
  /** Either the picture, or where it is stored and the key that opens it. */
  jpeg: bytea('jpeg'),
  fileKey: text('file_key'),
  fileSecret: bytea('file_secret'),
});

export const filesToDelete = pgTable('files_to_delete', {
  key: text('key').primaryKey(),
  dueAt: moment('due_at').notNull(),
});

export const studentFailures = pgTable('student_failures', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  studentId: uuid('student_id').notNull(),
  at: moment('at').notNull().default(now),
  source: text('source', { enum: FAILURE_SOURCES }).notNull(),
  /** The first word of a page's address, or a call by its pattern. */
  place: text('place').notNull(),
  kind: text('kind').notNull(),
  device: text('device').notNull(),
});

export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id'),
  rating: smallint('rating').notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull().default(now),
});

export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  severity: text('severity', { enum: NOTICE_SEVERITIES }).notNull(),
  text: text('text').notNull(),
  textHi: text('text_hi'),
  textMr: text('text_mr'),
  showsFrom: moment('shows_from').notNull().default(now),
  showsUntil: moment('shows_until'),
  createdAt: moment('created_at').notNull().default(now),
  clearedAt: moment('cleared_at'),
});
