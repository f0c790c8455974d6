import type { DeskWeek, SessionInList } from '@dakhila/contract/desk/calendar';
import { dayOf, daysAfter, momentOf, weekdayOf } from '@dakhila/domain/calendar/indian-time';
import { COUNSELLING, phaseOf } from '@dakhila/domain/counselling/booking';
import { holidayOn } from '@dakhila/domain/counselling/holidays';
import { isOverlap, timesOfDay } from '@dakhila/domain/counselling/slots';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { type BookingWithPeople, listOfCounsellor } from './booking-store.ts';
import { listExceptions, listHolidays, listHours } from './calendar-store.ts';
import { type CounsellorRow, findByMember } from './counsellor-store.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** How far back the list of sessions goes. */
const LISTED_DAYS = 30;
/** More than fit into the days of a list. */
const MOST_SESSIONS = 500;

/** A session as lists show it: the first name is enough to recognise a session. */
export const describeSession = (booking: BookingWithPeople, now: Date): SessionInList => ({
  id: booking.id,
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  phase: phaseOf(booking, now),
  attendance: booking.attendance,
  hasNotes: booking.notesAt !== null,
  topic: booking.topic,
  student: booking.student.firstName,
});

/** The week of a day as its counsellor sees it; this week without a day. Null when the member is no counsellor. */
export async function readOwnWeek(db: Db, staffId: string, wanted: string | undefined): Promise<DeskWeek | null> {
  const counsellor = await findByMember(db, staffId);
  if (!counsellor) return null;
  const now = await databaseNow(db);
  const today = dayOf(now);
  const day = wanted ?? today;
  const monday = daysAfter(day, 1 - weekdayOf(day));
  const sunday = daysAfter(monday, 6);
  const hours = await listHours(db, counsellor.id);
  const exceptions = await listExceptions(db, counsellor.id, monday, sunday);
  const holidays = await listHolidays(db, monday);
  const range = { from: momentOf(monday, 0), to: momentOf(daysAfter(sunday, 1), 0), most: MOST_SESSIONS };
  const sessions = await listOfCounsellor(db, counsellor.id, range);
  return {
    today,
    now: now.toISOString(),
    counsellor: { name: counsellor.name, isActive: counsellor.isActive },
    hours: hours.map(({ weekday, fromMinute, toMinute }) => ({ weekday, fromMinute, toMinute })),
    days: WEEK.map((ahead) => daysAfter(monday, ahead)).map((one) => ({
      day: one,
      holiday: holidayOn(one, holidays),
      isChanged: exceptions.some((exception) => exception.day === one),
      times: timesWith(
        timesOfDay({ hours, exceptions, holidays }, one),
        sessions.filter(({ startsAt }) => dayOf(startsAt) === one),
        now,
      ),
    })),
  };
}

/** The times of a day together with its sessions, which may lie outside the present hours. */
function timesWith(times: ReturnType<typeof timesOfDay>, sessions: BookingWithPeople[], now: Date) {
  const free = times
    .filter((time) => !sessions.some((session) => isOverlap(time, session)))
    .map(({ startsAt, endsAt, isOpen }) => ({
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      state: startsAt <= now ? ('past' as const) : isOpen ? ('open' as const) : ('closed' as const),
      session: null,
    }));
  const booked = sessions.map((session) => {
    const described = describeSession(session, now);
    return { startsAt: described.startsAt, endsAt: described.endsAt, state: 'booked' as const, session: described };
  });
  return [...free, ...booked].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** The sessions of the last 30 days and all ahead, in order. */
export async function listOwnSessions(db: Db, counsellor: CounsellorRow): Promise<SessionInList[]> {
  const now = await databaseNow(db);
  const today = dayOf(now);
  const range = {
    from: momentOf(daysAfter(today, -LISTED_DAYS), 0),
    to: momentOf(daysAfter(today, COUNSELLING.daysAhead + 1), 0),
    most: MOST_SESSIONS,
  };
  return (await listOfCounsellor(db, counsellor.id, range)).map((booking) => describeSession(booking, now));
}
