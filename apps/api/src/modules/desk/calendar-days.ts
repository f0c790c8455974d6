import { dayOf, daysAfter, timeInWords } from '@dakhila/domain/calendar/indian-time';
import { CALENDAR_DAYS_AHEAD, COUNSELLING } from '@dakhila/domain/counselling/booking';
import type { Exception } from '@dakhila/domain/counselling/slots';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { changeDay, requireOwnCounsellor, resetDay } from '../counselling/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf } from '../staff/index.ts';

const refuse = (detail: string) => new DomainError('conflict', { detail });

/** Only days from today to about a year ahead can be changed. */
async function requireChangeable(tx: Db, day: string) {
  const today = dayOf(await databaseNow(tx));
  if (day < today) throw refuse('This day is over.');
  if (day > daysAfter(today, CALENDAR_DAYS_AHEAD)) throw refuse('This day is too far ahead.');
}

/** Opens or closes hours of a day in the counsellor's own calendar. Hours with a booked session stay open until that session is cancelled. */
export async function changeOwnDay(
  deps: Pick<Deps, 'config' | 'secrets' | 'newId'>,
  tx: Db,
  staff: StaffSession,
  exception: Exception,
) {
  const { day, kind, fromMinute, toMinute } = exception;
  await requireChangeable(tx, day);
  if (kind === 'open' && toMinute - fromMinute < COUNSELLING.sessionMinutes)
    throw refuse(`A session takes ${COUNSELLING.sessionMinutes} minutes, so these hours are too short.`);
  const { id } = await requireOwnCounsellor(tx, staff.staffId);
  const change = await changeDay(deps, tx, id, exception);
  if (!change.isDone) {
    const times = change.booked.map(({ startsAt }) => timeInWords(startsAt)).join(', ');
    throw refuse(`A student has booked ${times}. Cancel the session first, so that they’re told why and get it back.`);
  }
  const details = { day, kind, fromMinute, toMinute };
  await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk calendar day', subject: id, details });
}

/** Gives a day in the counsellor's own calendar its weekly hours back. */
export async function resetOwnDay(tx: Db, staff: StaffSession, day: string) {
  await requireChangeable(tx, day);
  const { id } = await requireOwnCounsellor(tx, staff.staffId);
  await resetDay(tx, id, day);
  await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk calendar reset', subject: id, details: { day } });
}
