import { DIFFERENCES, SETTLEMENT_FILE_BYTES } from '@dakhila/domain/billing/settlement';
import * as z from 'zod/mini';
import { endpoint, freshStaff, reply, replyWith, staff } from '../endpoint.ts';
import { text } from '../fields.ts';
import { deskDay } from './day.ts';
import { reason } from './members.ts';
import { Money } from './orders.ts';

const Totals = z.object({
  payments: z.number(),
  paidPaise: z.number(),
  refunds: z.number(),
  refundedPaise: z.number(),
});

export const SettlementDay = z.object({
  day: z.string(),
  withUs: Totals,
  /** Null: no file has this day yet. */
  inFile: z.nullable(Totals),
  differences: z.number(),
  /** Of these, how many nobody has looked at. */
  unchecked: z.number(),
});
export type SettlementDay = z.infer<typeof SettlementDay>;

export const SettlementDifference = z.object({
  difference: z.enum(DIFFERENCES),
  /** The gateway's id of the payment, by which it is found there. */
  paymentId: z.string(),
  transactionId: z.nullable(z.string()),
  inFile: z.nullable(Money),
  withUs: z.nullable(Money),
  /** Who has looked at it, and what they found; null when nobody has. */
  checked: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
});
export type SettlementDifference = z.infer<typeof SettlementDifference>;

const amountPaise = z.int().check(z.gte(0), z.lte(1e12));
const ShownMoney = z.nullable(z.strictObject({ amountPaise, currency: text(10) }));
/** A difference with the amounts that the page showed: nobody marks another one. */
const DifferenceToCheck = z.strictObject({
  difference: z.enum(DIFFERENCES),
  paymentId: text(100).check(z.minLength(1)),
  inFile: ShownMoney,
  withUs: ShownMoney,
  reason,
});
export type DifferenceToCheck = z.infer<typeof DifferenceToCheck>;

const DayWithListed = z.extend(SettlementDay, { listed: z.array(SettlementDifference) });

/** What became of an uploaded file. */
const StoredFile = z.object({ lines: z.number(), added: z.number(), skipped: z.number() });
export type StoredFile = z.infer<typeof StoredFile>;

export const SettlementFile = z.object({
  id: z.string(),
  lines: z.number(),
  /** The days of its lines; null for a file of which that was not stored. */
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  /** Null: its lines count. */
  withdrawn: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.nullable(z.string()) })),
});
export type SettlementFile = z.infer<typeof SettlementFile>;

/** Where the differences of a day are as CSV. */
export const deskSettlementCsvPath = (day: string) => `/desk/settlements/${day}.csv`;

export const deskSettlements = {
  list: endpoint('GET /desk/settlements', staff('settlements.manage'), {
    summary: 'Days with our totals, those of the gateway’s files, and how many differences there are',
    /** The last day of the list; today without one. */
    query: z.strictObject({ until: z.optional(deskDay) }),
    response: reply(z.object({ days: z.array(SettlementDay), before: z.string() })),
  }),
  read: endpoint('GET /desk/settlements/:day', staff('settlements.manage'), {
    summary: 'A day with its totals and differences',
    params: z.object({ day: deskDay }),
    response: reply(DayWithListed),
  }),
  work: endpoint('GET /desk/settlement-work', staff('settlements.manage'), {
    summary: 'Days with differences that nobody has looked at, the oldest first',
    response: replyWith({ data: z.array(z.object({ day: z.string(), unchecked: z.number() })), count: z.number() }),
  }),
  check: endpoint('POST /desk/settlements/:day/checks', staff('settlements.manage'), {
    summary: 'Say what was found about a difference: it leaves the work list, and stays on its day',
    params: z.object({ day: deskDay }),
    body: DifferenceToCheck,
    response: reply(DayWithListed),
  }),
  files: endpoint('GET /desk/settlement-files', staff('settlements.manage'), {
    summary: 'Uploaded settlement files, newest first, withdrawn ones too',
    query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(80))) }),
    response: reply(z.object({ files: z.array(SettlementFile), next: z.nullable(z.string()) })),
  }),
  upload: endpoint('POST /desk/settlement-files', freshStaff('settlements.manage'), {
    summary: 'Upload the gateway’s settlement file as CSV; a wrong line refuses all of it',
    file: 'text/csv',
    bodyLimitBytes: SETTLEMENT_FILE_BYTES,
    response: reply(StoredFile),
  }),
  withdraw: endpoint('POST /desk/settlement-files/:id/withdraw', freshStaff('settlements.manage'), {
    summary: 'Withdraw a wrong file: its lines no longer count',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ reason }),
    response: reply(SettlementFile),
  }),
};
