import { EXAMS } from '@dakhila/contract/exam';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const familyLinks = pgTable('family_links', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  /** Either the list or the prediction that it opens. */
  listId: uuid('list_id'),
  runId: uuid('run_id'),
  tokenHash: bytea('token_hash').notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  showsName: boolean('shows_name').notNull(),
  createdAt: moment('created_at').notNull().default(now),
  expiresAt: moment('expires_at').notNull(),
  views: integer('views').notNull().default(0),
  lastViewedAt: moment('last_viewed_at'),
});

export const familyComments = pgTable('family_comments', {
  id: uuid('id').primaryKey(),
  linkId: uuid('link_id').notNull(),
  studentId: uuid('student_id').notNull(),
  name: text('name'),
  text: text('text').notNull(),
  writtenAt: moment('written_at').notNull().default(now),
  readAt: moment('read_at'),
});

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    studentId: uuid('student_id').notNull(),
    exam: text('exam', { enum: EXAMS }).notNull(),
    tokenHash: bytea('token_hash').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.exam] })],
);
