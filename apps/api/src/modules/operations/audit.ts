import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/client.ts';

/**
 * The promises about money and allowances as queries. Each returns what breaks its promise; no rows mean that it
 * holds. I9, that what was answered with 2xx survives, is checked only for stored answers; the crash harness compares
 * all of them.
 */
type Check = { promise: string; says: string; sql: string };

/** The order in the reference of a ledger row. */
const ORDER_OF_ROW = `(substring(l.reference from '^order:([0-9a-f-]{36})'))::uuid`;
/** The ledger of an erased account stays, but not what it was spent on. */
const NOT_ERASED = `not exists (select from students s where s.id = l.student_id and s.erased_at is not null)`;
/** The grants of an order, one row for each kind. */
const GRANTS = `orders o cross join lateral (values ('attempts', o.attempts), ('sessions', o.sessions), ('assessments', o.assessments)) as g (kind, amount)`;
/** What the ledger has for each order and kind, summed once: a look-up for each order would take minutes on a million. */
const BOOKED = `(select reference, kind, coalesce(sum(amount) filter (where reason = 'purchase'), 0) as bought,
  coalesce(sum(amount) filter (where reason = 'refund'), 0) as refunded
  from ledger where reason in ('purchase', 'refund') and reference like 'order:%' group by reference, kind) b`;

