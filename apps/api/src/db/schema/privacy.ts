import { LEGAL_DOCUMENTS } from '@dakhila/domain/privacy/policy';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

export const accountClosures = pgTable('account_closures', {
  studentId: uuid('student_id').primaryKey(),
  askedBy: text('asked_by', { enum: ['student', 'operator'] }).notNull(),
  askedAt: moment('asked_at').notNull().default(now),
  eraseAt: moment('erase_at').notNull(),
});

export const dataCopies = pgTable('data_copies', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  createdAt: moment('created_at').notNull().default(now),
  expiresAt: moment('expires_at').notNull(),
});

export const contactChanges = pgTable('contact_changes', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
  oldContact: text('old_contact').notNull(),
  newContact: text('new_contact').notNull(),
  oldConfirmedAt: moment('old_confirmed_at'),
  createdAt: moment('created_at').notNull().default(now),
});

export const agreements = pgTable(
  'agreements',
  {
    studentId: uuid('student_id').notNull(),
    document: text('document', { enum: LEGAL_DOCUMENTS }).notNull(),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.document, table.version] })],
);
