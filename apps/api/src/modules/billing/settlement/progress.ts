import { SETTLEMENT_DAYS } from '@dakhila/domain/billing/settlement';
import { type Day, dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { databaseNow, first } from '../../../db/rows.ts';
import { settlementLines, settlementProgress } from '../../../db/schema/index.ts';
import { countDifferences, type Days } from './differences.ts';

/** The days that may have differences nobody has looked at; null before the first file. */
async function readOpenDays(db: Db, gateway: string): Promise<Days | null> {
  const last = dayOf(await databaseNow(db));
  const { doneUntil } = settlementProgress;
  const done = await first(
    db.select({ doneUntil }).from(settlementProgress).where(eq(settlementProgress.gateway, gateway)),
  );
  if (done) return { gateway, first: daysAfter(done.doneUntil, 1), last };
  const { happenedAt } = settlementLines;
  const oldest = await first(
    db
      .select({ happenedAt })
      .from(settlementLines)
      .where(eq(settlementLines.gateway, gateway))
      .orderBy(happenedAt)
      .limit(1),
  );
  return oldest ? { gateway, first: dayOf(oldest.happenedAt), last } : null;
}

/** So many days are compared in one statement: years of payments would exceed the time that a statement has. */
const DAYS_AT_ONCE = 7;

type UncheckedDay = { day: Day; unchecked: number };

/** The days with differences that nobody has looked at, the oldest first, compared only as far as they are asked for. */
async function* readUncheckedDays(db: Db, days: Days): AsyncGenerator<UncheckedDay, undefined> {
  for (let from = days.first; from <= days.last; from = daysAfter(from, DAYS_AT_ONCE)) {
    const to = daysAfter(from, DAYS_AT_ONCE - 1);
    const counts = await countDifferences(db, { ...days, first: from, last: to < days.last ? to : days.last });
    yield* [...counts]
      .flatMap(([day, { unchecked }]) => (unchecked > 0 ? [{ day, unchecked }] : []))
      .toSorted((one, other) => one.day.localeCompare(other.day));
  }
}

/** The days with differences that nobody has looked at, the oldest first, and how many each has. */
export async function listUncheckedDays(db: Db, gateway: string): Promise<UncheckedDay[]> {
  const days = await readOpenDays(db, gateway);
  const unchecked: UncheckedDay[] = [];
  if (days) for await (const day of readUncheckedDays(db, days)) unchecked.push(day);
  return unchecked;
}

/**
 * After a file was uploaded or withdrawn: its days are compared again, in the caller's transaction. What both have stands on our day, and
 * several refunds of a payment on the day of the first, so the days begin with the oldest that is known of its payments.
 */
export async function reopenDaysOf(tx: Db, { id, gateway }: { id: string; gateway: string }): Promise<void> {
  const { rows } = await tx.execute<{ ms: string | null }>(sql`
    select extract(epoch from least(min(s.happened_at), min(e.received_at), min(x.created_at))) * 1000 as ms
    from settlement_lines l
    join settlement_lines s on s.gateway = l.gateway and s.payment_id = l.payment_id
    left join payment_events e on e.gateway = l.gateway and e.payment_id = l.payment_id and e.outcome = 'paid'
    left join extra_payments x on x.gateway = l.gateway and x.payment_id = l.payment_id
    where l.file_id = ${id}`);
  const ms = rows[0]?.ms;
  if (!ms) return;
  await tx
    .update(settlementProgress)
    .set({
      doneUntil: sql`least(${settlementProgress.doneUntil}, ${daysAfter(dayOf(new Date(Number(ms))), -1)}::date)`,
    })
    .where(eq(settlementProgress.gateway, gateway));
}

/**
 * Notes up to which day everything was looked at, so that years of payments are not compared at every visit. The last days
 * stay open, because their payments and files still arrive.
 */
export async function closeCheckedDays(tx: Db, gateway: string): Promise<void> {
  const days = await readOpenDays(tx, gateway);
  if (!days) return;
  const oldest = (await readUncheckedDays(tx, days).next()).value?.day;
  const settled = daysAfter(days.last, -SETTLEMENT_DAYS);
  const doneUntil = oldest && oldest <= settled ? daysAfter(oldest, -1) : settled;
  if (doneUntil < days.first) return;
  await tx
    .insert(settlementProgress)
    .values({ gateway, doneUntil })
    .onConflictDoUpdate({ target: settlementProgress.gateway, set: { doneUntil } });
}
