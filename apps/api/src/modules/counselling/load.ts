import { RATINGS_TO_SHOW } from '@dakhila/domain/counselling/booking';
import { openSlots } from '@dakhila/domain/counselling/slots';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { readCalendars } from './calendar-store.ts';
import { listAll } from './counsellor-store.ts';

/** How far back the load is counted, in days. */
export const LOAD_DAYS = 30;

type Counts = { id: string; ahead: number; held: number; missed: number; cancelled: number; unwritten: number };

/** How busy each counsellor is and how students rate them, by name. No student is in it, and few ratings are no average. */
export async function readLoad(db: Db) {
  const now = await databaseNow(db);
  const all = await listAll(db);
  const calendars = await readCalendars(
    db,
    all.map(({ id }) => id),
    now,
  );
  const counts = await countSessions(db);
  return all.map(({ id, name, isActive, staffId, ratings, stars }) => {
    const calendar = calendars.get(id);
    const { ahead = 0, held = 0, missed = 0, cancelled = 0, unwritten = 0 } = counts.get(id) ?? {};
    return {
      ...{ id, name, isActive, staffId, ahead, held, missed, cancelled, unwritten },
      open: calendar && isActive ? openSlots(calendar, now).length : 0,
      rating: ratings >= RATINGS_TO_SHOW ? { average: Math.round((10 * stars) / ratings) / 10, count: ratings } : null,
    };
  });
}

/** Counts sessions by counsellor, each from the part of the index that belongs to them. */
async function countSessions(db: Db): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await db.execute<Counts>(sql`
    select c.id, n.* from counsellors c cross join lateral (
      select count(*) filter (where b.cancelled_at is null and b.starts_at > app_now())::int as ahead,
        count(*) filter (where b.attendance = 'held')::int as held,
        count(*) filter (where b.attendance = 'no-show' and b.cancelled_at is null)::int as missed,
        count(*) filter (where b.cancelled_by = 'counsellor')::int as cancelled,
        count(*) filter (where b.cancelled_at is null and b.ends_at < app_now() and b.attendance is null)::int as unwritten
      from counselling_bookings b
      where b.counsellor_id = c.id and b.starts_at > app_now() - make_interval(days => ${LOAD_DAYS})) n`);
  return new Map(rows.map((row) => [row.id, row]));
}
