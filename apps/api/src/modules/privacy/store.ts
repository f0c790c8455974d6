import { COPY_MINUTES, UNDO_DAYS } from '@dakhila/domain/privacy/policy';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first, matches } from '../../db/rows.ts';
import { accountClosures, contactChanges, dataCopies } from '../../db/schema/index.ts';

export type Closure = typeof accountClosures.$inferSelect;

export const findClosure = (db: Db, studentId: string): Promise<Closure | undefined> =>
  first(db.select().from(accountClosures).where(eq(accountClosures.studentId, studentId)));

/** Saves a closure; undefined when the account is closed already. */
export async function insertClosure(
  tx: Db,
  { studentId, askedBy }: Pick<Closure, 'studentId' | 'askedBy'>,
): Promise<Closure | undefined> {
  const [made] = await tx
    .insert(accountClosures)
    .values({ studentId, askedBy, eraseAt: sql`app_now() + make_interval(days => ${UNDO_DAYS})` })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** Deletes a closure; false when there was none. */
export async function deleteClosure(tx: Db, studentId: string): Promise<boolean> {
  const gone = await tx
    .delete(accountClosures)
    .where(eq(accountClosures.studentId, studentId))
    .returning({ studentId: accountClosures.studentId });
  return gone.length > 0;
}

/** Closed accounts with sessions ahead: those are few, closed accounts may be many. */
export async function listClosedWithBookings(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ student_id: string }>(sql`
    select distinct b.student_id from counselling_bookings b join account_closures c on c.student_id = b.student_id
    where b.cancelled_at is null and b.starts_at > app_now()`);
  return rows.map((row) => row.student_id);
}

/** The moment as text: a `Date` loses the microseconds, and the next page would begin with the same account. */
type Due = { studentId: string; eraseAt: string };

/** A page of accounts that are due to be erased, longest due first; `after` is the last of the page before. */
export async function listDue(db: Db, after: Due | undefined, limit: number): Promise<Due[]> {
  const isBehind = after && sql`and (erase_at, student_id) > (${after.eraseAt}::timestamptz, ${after.studentId}::uuid)`;
  const { rows } = await db.execute<Due>(sql`
    select student_id as "studentId", erase_at::text as "eraseAt" from account_closures
    where erase_at <= app_now() ${isBehind ?? sql``} order by erase_at, student_id limit ${limit}`);
  return rows;
}

/** What ends when an account is closed: booked sessions and valid report links. */
export async function countEnding(db: Db, studentId: string) {
  const { rows } = await db.execute<{ bookingsAhead: number; reportLinks: number }>(sql`select
    (select count(*)::int from counselling_bookings
      where student_id = ${studentId} and cancelled_at is null and starts_at > app_now()) as "bookingsAhead",
    (select count(*)::int from assessment_shares
      where student_id = ${studentId} and expires_at > app_now()) as "reportLinks"`);
  return rows[0] ?? { bookingsAhead: 0, reportLinks: 0 };
}

/** Deletes pending contact changes and open copies. */
export async function dropUnfinished(tx: Db, studentId: string) {
  await tx.delete(contactChanges).where(eq(contactChanges.studentId, studentId));
  await tx.delete(dataCopies).where(eq(dataCopies.studentId, studentId));
}

export async function insertCopy(tx: Db, id: string, studentId: string): Promise<Date> {
  const [made] = await tx
    .insert(dataCopies)
    .values({ id, studentId, expiresAt: sql`app_now() + make_interval(mins => ${COPY_MINUTES})` })
    .returning({ expiresAt: dataCopies.expiresAt });
  if (!made) throw new Error('the copy was not kept');
  return made.expiresAt;
}

export async function isCopyOpen(db: Db, id: string, studentId: string): Promise<boolean> {
  const found = await db
    .select({ id: dataCopies.id })
    .from(dataCopies)
    .where(and(matches(dataCopies, { id, studentId }), gt(dataCopies.expiresAt, sql`app_now()`)));
  return found.length > 0;
}
