import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { paymentEvents } from '../../db/schema/index.ts';
import { deleteOldKeys } from '../../http/idempotency.ts';
import type { Job } from '../../jobs/index.ts';
import { releaseLapsedUses } from './catalogue-store.ts';
import { reconcileDue } from './reconcile.ts';
import { payBackPending, returnPendingExtras } from './refunds.ts';
import type { SettleNeeds } from './settle-payment.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** What keeps orders true by itself. */
export const billingJobs = (deps: SettleNeeds): Job[] => [
  {
    name: 'reconcile-orders',
    everyMs: 5 * SECOND_MS,
    run: async (stopping) => void (await reconcileDue(deps, stopping)),
  },
  { name: 'lapsed-coupons', everyMs: 60 * SECOND_MS, run: async () => void (await releaseLapsedUses(deps.db)) },
  { name: 'pending-refunds', everyMs: HOUR_MS, run: () => payBackPending(deps) },
  { name: 'pending-returns', everyMs: HOUR_MS, run: () => returnPendingExtras(deps) },
  { name: 'old-idempotency-keys', everyMs: HOUR_MS, run: async () => void (await deleteOldKeys(deps.db)) },
  { name: 'old-payment-events', everyMs: HOUR_MS, run: async () => void (await deleteOldEvents(deps.db)) },
];

/** Words are kept for 90 days, so that none counts twice; those that an order was paid by are its evidence and stay. */
const deleteOldEvents = (db: Db) =>
  db
    .delete(paymentEvents)
    .where(sql`${paymentEvents.receivedAt} < app_now() - interval '90 days' and ${paymentEvents.outcome} <> 'paid'`);
