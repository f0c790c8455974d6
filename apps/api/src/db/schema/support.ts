import { TICKET_AUTHORS, TICKET_STATUSES, TICKET_TOPICS } from '@dakhila/domain/support/ticket';
import { bigint, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const tickets = pgTable('tickets', {
  id: uuid('id').primaryKey(),
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 1001 }).notNull(),
  studentId: uuid('student_id').notNull(),
  topic: text('topic', { enum: TICKET_TOPICS }).notNull(),
  status: text('status', { enum: TICKET_STATUSES }).notNull(),
  createdAt: moment('created_at').notNull().default(now),
  updatedAt: moment('updated_at').notNull().default(now),
});

export const ticketMessages = pgTable('ticket_messages', {
  id: uuid('id').primaryKey(),
  ticketId: uuid('ticket_id').notNull(),
  author: text('author', { enum: TICKET_AUTHORS }).notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull().default(now),
});

export const ticketScreenshots = pgTable('ticket_screenshots', {
  ticketId: uuid('ticket_id').primaryKey(),
  jpeg: bytea('jpeg').notNull(),
});

export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id'),
  rating: smallint('rating').notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull().default(now),
});
