import type { Booking } from '@dakhila/contract/counselling';
import { freeUntil, isSharing, permissionsOf, phaseOf, ratingEditableUntil } from '@dakhila/domain/counselling/booking';
import { initialsOf } from '@dakhila/domain/counselling/topics';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf, type Text, type WithTexts } from '@dakhila/domain/messages/message';
import { isMessageId, say } from '@dakhila/domain/messages/say';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { type BookingWithPeople, findBooking, lockBooking } from './booking-store.ts';

/** The meeting link. Only the two participants know it. */
export const joinUrlOf = ({ MEETING_BASE_URL }: Pick<Config, 'MEETING_BASE_URL'>, { room }: { room: string }): string =>
  `${MEETING_BASE_URL.replace(/\/$/, '')}/session-${room}`;

/** A booking whose texts are not yet in a language. */
export type ShownBooking = Omit<Booking, 'counsellor'> & { counsellor: WithTexts<Booking['counsellor'], 'headline'> };

/** The text of a counsellor's profile: a message for the sample counsellors, else as entered. */
export function counsellorText(id: string, part: 'headline' | 'about', entered: string): Text {
  const text = `counselling.counselor.${id}.${part}`;
  if (!isMessageId(text)) return entered;
  const message = messageOf(text);
  return say('en', message) === entered ? message : entered;
}

export function describeBooking(
  config: Pick<Config, 'MEETING_BASE_URL'>,
  row: BookingWithPeople,
  now: Date,
): ShownBooking {
  const { id, name, headline } = row.counsellor;
  const phase = phaseOf(row, now);
  return {
    id: row.id,
    counsellor: { id, name, initials: initialsOf(name), headline: counsellorText(id, 'headline', headline) },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    phase,
    topic: row.topic,
    question: row.question,
    sharing: {
      profile: row.sharesProfile,
      predictions: row.sharesPredictions,
      report: row.sharesReport,
      ...(row.sharedConversationId ? { conversationId: row.sharedConversationId } : {}),
      isOpen: isSharing(row, now),
    },
    joinUrl: phase === 'upcoming' || phase === 'running' ? joinUrlOf(config, row) : null,
    freeUntil: freeUntil(row).toISOString(),
    may: permissionsOf(row, now),
    cancelled: row.cancelledBy && { by: row.cancelledBy, isReturned: row.isReturned, reason: row.cancelReason },
    attendance: row.attendance,
    notes: notesOf(row),
    rating: ratingOf(row),
  };
}

function notesOf({ notes, nextSteps, notesAt }: BookingWithPeople): Booking['notes'] {
  return notes === null || !notesAt
    ? null
    : { text: notes, nextSteps: nextSteps ?? [], writtenAt: notesAt.toISOString() };
}

function ratingOf({ stars, comment, ratedAt }: BookingWithPeople): Booking['rating'] {
  return stars === null || !ratedAt
    ? null
    : { stars, comment: comment ?? '', editableUntil: ratingEditableUntil(ratedAt).toISOString() };
}

/** A booking of this student; another student's is not found. */
export async function requireOwn(db: Db, id: string, studentId: string): Promise<BookingWithPeople> {
  const found = isUuid(id) ? await findBooking(db, id) : undefined;
  if (found?.studentId !== studentId)
    throw new DomainError('not-found', { message: messageOf('counselling.notFound') });
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOwn(db: Db, id: string, studentId: string): Promise<BookingWithPeople> {
  await requireOwn(db, id, studentId);
  await lockBooking(db, id);
  return requireOwn(db, id, studentId);
}
