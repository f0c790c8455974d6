import type { Booking } from '@dakhila/contract/counselling';
import { freeUntil, isSharing, permissionsOf, phaseOf, ratingEditableUntil } from '@dakhila/domain/counselling/booking';
import { initialsOf } from '@dakhila/domain/counselling/topics';
import type { Config } from '../../config.ts';
import { joinUrlOf } from './join-url.ts';
import type { BookingWithPeople } from './store.ts';

/** A booking as the student sees it at a moment. */
export function describeBooking(config: Pick<Config, 'MEETING_BASE_URL'>, row: BookingWithPeople, now: Date): Booking {
  const { id, name, headline } = row.counsellor;
  const phase = phaseOf(row, now);
  return {
    id: row.id,
    counsellor: { id, name, initials: initialsOf(name), headline },
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
