import type { LedgerCause } from '@dakhila/contract/profile';
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { first, requireFirst } from '../../db/rows.ts';
import { counsellingBookings, counsellors, ledger, notices, orders, predictionRuns } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';

type Page = { before: number | null; most: number };

/** The rows of a student, newest first. */
export const listEntries = (db: Db, studentId: string, { before, most }: Page) =>
  db
    .select()
    .from(ledger)
    .where(and(eq(ledger.studentId, studentId), before === null ? undefined : lt(ledger.id, before)))
    .orderBy(desc(ledger.id))
    .limit(most);

type Named = { id: string } & Partial<Omit<LedgerCause, 'type'>>;
type LookUp = (db: Db, studentId: string, ids: string[]) => Promise<Named[]>;

/** How the name of each kind of cause is found: `run:<id>` is a prediction. Only the student's own rows are read. */
const LOOKUPS: Record<string, { type: LedgerCause['type']; lookUp: LookUp }> = {
  order: {
    type: 'order',
    lookUp: (db, studentId, ids) =>
      db
        .select({ id: orders.id, name: orders.tierName })
        .from(orders)
        .where(and(eq(orders.studentId, studentId), inArray(orders.id, ids))),
  },
  run: {
    type: 'run',
    lookUp: (db, studentId, ids) =>
      db
        .select({ id: predictionRuns.id, name: predictionRuns.title, exam: predictionRuns.exam })
        .from(predictionRuns)
        .where(and(eq(predictionRuns.studentId, studentId), inArray(predictionRuns.id, ids))),
  },
  booking: {
    type: 'session',
    lookUp: async (db, studentId, ids) => {
      const rows = await db
        .select({ id: counsellingBookings.id, name: counsellors.name, startsAt: counsellingBookings.startsAt })
        .from(counsellingBookings)
        .innerJoin(counsellors, eq(counsellors.id, counsellingBookings.counsellorId))
        .where(and(eq(counsellingBookings.studentId, studentId), inArray(counsellingBookings.id, ids)));
      return rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() }));
    },
  },
  assessment: { type: 'assessment', lookUp: async () => [] },
};

/** The causes of references, with one query for each kind. */
export async function findCauses(
  db: Db,
  studentId: string,
  references: readonly string[],
): Promise<Map<string, LedgerCause>> {
  const causes = new Map<string, LedgerCause>();
  await Promise.all(
    Object.entries(LOOKUPS).map(async ([prefix, { type, lookUp }]) => {
      const ids = [...new Set(references)].flatMap((reference) => {
        const [kind, id = ''] = reference.split(':');
        return kind === prefix && isUuid(id) ? [id] : [];
      });
      if (ids.length === 0) return;
      const found = new Map((await lookUp(db, studentId, ids)).map((named) => [named.id, named]));
      for (const id of ids) {
        const { name = null, exam = null, startsAt = null } = found.get(id) ?? {};
        causes.set(`${prefix}:${id}`, { type, name, exam, startsAt });
      }
    }),
  );
  return causes;
}

export type NoticeRow = typeof notices.$inferSelect;

/** The newest notice, unless it was cleared: current, future or expired. */
export const findStanding = (db: Db): Promise<NoticeRow | undefined> =>
  first(db.select().from(notices).where(isNull(notices.clearedAt)));

/** A moment of clearing that is ahead: the notice stays until the next one begins. */
const isReplacedLater = sql`${notices.clearedAt} > app_now()`;
const hasBegun = sql`${notices.showsFrom} <= app_now()`;
const isNotOver = sql`(${notices.showsUntil} is null or ${notices.showsUntil} > app_now())`;

/** The notice that everyone should see at this moment. */
export const findShown = (db: Db): Promise<NoticeRow | undefined> =>
  first(
    db
      .select()
      .from(notices)
      .where(and(or(isNull(notices.clearedAt), isReplacedLater), hasBegun, isNotOver))
      .orderBy(desc(notices.showsFrom))
      .limit(1),
  );

/** The notice that stands, after the one that stays until it begins, if there is one. */
export const listStanding = (db: Db): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(or(isNull(notices.clearedAt), and(isReplacedLater, isNotOver)))
    .orderBy(asc(notices.showsFrom));

/** Changes of the notice run one after the other: there is one at a time. */
export const lockNotices = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('notices'))`);

/** Notices that the desk shows at once. */
const NOTICES_A_PAGE = 30;

/** A page of all notices, newest first, and where the next one begins. */
export async function readNoticePage(db: Db, after: string | undefined) {
  const rows = await db
    .select({ notice: notices, at: exactMoment(notices.createdAt) })
    .from(notices)
    .where(isBehind({ at: notices.createdAt, id: notices.id }, 'newest', after))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(NOTICES_A_PAGE + 1);
  const { page, next } = cutPage(rows, NOTICES_A_PAGE, ({ at, notice: { id } }) => ({ at, id }));
  return { page: page.map(({ notice }) => notice), next };
}

/** Ends what stands when the next notice begins. One that has not begun by now never appears. */
export const endStanding = (db: Db, nextFrom: Date | undefined) =>
  db
    .update(notices)
    .set({
      clearedAt: sql`case when ${hasBegun}
        then greatest(app_now(), ${nextFrom?.toISOString() ?? null}::timestamptz) else app_now() end`,
    })
    .where(or(isNull(notices.clearedAt), isReplacedLater));

/** Clears a notice at once. The one that was to stay until it begins then stays as before. */
export async function clearNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
  const cleared = await first(
    db
      .update(notices)
      .set({ clearedAt: sql`app_now()` })
      .where(and(eq(notices.id, id), or(isNull(notices.clearedAt), isReplacedLater)))
      .returning(),
  );
  if (cleared && !(await findStanding(db))) await db.update(notices).set({ clearedAt: null }).where(isReplacedLater);
  return cleared;
}

export const insertNotice = (db: Db, notice: typeof notices.$inferInsert): Promise<NoticeRow> =>
  requireFirst(db.insert(notices).values(notice).returning(), 'the notice was not kept');
