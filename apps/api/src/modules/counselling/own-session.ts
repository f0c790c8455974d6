import type { DeskSession } from '@dakhila/contract/desk/calendar';
import { counsellorMay, isSharing, noShowFrom, phaseOf } from '@dakhila/domain/counselling/booking';
import { profileFacts } from '@dakhila/domain/counselling/profile-facts';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../ports.ts';
import { type BookingWithPeople, findBooking, lockBooking } from './booking-store.ts';
import { type CounsellorRow, findByMember } from './counsellor-store.ts';
import { joinUrlOf } from './describe-booking.ts';
import { describeSession } from './own-week.ts';
import { renewReportLink, sharedByStudent } from './sharing.ts';

/** The counsellor that a member of the staff is; throws when they are none. */
export async function requireOwnCounsellor(db: Db, staffId: string): Promise<CounsellorRow> {
  const counsellor = await findByMember(db, staffId);
  if (!counsellor)
    throw new DomainError('not-found', { detail: 'You are not linked to a counsellor yet. Ask an administrator.' });
  return counsellor;
}

/** A session of this member's own counsellor; a colleague's is not found. */
export async function requireOwnSession(db: Db, staffId: string, id: string): Promise<BookingWithPeople> {
  const { id: counsellorId } = await requireOwnCounsellor(db, staffId);
  const booking = isUuid(id) ? await findBooking(db, id) : undefined;
  if (booking?.counsellorId !== counsellorId)
    throw new DomainError('not-found', { detail: 'There is no such session.' });
  return booking;
}

/** A session with what the student shares for it, as long as they do. */
export async function describeOwnSession(
  deps: Pick<Deps, 'config' | 'now'>,
  db: Db,
  booking: BookingWithPeople,
): Promise<DeskSession> {
  const now = await databaseNow(db);
  const phase = phaseOf(booking, now);
  const { profile, predictions, conversation } = await sharedByStudent(deps, db, booking, now);
  const { firstName, lastName } = booking.student;
  return {
    ...describeSession(booking, now),
    student: `${firstName} ${lastName}`.trim(),
    question: booking.question,
    joinUrl: phase === 'upcoming' || phase === 'running' ? joinUrlOf(deps.config, booking) : null,
    noShowFrom: noShowFrom(booking).toISOString(),
    may: counsellorMay(booking, now),
    cancelled: booking.cancelledBy && { by: booking.cancelledBy, reason: booking.cancelReason },
    notes: booking.notes === null ? null : { text: booking.notes, nextSteps: booking.nextSteps ?? [] },
    shared: {
      isOpen: isSharing(booking, now),
      profile: profile && profileFacts(profile),
      predictions: predictions.map(({ title, year, counts, createdAt }) => ({
        ...{ title, year, createdAt },
        counts: Object.entries(counts).flatMap(([band, count]) => (count > 0 ? { band, count } : [])),
      })),
      conversation,
      hasReport: booking.sharesReport && isSharing(booking, now),
    },
  };
}

/** A new link to the report that the student shares, in the caller's transaction. The link in the mail stops working. */
export async function openSharedReport(
  deps: Pick<Deps, 'config' | 'now' | 'newId'>,
  tx: Db,
  staffId: string,
  id: string,
): Promise<{ booking: BookingWithPeople; url: string }> {
  const { id: bookingId } = await requireOwnSession(tx, staffId, id);
  await lockBooking(tx, bookingId);
  const booking = await requireOwnSession(tx, staffId, id);
  const url = isSharing(booking, await databaseNow(tx)) ? await renewReportLink(deps, tx, booking) : null;
  if (url === null) throw new DomainError('not-found', { detail: 'No report is shared for this session.' });
  return { booking, url };
}