export const CHECKS: Check[] = [
  {
    promise: 'I1',
    says: 'an order that the gateway calls paid is paid, or a person looks at it',
    sql: `select o.transaction_id as subject from orders o
      where o.state in ('created', 'redirected', 'failed', 'expired')
        and exists (select 1 from payment_events e where e.order_id = o.id and e.outcome = 'paid')`,
  },
  {
    promise: 'I2',
    says: 'an order is credited once for each kind',
    sql: `select l.kind || ' of order ' || ${ORDER_OF_ROW} as subject from ledger l
      where l.reason in ('purchase', 'refund') and l.reference like 'order:%'
      group by ${ORDER_OF_ROW}, l.kind, l.reason having count(*) > 1`,
  },
  {
    promise: 'I3',
    says: 'a balance is the sum of its rows and never below zero',
    sql: `select 'ledger row ' || id as subject from (
        select id, balance_after, sum(amount) over (partition by student_id, kind order by id) as total from ledger
      ) rows where total <> balance_after or total < 0`,
  },
  {
    promise: 'I4',
    says: 'an order has exactly the credit it was paid for, and without payment none',
    sql: `select g.kind || ' of ' || o.transaction_id as subject from ${GRANTS}
        left join ${BOOKED} on b.reference = 'order:' || o.id and b.kind = g.kind
      where coalesce(b.bought, 0) <> case when o.paid_at is null then 0 else g.amount end
        or coalesce(b.refunded, 0) <> case when o.paid_at is not null and o.state in ('refund_pending', 'refunded') then -g.amount else 0 end
      union all
      select 'ledger row ' || l.id from ledger l
      where l.reference like 'order:%'
        and not exists (select 1 from orders o where 'order:' || o.id = l.reference and o.student_id = l.student_id)`,
  },
  {
    promise: 'I5',
    says: 'uses of a coupon are those reserved and those paid, and no more than it has',
    sql: `select 'coupon ' || c.code as subject from coupons c
      where c.max_uses < (select count(*) from coupon_uses u where u.coupon_code = c.code
        and (u.state = 'consumed' or u.state = 'reserved' and u.reserved_until > app_now()))
      union all
      select o.transaction_id from orders o left join coupon_uses u on u.order_id = o.id
      where (o.coupon_code is null) <> (u.order_id is null) or u.coupon_code <> o.coupon_code
        or (u.state in ('consumed', 'honoured')) <> (o.paid_at is not null)`,
  },
  {
    promise: 'I6',
    says: 'a booking has its debit, one given back its credit, and nobody is in two sessions at once',
    sql: `select 'booking ' || b.id as subject from counselling_bookings b
      where 1 <> (select count(*) from ledger l where l.reason = 'use' and l.reference = 'booking:' || b.id
          and l.kind = 'sessions' and l.amount = -1 and l.student_id = b.student_id)
        or b.is_returned::int <> (select count(*) from ledger l where l.reason = 'return' and l.reference = 'booking:' || b.id
          and l.kind = 'sessions' and l.amount = 1 and l.student_id = b.student_id)
      union all
      select 'ledger row ' || l.id from ledger l
      where ${NOT_ERASED} and l.reference like 'booking:%' and not exists (select 1 from counselling_bookings b where 'booking:' || b.id = l.reference)
      union all
      select 'booking ' || b.id from counselling_bookings b
      where b.cancelled_at is null and exists (select 1 from counselling_bookings o where o.id <> b.id and o.cancelled_at is null
        and (o.counsellor_id = b.counsellor_id or o.student_id = b.student_id) and o.starts_at < b.ends_at and b.starts_at < o.ends_at)`,
  },
  {
    promise: 'I7',
    says: 'a paid order has one receipt, and where money was paid one invoice, numbered without gaps that nobody noted',
    sql: `select o.transaction_id as subject from orders o
      where o.paid_at is not null and (o.receipt_id is null
        or o.paid_at > app_now() - interval '12 hours' and not exists (select 1 from outbox m where m.id = o.receipt_id))
      union all
      select o.transaction_id from orders o
      where (o.paid_at is not null and o.amount_paise > 0) <> exists (select 1 from invoices i where i.order_id = o.id and i.amount_paise = o.amount_paise)
      union all
      select 'invoices of ' || c.financial_year from invoice_counters c
      where c.last <> (select count(*) from invoices i where i.financial_year = c.financial_year)
          + (select coalesce(sum((a.details ->> 'skipped')::int), 0) from audit_log a where a.action = 'ops invoices raise' and a.details ->> 'year' = c.financial_year)
        or c.last < (select coalesce(max(sequence), 0) from invoices i where i.financial_year = c.financial_year)`,
  },
  {
    promise: 'I8',
    says: 'no order is paid without evidence that fits it',
    sql: `select o.transaction_id as subject from orders o
      where o.paid_at is not null and not exists (select 1 from payment_events e where e.order_id = o.id and e.outcome = 'paid'
        and e.amount_paise = o.amount_paise and e.currency = o.currency and e.merchant = o.merchant and e.gateway = o.gateway
        and (e.source <> 'free' or o.amount_paise = 0))`,
  },
  {
    promise: 'I9',
    says: 'what was answered is there: the booking and the order of a remembered answer, and the account of a paid sign-up',
    sql: `select 'answer to ' || k.caller as subject from idempotency_keys k
      where k.answer #>> '{data,bookingId}' is not null
        and not exists (select 1 from counselling_bookings b where b.id::text = k.answer #>> '{data,bookingId}' and 'student:' || b.student_id = k.caller)
      union all
      select 'answer to ' || k.caller from idempotency_keys k
      where k.answer ? 'freeTier' and k.caller like any (array['student:%', 'signup:%'])
        and not exists (select 1 from orders o where k.caller in ('student:' || o.student_id, 'signup:' || o.signup_id))
      union all
      select o.transaction_id from orders o where o.purpose = 'signup' and o.paid_at is not null and o.student_id is null`,
  },
  {
    promise: 'I10',
    says: 'an assessment has its debit, unless it takes the place of one that could not carry a report',
    sql: `select 'assessment ' || a.id as subject from assessments a
      where (select count(*) from ledger l where l.reason = 'use' and l.reference = 'assessment:' || a.id
          and l.kind = 'assessments' and l.amount = -1 and l.student_id = a.student_id)
        <> case when 'retake' = (select b.verdict from assessments b where b.student_id = a.student_id and b.started_at < a.started_at
          order by b.started_at desc limit 1) then 0 else 1 end
      union all
      select 'ledger row ' || l.id from ledger l
      where ${NOT_ERASED} and l.reference like 'assessment:%' and not exists (select 1 from assessments a where 'assessment:' || a.id = l.reference)`,
  },
  {
    promise: 'I11',
    says: 'of several payments for one order all but the first are recorded to go back, and the first is not',
    sql: `select distinct 'payment ' || e.payment_id || ' of ' || o.transaction_id as subject from payment_events e join orders o on o.id = e.order_id
      where e.outcome = 'paid' and e.source in ('callback', 'status') and e.payment_id <> o.gateway_payment_id
        and not exists (select 1 from extra_payments x where x.gateway = e.gateway and x.payment_id = e.payment_id and x.order_id = o.id)
      union all
      select 'payment ' || x.payment_id || ' of ' || o.transaction_id from extra_payments x join orders o on o.id = x.order_id
      where x.payment_id = o.gateway_payment_id and x.gateway = o.gateway
        or not exists (select 1 from payment_events e where e.order_id = x.order_id and e.outcome = 'paid')`,
  },
];

export type Breach = { promise: string; says: string; subject: string };

/** Everything that breaks a promise about money and allowances, in one snapshot. */
export const audit = (db: Database): Promise<Breach[]> =>
  // One snapshot for all checks: a concurrent settlement is seen by all of them or by none.
  db.transaction(findBreaches, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Runs every check in the caller's transaction. */
export async function findBreaches(tx: Db): Promise<Breach[]> {
  const breaches: Breach[] = [];
  // Checks read whole tables: on a million students one takes up to a minute on a small machine.
  await tx.execute(sql`set local statement_timeout = '10min'`);
  for (const { promise, says, sql: question } of CHECKS) {
    const { rows } = await tx.execute<{ subject: string }>(sql.raw(question));
    for (const { subject } of rows) breaches.push({ promise, says, subject });
  }
  return breaches;
}
