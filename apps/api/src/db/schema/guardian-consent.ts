import { CODE_CHANNELS } from '@dakhila/domain/auth/otp';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

export const guardianConsents = pgTable('guardian_consents', {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id').notNull(),
  guardianName: text('guardian_name').notNull(),
  channel: text('channel', { enum: CODE_CHANNELS }).notNull(),
  contact: text('contact').notNull(),
  version: text('version').notNull(),
  askedAt: moment('asked_at').notNull().default(now),
  givenAt: moment('given_at'),
  withdrawnAt: moment('withdrawn_at'),
});
