import type { SettlementKind } from '@dakhila/domain/billing/settlement';
import { type Day, daysAfter, momentOf } from '@dakhila/domain/calendar/indian-time';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { Money } from '../order-store.ts';
import { isCounted } from './counted-lines.ts';

/** The days from the first to the last, by the clock of India. */
export type Days = { gateway: string; first: Day; last: Day };

const isOn = (moment: SQL, { first, last }: Days) =>
  sql`${moment} >= ${momentOf(first, 0)} and ${moment} < ${momentOf(daysAfter(last, 1), 0)}`;
const dayOf = (moment: SQL) => sql`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** The first report about each payment: a gateway reports the same one several times. */
const isFirstReport = sql`e.outcome = 'paid' and e.source in ('callback', 'status') and e.payment_id is not null
  and not exists (select from payment_events b where b.payment_id = e.payment_id and b.gateway = e.gateway
    and b.outcome = 'paid' and b.source in ('callback', 'status') and b.id < e.id)`;

/** Our payments of these days: what was reported, and second payments that were never reported by themselves. */
const ourPayments = (days: Days) => sql`
  select e.payment_id, e.order_id, e.amount_paise, e.currency, e.received_at as at from payment_events e
  where e.gateway = ${days.gateway} and ${isOn(sql`e.received_at`, days)} and ${isFirstReport}
  union all
  select x.payment_id, x.order_id, x.amount_paise, x.currency, x.created_at from extra_payments x
  where x.gateway = ${days.gateway} and ${isOn(sql`x.created_at`, days)}
    and not exists (select from payment_events e where e.payment_id = x.payment_id and e.gateway = x.gateway
      and e.outcome = 'paid' and e.source in ('callback', 'status'))`;

/** The amount that was paid for an order, as the gateway first reported it. */
const paidFor = sql`left join lateral (select e.amount_paise, e.currency from payment_events e
  where e.payment_id = o.gateway_payment_id and e.gateway = o.gateway and ${isFirstReport} limit 1) paid on true`;

/** Our refunds that were confirmed on these days. */
const ourRefunds = (days: Days) => sql`
  select o.gateway_payment_id as payment_id, o.id as order_id, coalesce(paid.amount_paise, o.amount_paise) as amount_paise,
    coalesce(paid.currency, o.currency) as currency, o.updated_at as at
  from orders o ${paidFor}
  where o.gateway = ${days.gateway} and o.state = 'refunded' and ${isOn(sql`o.updated_at`, days)}
    and o.gateway_payment_id is not null
  union all
  select x.payment_id, x.order_id, x.amount_paise, x.currency, x.updated_at from extra_payments x
  where x.gateway = ${days.gateway} and x.state = 'refunded' and ${isOn(sql`x.updated_at`, days)}`;

const linesOf = (kind: SettlementKind, days: Days) => sql`
  select l.* from settlement_lines l
  where l.gateway = ${days.gateway} and l.kind = ${kind} and ${isOn(sql`l.happened_at`, days)} and ${isCounted}`;

/** The line of a payment. One look-up each: a join would read the lines of all years. */
const inFile = ({ gateway }: Days) => sql`left join lateral (select l.* from settlement_lines l
  where l.gateway = ${gateway} and l.entity_id = ours.payment_id and l.kind = 'payment' and ${isCounted} limit 1) f on true`;

/** What the gateway returned of a payment in all. */
const returned = ({
  gateway,
}: Days) => sql`left join lateral (select sum(l.amount_paise)::bigint as amount_paise, min(l.currency) as currency
  from settlement_lines l where l.payment_id = ours.payment_id and l.gateway = ${gateway} and l.kind = 'refund'
    and ${isCounted}) f on true`;

/**
 * The pairs that are not equal, with a day each. What both have is shown on our day. What only we have is a difference
 * once a file covers that day: before, it is just not compared yet. Refunds that only the files have are one sum on the
 * day of the first, whichever days are asked for: what one page shows, the others show and store too.
 */
const differing = (days: Days) => sql`
  with covered as (select distinct ${dayOf(sql`l.happened_at`)} as day from settlement_lines l
    where l.gateway = ${days.gateway} and ${isOn(sql`l.happened_at`, days)} and ${isCounted}),
  pairs as (
    select 'payment' as kind, ${dayOf(sql`ours.at`)} as day, ours.payment_id, ours.order_id,
      f.amount_paise as file_paise, f.currency as file_currency, ours.amount_paise as our_paise, ours.currency as our_currency
    from (${ourPayments(days)}) ours
    ${inFile(days)}
    where f.entity_id is not null or ${dayOf(sql`ours.at`)} in (select day from covered)
    union all
    select 'payment', ${dayOf(sql`f.happened_at`)}, f.payment_id, null, f.amount_paise, f.currency, null, null
    from (${linesOf('payment', days)}) f
    where not exists (select from payment_events e where e.payment_id = f.payment_id and e.gateway = f.gateway
        and e.outcome = 'paid' and e.source in ('callback', 'status'))
      and not exists (select from extra_payments x where x.payment_id = f.payment_id and x.gateway = f.gateway)
    union all
    select 'refund', ${dayOf(sql`ours.at`)}, ours.payment_id, ours.order_id,
      f.amount_paise, f.currency, ours.amount_paise, ours.currency
    from (${ourRefunds(days)}) ours ${returned(days)}
    where f.amount_paise is not null or ${dayOf(sql`ours.at`)} in (select day from covered)
    union all
    select 'refund', ${dayOf(sql`min(l.happened_at)`)}, l.payment_id, null, sum(l.amount_paise)::bigint, min(l.currency), null, null
    from settlement_lines l
    where l.gateway = ${days.gateway} and l.kind = 'refund' and ${isCounted}
      and l.payment_id in (select f.payment_id from (${linesOf('refund', days)}) f)
      and not exists (select from payment_events e join orders o on o.id = e.order_id
        where e.payment_id = l.payment_id and e.gateway = l.gateway and e.outcome = 'paid'
          and o.gateway_payment_id = l.payment_id and o.state = 'refunded')
      and not exists (select from extra_payments x
        where x.payment_id = l.payment_id and x.gateway = l.gateway and x.state = 'refunded')
    group by l.payment_id having ${isOn(sql`min(l.happened_at)`, days)}
  )
  select pairs.*, c.checked_by, c.checked_at, c.reason from pairs
  left join settlement_checks c on c.gateway = ${days.gateway} and c.payment_id = pairs.payment_id and c.kind = pairs.kind
    and (c.file_paise, c.file_currency, c.our_paise, c.our_currency)
      is not distinct from (pairs.file_paise, pairs.file_currency, pairs.our_paise, pairs.our_currency)
  where (pairs.file_paise, pairs.file_currency) is distinct from (pairs.our_paise, pairs.our_currency)`;

export type Compared = {
  kind: SettlementKind;
  day: Day;
  paymentId: string;
  transactionId: string | null;
  inFile: Money | null;
  withUs: Money | null;
  /** The person who checked it; null when it is unchecked. */
  checked: { by: string; at: Date; reason: string } | null;
};

type Row = {
  kind: SettlementKind;
  day: Day;
  payment_id: string;
  transaction_id: string | null;
  file_paise: string | null;
  file_currency: string | null;
  our_paise: string | null;
  our_currency: string | null;
  checked_by: string | null;
  checked_at: Date | string | null;
  reason: string | null;
};
const moneyOf = (paise: string | null, currency: string | null): Money | null =>
  paise === null || currency === null ? null : { amountPaise: Number(paise), currency };

/** The differences of some days, in the order of the days. Those that nobody has looked at come first, so that a cut list has them. */
export async function listDifferences(db: Db, days: Days, most: number): Promise<Compared[]> {
  const { rows } = await db.execute<Row>(sql`
    select d.*, o.transaction_id from (${differing(days)}) d left join orders o on o.id = d.order_id
    order by d.day, d.checked_by is not null, d.kind, d.payment_id limit ${most}`);
  return rows.map((row) => ({
    ...{ kind: row.kind, day: row.day, paymentId: row.payment_id, transactionId: row.transaction_id },
    inFile: moneyOf(row.file_paise, row.file_currency),
    withUs: moneyOf(row.our_paise, row.our_currency),
    checked: row.checked_by
      ? { by: row.checked_by, at: new Date(row.checked_at ?? 0), reason: row.reason ?? '' }
      : null,
  }));
}

/** How many differences each day has, and how many of them nobody has looked at. */
export async function countDifferences(db: Db, days: Days): Promise<Map<Day, { total: number; unchecked: number }>> {
  const { rows } = await db.execute<{ day: Day; total: number; unchecked: number }>(
    sql`select d.day, count(*)::int as total, (count(*) filter (where d.checked_by is null))::int as unchecked
      from (${differing(days)}) d group by 1`,
  );
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

/** What came and went on a day, in rupees only: other currencies are among the differences or the orders. */
type Totals = { payments: number; paidPaise: number; refunds: number; refundedPaise: number };
const NOTHING: Totals = { payments: 0, paidPaise: 0, refunds: 0, refundedPaise: 0 };

const summed = (rows: SQL, moment: SQL) => sql`
  select ${dayOf(moment)} as day, count(*)::int as count,
    coalesce(sum(t.amount_paise) filter (where t.currency = 'INR'), 0)::text as paise from (${rows}) t group by 1`;

/** The totals of each day, with us and in the files. A day without any line in a file is not compared yet. */
export async function readDailyTotals(db: Db, days: Days) {
  const read = async (payments: SQL, refunds: SQL, moment: SQL) => {
    const totals = new Map<Day, Totals>();
    for (const [rows, names] of [
      [payments, ['payments', 'paidPaise']],
      [refunds, ['refunds', 'refundedPaise']],
    ] as const) {
      const found = await db.execute<{ day: Day; count: number; paise: string }>(summed(rows, moment));
      for (const { day, count, paise } of found.rows)
        totals.set(day, { ...(totals.get(day) ?? NOTHING), [names[0]]: count, [names[1]]: Number(paise) });
    }
    return totals;
  };
  const withUs = await read(ourPayments(days), ourRefunds(days), sql`t.at`);
  const inFiles = await read(linesOf('payment', days), linesOf('refund', days), sql`t.happened_at`);
  return (day: Day) => ({ withUs: withUs.get(day) ?? NOTHING, inFile: inFiles.get(day) ?? null });
}
