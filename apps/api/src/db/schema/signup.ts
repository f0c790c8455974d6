import { CODE_CHANNELS, CODE_PURPOSES } from '@dakhila/domain/auth/otp';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const challenges = pgTable('challenges', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
  subject: text('subject').notNull(),
  browserId: text('browser_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  codeExpiresAt: moment('code_expires_at').notNull(),
  createdAt: moment('created_at').notNull().default(now),
});

export const codeSends = pgTable('code_sends', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  challengeId: uuid('challenge_id').notNull(),
  channel: text('channel', { enum: CODE_CHANNELS }),
  budgetKey: text('budget_key').notNull(),
  network: text('network').notNull().default(''),
  studentId: uuid('student_id'),
  sentAt: moment('sent_at').notNull().default(now),
  usedAt: moment('used_at'),
});

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    studentId: uuid('student_id').notNull(),
    browserId: text('browser_id').notNull(),
    lastUsedAt: moment('last_used_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.browserId] })],
);

export const affiliationCodes = pgTable('affiliation_codes', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().default(now),
});

export const signups = pgTable('signups', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  affiliationCode: text('affiliation_code'),
  emailVerifiedAt: moment('email_verified_at'),
  phoneVerifiedAt: moment('phone_verified_at'),
  studentId: uuid('student_id'),
  language: text('language', { enum: LANGUAGES }),
  createdAt: moment('created_at').notNull().default(now),
  expiresAt: moment('expires_at').notNull(),
});
