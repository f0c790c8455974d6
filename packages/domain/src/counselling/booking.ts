/** The limits of a counselling session. The texts for students are computed from them. */
export const COUNSELLING = {
  sessionMinutes: 45,
  /** From one start to the next: the quarter of an hour between two sessions is for notes. */
  stepMinutes: 60,
  /** How far ahead times are offered, today included. */
  daysAhead: 21,
  /** The counsellor must have time to see the booking and read what was asked. */
  leadMinutes: 120,
  /** So that everyone finds a time. */
  maxFutureBookings: 2,
  /** Until then a session can be moved, and cancelling gives it back. */
  freeCancelHours: 12,
  /** How long the counsellor waits for a student before the session counts as held. */
  noShowMinutes: 15,
  /** How long after its end the counsellor may still give a session back at the desk. */
  counsellorCancelHours: 24,
  /** A rating is given once; until then it can be changed. */
  ratingEditHours: 24,
} as const;

export const MAX_STARS = 5;
export const LONGEST_QUESTION = 1_000;
export const LONGEST_COMMENT = 1_000;
/** Notes of the counsellor, and the steps that follow from a session. */
export const LONGEST_SESSION_NOTES = 5_000;
export const MAX_NEXT_STEPS = 10;
export const LONGEST_NEXT_STEP = 300;
/** Why the counsellor cancels; the student reads it. */
export const LONGEST_CANCEL_REASON = 300;
/** How many hours of single days a counsellor may have changed ahead. */
export const MAX_EXCEPTIONS = 500;
/** How far ahead a counsellor changes single days at the desk. */
export const CALENDAR_DAYS_AHEAD = 366;
/** The most spans of a week: six on each day. */
export const MAX_WEEKLY_SPANS = 42;
/** Fewer ratings than this are too few for an average. */
export const RATINGS_TO_SHOW = 3;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

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
type BookingPhase = (typeof BOOKING_PHASES)[number];

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
type Permissions = {
  cancel: boolean;
  /** Whether a cancel gives the session back. */
  cancelFree: boolean;
  reschedule: boolean;
  rate: boolean;
};

/** From when on the counsellor may mark that the student did not come. */
export const noShowFrom = ({ startsAt }: Pick<BookingFacts, 'startsAt'>): Date =>
  new Date(startsAt.getTime() + COUNSELLING.noShowMinutes * MINUTE_MS);

/** Until then a counsellor gives a session back that did not take place. Later only an operator does: it is worth money. */
const counsellorCancelsUntil = ({ endsAt }: Pick<BookingFacts, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + COUNSELLING.counsellorCancelHours * HOUR_MS);

/** What the counsellor may do with a booking now. */
export type CounsellorPermissions = { writeNotes: boolean; markNoShow: boolean; cancel: boolean };

export function counsellorMay(booking: BookingFacts & { notesAt: Date | null }, now: Date): CounsellorPermissions {
  const isOn = booking.cancelledAt === null;
  return {
    writeNotes: isOn && now >= booking.startsAt,
    markNoShow: isOn && now >= noShowFrom(booking) && booking.notesAt === null && booking.attendance === null,
    cancel: isOn && booking.attendance === null && now < counsellorCancelsUntil(booking),
  };
}

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

export const REMINDER_KINDS = ['hour-before', 'day-before'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** How long before a session a reminder goes out, the nearest first. */
const REMINDERS: { kind: ReminderKind; minutesBefore: number }[] = [
  { kind: 'hour-before', minutesBefore: 60 },
  { kind: 'day-before', minutesBefore: 24 * 60 },
];

/** From when on a session can have a reminder due. */
export const FIRST_REMINDER_MINUTES = Math.max(...REMINDERS.map(({ minutesBefore }) => minutesBefore));

/**
 * The reminder that is due, or null. Only the nearest counts: after an outage no "tomorrow" is sent an hour before. A booking made after the time of a reminder
 * needs none: its confirmation has just been sent.
 */
export function dueReminder(
  { startsAt, arrangedAt }: { startsAt: Date; arrangedAt: Date },
  now: Date,
): ReminderKind | null {
  if (now >= startsAt) return null;
  const momentOf = (minutesBefore: number) => startsAt.getTime() - minutesBefore * MINUTE_MS;
  const passed = REMINDERS.find(({ minutesBefore }) => momentOf(minutesBefore) <= now.getTime());
  return passed && arrangedAt.getTime() < momentOf(passed.minutesBefore) ? passed.kind : null;
}
