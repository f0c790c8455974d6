import { momentOf } from '@dakhila/domain/calendar/indian-time';
import { phaseOf } from '@dakhila/domain/counselling/booking';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { listBookedBetween } from './calendar-store.ts';
import { databaseNow } from './database-now.ts';
import { joinUrlOf } from './join-url.ts';
import { sharedByStudent } from './shared-by-student.ts';
import { findBooking } from './store.ts';

const DAY_MINUTES = 1440;

/** What a counsellor needs for a day: who comes when, with what question, where they meet, and what is shared. */
export async function readDaySheet(deps: Pick<Deps, 'config' | 'now'>, db: Db, counsellorId: string, day: string) {
  const now = await databaseNow(db);
  const booked = await listBookedBetween(db, counsellorId, momentOf(day, 0), momentOf(day, DAY_MINUTES));
  const sessions = [];
  for (const { id } of booked) {
    const booking = await findBooking(db, id);
    if (!booking) continue;
    const { student, startsAt, endsAt, topic, question, attendance } = booking;
    sessions.push({
      id,
      startsAt,
      endsAt,
      student: `${student.firstName} ${student.lastName}`,
      topic,
      question,
      phase: phaseOf(booking, now),
      attendance,
      joinUrl: joinUrlOf(deps.config, booking),
      shared: await sharedByStudent(deps, db, booking, now),
    });
  }
  return sessions;
}
export type SheetSession = Awaited<ReturnType<typeof readDaySheet>>[number];
