import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { extraPayments, orders } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';

/** Tables whose rows wait for the gateway to confirm a refund. */
type Refundable = typeof orders | typeof extraPayments;
type RowOf<T extends Refundable> = T['$inferSelect'];
type Needs = Pick<Deps, 'db' | 'log'>;

/** Longer than any call of a gateway: a claim expires only when its process has crashed. */
const CLAIM_SECONDS = 120;
/** How many refunds of a table one run asks about. At some seconds each it ends before the next one begins, an hour later. */
const REFUNDS_A_RUN = 500;

const isFree = (table: Refundable) =>
  and(
    eq(table.state, 'refund_pending'),
    or(isNull(table.refundClaimedUntil), lt(table.refundClaimedUntil, sql`app_now()`)),
  );

/**
 * Claims the pending refund that was asked about longest ago, if that was before a moment, skipping rows that another process holds; or the one
 * with an id, which waits for a moment while somebody reads it.
 */
async function claim<T extends Refundable>(
  db: Db,
  table: Refundable,
  wanted: { id: RowOf<T>['id'] } | { before: string },
): Promise<RowOf<T> | undefined> {
  const isWanted =
    'id' in wanted
      ? eq(table.id, wanted.id)
      : or(isNull(table.refundClaimedUntil), lt(table.refundClaimedUntil, sql`${wanted.before}::timestamptz`));
  const next = db
    .select({ id: table.id })
    .from(table)
    .where(and(isFree(table), isWanted))
    .orderBy(sql`${table.refundClaimedUntil} nulls first`, asc(table.id))
    .limit(1)
    .for('no key update', 'id' in wanted ? {} : { skipLocked: true });
  const [claimed] = await db
    .update(table)
    .set({ refundClaimedUntil: sql`app_now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(eq(table.id, sql`(${next})`))
    .returning();
  // The row is of the given table; the types of two tables do not follow that.
  return claimed as RowOf<T> | undefined;
}

/** Ends a claim. Its moment stays: it says when the refund was last asked about. */
const release = (db: Db, table: Refundable, id: string | number) =>
  db.update(table).set({ refundClaimedUntil: sql`app_now()` }).where(eq(table.id, id));

/** The database's time to the microsecond, which a `Date` does not hold. */
async function exactNow(db: Db): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(sql`select app_now()::text as now`);
  return rows[0]?.now ?? '';
}

/** Asks about one pending refund. Undefined when it is not pending, or another process is asking. */
export async function withClaim<T extends Refundable>(
  { db }: Needs,
  table: T,
  id: RowOf<T>['id'],
  ask: (row: RowOf<T>) => Promise<RowOf<T>>,
): Promise<RowOf<T> | undefined> {
  const row = await claim<T>(db, table, { id });
  return row && ask(row).finally(() => release(db, table, id));
}

/**
 * Asks about pending refunds, each once, one after the other, those first that were not asked about for the longest time: what a run does not reach, the
 * next one does. One that fails does not stop the others.
 */
export async function claimEach<T extends Refundable>(
  { db, log }: Needs,
  table: T,
  stopping: AbortSignal | undefined,
  ask: (row: RowOf<T>) => Promise<unknown>,
  most = REFUNDS_A_RUN,
): Promise<void> {
  const before = await exactNow(db);
  for (let asked = 0; asked < most && !stopping?.aborted; asked += 1) {
    const row = await claim<T>(db, table, { before });
    if (!row) return;
    await ask(row)
      .catch((error: unknown) => log.error({ refund: row.id, err: error }, 'a refund failed, it will be asked again'))
      .finally(() => release(db, table, row.id));
  }
}
