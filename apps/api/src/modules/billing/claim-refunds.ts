import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { extraPayments, orders } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';

/** Tables whose rows wait for the gateway to confirm a refund. */
type Refundable = typeof orders | typeof extraPayments;
type RowOf<T extends Refundable> = T['$inferSelect'];
type Needs = Pick<Deps, 'db' | 'log'>;

/** Longer than any call of a gateway: a claim expires only when its process has crashed. */
const CLAIM_SECONDS = 120;

const isFree = (table: Refundable) =>
  and(
    eq(table.state, 'refund_pending'),
    or(isNull(table.refundClaimedUntil), lt(table.refundClaimedUntil, sql`app_now()`)),
  );

/**
 * Claims the first pending refund after an id, skipping rows that another process holds; or the one with an id, which
 * waits for a moment while somebody reads it.
 */
async function claim<T extends Refundable>(
  db: Db,
  table: Refundable,
  wanted: { id: RowOf<T>['id'] } | { after: RowOf<T>['id'] | undefined },
): Promise<RowOf<T> | undefined> {
  const isWanted =
    'id' in wanted ? eq(table.id, wanted.id) : wanted.after === undefined ? undefined : gt(table.id, wanted.after);
  const next = db
    .select({ id: table.id })
    .from(table)
    .where(and(isFree(table), isWanted))
    .orderBy(asc(table.id))
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

const release = (db: Db, table: Refundable, id: string | number) =>
  db.update(table).set({ refundClaimedUntil: null }).where(eq(table.id, id));

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

/** Asks about every pending refund once, one after the other. One that fails does not stop the others. */
export async function claimEach<T extends Refundable>(
  { db, log }: Needs,
  table: T,
  stopping: AbortSignal | undefined,
  ask: (row: RowOf<T>) => Promise<unknown>,
): Promise<void> {
  let after: RowOf<T>['id'] | undefined;
  while (!stopping?.aborted) {
    const row = await claim<T>(db, table, { after });
    if (!row) return;
    after = row.id;
    await ask(row)
      .catch((error: unknown) => log.error({ refund: row.id, err: error }, 'a refund failed, it will be asked again'))
      .finally(() => release(db, table, row.id));
  }
}
