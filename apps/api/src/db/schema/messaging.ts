import { DELIVERY_STATES } from '@dakhila/domain/messaging/delivery';
import { SUPPRESSION_REASONS } from '@dakhila/domain/messaging/suppression';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

export const messageDeliveries = pgTable('message_deliveries', {
  messageId: uuid('message_id').primaryKey(),
  provider: text('provider').notNull(),
  providerId: text('provider_id'),
  state: text('state', { enum: DELIVERY_STATES }).notNull().default('accepted'),
  reason: text('reason'),
  acceptedAt: moment('accepted_at').notNull().default(now),
  deliveredAt: moment('delivered_at'),
  readAt: moment('read_at'),
  failedAt: moment('failed_at'),
  insteadId: uuid('instead_id'),
});

export const suppressions = pgTable(
  'suppressions',
  {
    channel: text('channel', { enum: ['email', 'whatsapp'] }).notNull(),
    recipient: text('recipient').notNull(),
    reason: text('reason', { enum: SUPPRESSION_REASONS }).notNull(),
    since: moment('since').notNull().default(now),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.channel, table.recipient] })],
);
