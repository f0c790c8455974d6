import { COUNSELLING } from './policy.ts';

const HOUR_MS = 3_600_000;

/** What the rules need to know of a booking. */
export type BookingFacts = {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  /** Said by the counsellor afterwards. */
  attendance: 'held' | 'no-show' | null;
  ratedAt: Date | null;
};

/** The state of a booking. */
export const BOOKING_PHASES = ['upcoming', 'running', 'over', 'cancelled'] as const;
export type BookingPhase = (typeof BOOKING_PHASES)[number];

export function phaseOf({ startsAt, endsAt, cancelledAt }: BookingFacts, now: Date): BookingPhase {
  if (cancelledAt) return 'cancelled';
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'running' : 'over';
}

/** The last moment at which the student can move the session, or cancel it and have it back. */
export const freeUntil = ({ startsAt }: Pick<BookingFacts, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - COUNSELLING.freeCancelHours * HOUR_MS);

/** Until when a rating can be changed. */
export const ratingEditableUntil = (ratedAt: Date): Date =>
  new Date(ratedAt.getTime() + COUNSELLING.ratingEditHours * HOUR_MS);

/** What the student may do with a booking now. */
export type Permissions = {
  cancel: boolean;
  /** Whether a cancel gives the session back. */
  cancelFree: boolean;
  reschedule: boolean;
  rate: boolean;
};

export function permissionsOf(booking: BookingFacts, now: Date): Permissions {
  const phase = phaseOf(booking, now);
  const isUpcoming = phase === 'upcoming';
  const isFree = isUpcoming && now <= freeUntil(booking);
  const isRatingOpen = !booking.ratedAt || now <= ratingEditableUntil(booking.ratedAt);
  return {
    cancel: isUpcoming,
    cancelFree: isFree,
    reschedule: isFree,
    rate: phase === 'over' && booking.attendance !== 'no-show' && isRatingOpen,
  };
}

/** Whether shared data may still be read: until the session is over or cancelled. */
export const isSharing = (booking: BookingFacts, now: Date): boolean =>
  ['upcoming', 'running'].includes(phaseOf(booking, now));
