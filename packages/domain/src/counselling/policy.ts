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
  /** A rating is given once; until then it can be changed. */
  ratingEditHours: 24,
} as const;

export const MOST_STARS = 5;
export const LONGEST_QUESTION = 1_000;
export const LONGEST_COMMENT = 1_000;
