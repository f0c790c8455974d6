import { ORDER_STATES, OUTCOMES, REVIEW_REASONS } from '@dakhila/domain/billing/order';
import { EXTRA_PAYMENT_STATES, RECONCILE_FAILURES } from '@dakhila/domain/billing/order-checks';
import { SETTLEMENT_KINDS } from '@dakhila/domain/billing/settlement';
import { ORDER_PURPOSES } from '@dakhila/domain/billing/tier';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, now } from './columns.ts';

export const tiers = pgTable('tiers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  costPaise: integer('cost_paise').notNull(),
  discountPercent: integer('discount_percent').notNull().default(0),
  isTopUp: boolean('is_top_up').notNull(),
  attempts: integer('attempts').notNull().default(0),
  sessions: integer('sessions').notNull().default(0),
  hasAssessment: boolean('has_assessment').notNull().default(false),
  position: integer('position').notNull(),
  isOnSale: boolean('is_on_sale').notNull().default(true),
});

export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  percent: integer('percent'),
  amountPaise: integer('amount_paise'),
  maxDiscountPaise: integer('max_discount_paise'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  tierIds: text('tier_ids').array(),
  maxUses: integer('max_uses'),
  maxUsesPerStudent: integer('max_uses_per_student'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().default(now),
});

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  transactionId: text('transaction_id').notNull(),
  purpose: text('purpose', { enum: ORDER_PURPOSES }).notNull(),
  studentId: uuid('student_id'),
  signupId: uuid('signup_id'),
  tierId: text('tier_id').notNull(),
  couponCode: text('coupon_code'),
  tierName: text('tier_name').notNull(),
  costPaise: integer('cost_paise').notNull(),
  amountPaise: integer('amount_paise').notNull(),
  currency: text('currency').notNull().default('INR'),
  attempts: integer('attempts').notNull(),
  sessions: integer('sessions').notNull(),
  assessments: integer('assessments').notNull(),
  gateway: text('gateway').notNull(),
  merchant: text('merchant').notNull(),
  gatewayReference: text('gateway_reference'),
  gatewayUrl: text('gateway_url'),
  gatewayPaymentId: text('gateway_payment_id'),
  state: text('state', { enum: ORDER_STATES }).notNull(),
  reviewReason: text('review_reason', { enum: REVIEW_REASONS }),
  createdAt: moment('created_at').notNull().default(now),
  updatedAt: moment('updated_at').notNull().default(now),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
  nextCheckAt: moment('next_check_at'),
  receiptId: uuid('receipt_id'),
  refundClaimedUntil: moment('refund_claimed_until'),
  refundRefusedAt: moment('refund_refused_at'),
  reconcileFailure: text('reconcile_failure', { enum: RECONCILE_FAILURES }),
});

export const COUPON_USE_STATES = ['reserved', 'consumed', 'released', 'honoured'] as const;
export const couponUses = pgTable('coupon_uses', {
  orderId: uuid('order_id').primaryKey(),
  couponCode: text('coupon_code').notNull(),
  state: text('state', { enum: COUPON_USE_STATES }).notNull(),
  reservedUntil: moment('reserved_until').notNull(),
  updatedAt: moment('updated_at').notNull().default(now),
});

export const paymentEvents = pgTable('payment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  gateway: text('gateway').notNull(),
  eventId: text('event_id').notNull(),
  source: text('source', { enum: ['callback', 'status', 'free', 'operator'] }).notNull(),
  outcome: text('outcome', { enum: OUTCOMES }).notNull(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  merchant: text('merchant').notNull(),
  paymentId: text('payment_id'),
  receivedAt: moment('received_at').notNull().default(now),
});

export const extraPayments = pgTable('extra_payments', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  gateway: text('gateway').notNull(),
  paymentId: text('payment_id').notNull(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  state: text('state', { enum: EXTRA_PAYMENT_STATES }).notNull().default('refund_due'),
  createdAt: moment('created_at').notNull().default(now),
  updatedAt: moment('updated_at').notNull().default(now),
  refundClaimedUntil: moment('refund_claimed_until'),
});

export const invoiceCounters = pgTable('invoice_counters', {
  financialYear: text('financial_year').primaryKey(),
  last: integer('last').notNull(),
});

export const invoices = pgTable('invoices', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  studentId: uuid('student_id').notNull(),
  financialYear: text('financial_year').notNull(),
  sequence: integer('sequence').notNull(),
  number: text('number').notNull(),
  issuedAt: moment('issued_at').notNull().default(now),
  amountPaise: integer('amount_paise').notNull(),
  taxPercent: integer('tax_percent').notNull(),
  taxablePaise: integer('taxable_paise').notNull(),
  centralTaxPaise: integer('central_tax_paise').notNull(),
  stateTaxPaise: integer('state_tax_paise').notNull(),
  details: jsonb('details').notNull(),
});

export const settlementFiles = pgTable('settlement_files', {
  id: uuid('id').primaryKey(),
  sha256: bytea('sha256').notNull(),
  gateway: text('gateway').notNull(),
  lineCount: integer('line_count').notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: moment('uploaded_at').notNull().default(now),
  withdrawnAt: moment('withdrawn_at'),
  withdrawnBy: uuid('withdrawn_by'),
  firstAt: moment('first_at'),
  lastAt: moment('last_at'),
});

export const settlementLines = pgTable(
  'settlement_lines',
  {
    gateway: text('gateway').notNull(),
    entityId: text('entity_id').notNull(),
    kind: text('kind', { enum: SETTLEMENT_KINDS }).notNull(),
    paymentId: text('payment_id').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    happenedAt: moment('happened_at').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.entityId] })],
);

export const settlementChecks = pgTable('settlement_checks', {
  gateway: text('gateway').notNull(),
  kind: text('kind', { enum: SETTLEMENT_KINDS }).notNull(),
  paymentId: text('payment_id').notNull(),
  filePaise: bigint('file_paise', { mode: 'number' }),
  fileCurrency: text('file_currency'),
  ourPaise: bigint('our_paise', { mode: 'number' }),
  ourCurrency: text('our_currency'),
  reason: text('reason').notNull(),
  checkedBy: uuid('checked_by').notNull(),
  checkedAt: moment('checked_at').notNull().default(now),
});

export const settlementProgress = pgTable('settlement_progress', {
  gateway: text('gateway').primaryKey(),
  doneUntil: date('done_until', { mode: 'string' }).notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    answer: jsonb('answer'),
    claimedAt: moment('claimed_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);

export const sandboxPayments = pgTable('sandbox_payments', {
  transactionId: text('transaction_id').primaryKey(),
  amountPaise: integer('amount_paise').notNull(),
  currency: text('currency').notNull(),
  outcome: text('outcome', { enum: ['paid', 'failed'] }).notNull(),
  paymentId: text('payment_id').notNull(),
  refundedAt: moment('refunded_at'),
  refundedPaise: integer('refunded_paise'),
  createdAt: moment('created_at').notNull().default(now),
});
