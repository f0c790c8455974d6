import { CODE_CHANNELS, CODE_PURPOSES } from '@dakhila/domain/auth/otp';
import { ALLOWANCE_KINDS, LEDGER_REASONS } from '@dakhila/domain/billing/tier';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { MESSAGE_KINDS } from '@dakhila/domain/messaging/kinds';
import { LEGAL_DOCUMENTS } from '@dakhila/domain/privacy/policy';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const students = pgTable('students', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  tierName: text('tier_name').notNull(),
  affiliationCode: text('affiliation_code'),
  birthDate: date('birth_date'),
  language: text('language', { enum: LANGUAGES }),
  erasedAt: moment('erased_at'),
  createdAt: moment('created_at').notNull().default(now),
});

export const sessions = pgTable('sessions', {
  idHash: bytea('id_hash').primaryKey(),
  studentId: uuid('student_id').notNull(),
  publicId: uuid('public_id').notNull(),
  device: text('device').notNull(),
  createdAt: moment('created_at').notNull().default(now),
  lastSeenAt: moment('last_seen_at').notNull().default(now),
  renewedAt: moment('renewed_at').notNull().default(now),
  previousHash: bytea('previous_hash'),
});

export const endedSessions = pgTable('ended_sessions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  publicId: uuid('public_id'),
  endedAt: moment('ended_at').notNull(),
});

export const budgets = pgTable('budgets', {
  key: text('key').primaryKey(),
  spent: integer('spent').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const rollingCounts = pgTable(
  'rolling_counts',
  {
    name: text('name').notNull(),
    slot: moment('slot').notNull(),
    part: smallint('part').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.slot, table.part] })],
);

export const cleanUps = pgTable('clean_ups', {
  name: text('name').primaryKey(),
  deleted: bigint('deleted', { mode: 'number' }).notNull().default(0),
  finishedAt: moment('finished_at'),
  failedAt: moment('failed_at'),
});

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: MESSAGE_KINDS }).notNull().default('security'),
  channel: text('channel', { enum: ['email', 'whatsapp'] }).notNull(),
  recipient: text('recipient').notNull(),
  studentId: uuid('student_id'),
  sealed: bytea('sealed'),
  state: text('state', { enum: ['waiting', 'sent', 'dead'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull().default(now),
  expiresAt: moment('expires_at').notNull(),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull().default(now),
  sentAt: moment('sent_at'),
});

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().default(now),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subject: text('subject'),
  details: jsonb('details').notNull().default({}),
});

export const ledger = pgTable('ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  studentId: uuid('student_id').notNull(),
  kind: text('kind', { enum: ALLOWANCE_KINDS }).notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason', { enum: LEDGER_REASONS }).notNull(),
  reference: text('reference').notNull(),
  balanceAfter: integer('balance_after').notNull(),
  createdAt: moment('created_at').notNull().default(now),
});

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
  linkHash: bytea('link_hash'),
});
