import { MEASURES } from '@dakhila/domain/numbers/measures';
import { REFUND_KINDS } from '@dakhila/domain/staff/refunds';
import { STAFF_ROLES } from '@dakhila/domain/staff/roles';
import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const staffMembers = pgTable('staff_members', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  roles: text('roles', { enum: STAFF_ROLES }).array().notNull(),
  createdAt: moment('created_at').notNull().default(now),
  endedAt: moment('ended_at'),
});

export const staffPasskeys = pgTable('staff_passkeys', {
  id: text('id').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull().default([]),
  createdAt: moment('created_at').notNull().default(now),
  lastUsedAt: moment('last_used_at').notNull().default(now),
  publicId: uuid('public_id').notNull().defaultRandom(),
  name: text('name').notNull().default('First device'),
});

export const staffLinks = pgTable('staff_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  kind: text('kind', { enum: ['invitation', 'recovery'] }).notNull(),
  createdAt: moment('created_at').notNull().default(now),
  expiresAt: moment('expires_at').notNull(),
});

export const staffRecoveries = pgTable('staff_recoveries', {
  staffId: uuid('staff_id').primaryKey(),
  askedBy: uuid('asked_by').notNull(),
  reason: text('reason').notNull(),
  askedAt: moment('asked_at').notNull().default(now),
});

export const staffChallenges = pgTable('staff_challenges', {
  id: uuid('id').primaryKey(),
  challenge: text('challenge').notNull(),
  purpose: text('purpose', { enum: ['sign-in', 'register', 'verify'] }).notNull(),
  staffId: uuid('staff_id'),
  expiresAt: moment('expires_at').notNull(),
});

export const staffSessions = pgTable('staff_sessions', {
  idHash: bytea('id_hash').primaryKey(),
  publicId: uuid('public_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  createdAt: moment('created_at').notNull().default(now),
  lastSeenAt: moment('last_seen_at').notNull().default(now),
  verifiedAt: moment('verified_at').notNull().default(now),
});

export const refundRequests = pgTable(
  'refund_requests',
  {
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: REFUND_KINDS }).notNull(),
    askedBy: uuid('asked_by').notNull(),
    reason: text('reason').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    askedAt: moment('asked_at').notNull().default(now),
  },
  ({ orderId, kind }) => [primaryKey({ columns: [orderId, kind] })],
);

export const dailyNumbers = pgTable(
  'daily_numbers',
  {
    day: date('day', { mode: 'string' }).notNull(),
    measure: text('measure', { enum: MEASURES }).notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
    countedAt: moment('counted_at').notNull().default(now),
  },
  ({ day, measure }) => [primaryKey({ columns: [day, measure] })],
);
