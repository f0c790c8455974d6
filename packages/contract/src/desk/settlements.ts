import { DIFFERENCES } from '@dakhila/domain/billing/settlement';
import * as z from 'zod/mini';
import { endpoint, reply, staff } from '../endpoint.ts';
import { deskDay } from './day.ts';

const Totals = z.object({
  payments: z.number(),
  paidPaise: z.number(),
  refunds: z.number(),
  refundedPaise: z.number(),
});
const Money = z.object({ amountPaise: z.number(), currency: z.string() });

export const SettlementDay = z.object({
  day: z.string(),
  withUs: Totals,
  /** Null: no file has this day yet. */
  inFile: z.nullable(Totals),
  differences: z.number(),
});
export type SettlementDay = z.infer<typeof SettlementDay>;

export const SettlementDifference = z.object({
  difference: z.enum(DIFFERENCES),
  /** The gateway's id of the payment, by which it is found there. */
  paymentId: z.string(),
  transactionId: z.nullable(z.string()),
  inFile: z.nullable(Money),
  withUs: z.nullable(Money),
});
export type SettlementDifference = z.infer<typeof SettlementDifference>;

/** What became of an uploaded file. */
export type StoredFile = {
  lines: number;
  added: number;
  skipped: number;
  /** The newest day in it. */
  day: string;
};

/** Where a file is sent, as `text/csv`. It is read as it arrives, so it is no call with a JSON body. */
export const DESK_SETTLEMENT_FILES = '/desk/settlement-files';
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
    response: reply(z.extend(SettlementDay, { listed: z.array(SettlementDifference) })),
  }),
};
