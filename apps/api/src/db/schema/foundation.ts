import { ALLOWANCE_KINDS, LEDGER_REASONS } from '@dakhila/domain/billing/tier';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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

export const budgets = pgTable('budgets', {
  key: text('key').primaryKey(),
  spent: integer('spent').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
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
