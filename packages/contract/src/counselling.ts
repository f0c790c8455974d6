import { BOOKING_PHASES, LONGEST_COMMENT, LONGEST_QUESTION, MAX_STARS } from '@dakhila/domain/counselling/booking';
import { LANGUAGES, TOPICS } from '@dakhila/domain/counselling/topics';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { says, text } from './fields.ts';

const Language = z.enum(LANGUAGES);
const Topic = z.enum(TOPICS, says('input.sessionTopic'));
const counsellorId = z.string().check(z.minLength(1), z.maxLength(60));
/** A moment of this century, as calls write it: '2026-11-15T10:30:00.000Z'. */
const moment = z
  .string()
  .check(
    z.refine(
      (word) => /^20\d\d-\d\d-\d\dT[\d:.]{5,12}(Z|[+-]\d\d:\d\d)$/.test(word) && !Number.isNaN(Date.parse(word)),
      'Please choose a slot',
    ),
  );

export const Counsellor = z.object({
  id: z.string(),
  name: z.string(),
  initials: z.string(),
  headline: z.string(),
  about: z.string(),
  languages: z.array(Language),
  topics: z.array(Topic),
  exams: z.array(Exam),
  /** Null until enough students have rated. */
  rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
  /** The next time that can be booked; null when there is none in the coming three weeks. */
  nextSlotAt: z.nullable(z.string()),
  openSlots: z.number(),
});
export type Counsellor = z.infer<typeof Counsellor>;

const Slot = z.object({ startsAt: z.string(), endsAt: z.string() });

/** Open times by day in India; days without any are left out. */
export const SlotDays = z.object({
  /** Today in India by the server's clock. */
  today: z.string(),
  days: z.array(z.object({ day: z.string(), slots: z.array(Slot) })),
});
export type SlotDays = z.infer<typeof SlotDays>;

/** What the student lets the counsellor see, until the session is over. */
export const Sharing = z.strictObject({
  profile: z.boolean(),
  predictions: z.boolean(),
  report: z.boolean(),
  /** A conversation with the assistant; absent: none. */
  conversationId: z.optional(z.uuid()),
});
export type Sharing = z.infer<typeof Sharing>;

export const Booking = z.object({
  id: z.string(),
  counsellor: z.object({ id: z.string(), name: z.string(), initials: z.string(), headline: z.string() }),
  startsAt: z.string(),
  endsAt: z.string(),
  phase: z.enum(BOOKING_PHASES),
  topic: Topic,
  question: z.string(),
  sharing: z.object({ ...Sharing.shape, isOpen: z.boolean() }),
  /** The meeting link; null when the session is over or cancelled. */
  joinUrl: z.nullable(z.string()),
  /** Until then it can be moved, and cancelling gives the session back. */
  freeUntil: z.string(),
  may: z.object({ cancel: z.boolean(), cancelFree: z.boolean(), reschedule: z.boolean(), rate: z.boolean() }),
  cancelled: z.nullable(
    z.object({ by: z.enum(['student', 'counsellor']), isReturned: z.boolean(), reason: z.nullable(z.string()) }),
  ),
  attendance: z.nullable(z.enum(['held', 'no-show'])),
  notes: z.nullable(z.object({ text: z.string(), nextSteps: z.array(z.string()), writtenAt: z.string() })),
  rating: z.nullable(z.object({ stars: z.number(), comment: z.string(), editableUntil: z.string() })),
});
export type Booking = z.infer<typeof Booking>;

/** The student's sessions and how many are left to book. */
export const CounsellingOverview = z.object({
  /** The day it is in India by the server's clock. */
  today: z.string(),
  left: z.number(),
  bought: z.number(),
  /** What a booking would be refused with now; null when it would go through. */
  blockedBy: z.nullable(z.enum(['allowance', 'birth-date', 'guardian-consent', 'two-booked'])),
  /** Upcoming ones first and in order, then past ones, latest first. */
  bookings: z.array(Booking),
});
export type CounsellingOverview = z.infer<typeof CounsellingOverview>;

/** The page of counselling and the student's sessions on it, for links in messages. */
export const counsellingPage = '/counseling';
export const sessionsPage = `${counsellingPage}?view=sessions`;

/** The calendar file of a booking, for links. */
export const bookingCalendarPath = (id: string) => `/counseling/bookings/${id}/session.ics`;

const ofBooking = {
  params: z.object({ id: z.uuid() }),
  hasMessages: true,
  response: reply(Booking),
} as const;

export const counselling = {
  counsellors: endpoint('GET /counseling/counselors', 'student', {
    hasMessages: true,
    summary: 'Counselors with their next open time, of a language and a topic if named',
    query: z.object({ language: z.optional(Language), topic: z.optional(Topic) }),
    response: reply(z.array(Counsellor)),
  }),
  slots: endpoint('GET /counseling/counselors/:id/slots', 'student', {
    summary: 'Open times of a counselor in the coming 21 days, by day in India',
    params: z.object({ id: counsellorId }),
    response: reply(SlotDays),
  }),
  overview: endpoint('GET /counseling/bookings', 'student', {
    hasMessages: true,
    summary: 'The sessions of the student, and how many are left to book',
    response: reply(CounsellingOverview),
  }),
  book: endpoint('POST /counseling/bookings', 'student', {
    hasMessages: true,
    summary: 'Book a session and spend it; honours Idempotency-Key',
    body: z.strictObject({
      counsellorId,
      startsAt: moment,
      topic: Topic,
      question: text(LONGEST_QUESTION, 'input.longQuestion'),
      sharing: Sharing,
    }),
    response: reply(Booking),
  }),
  reschedule: endpoint('POST /counseling/bookings/:id/reschedule', 'student', {
    ...ofBooking,
    summary: 'Move a session to another time of the same counselor, up to 12 hours before',
    body: z.strictObject({ startsAt: moment }),
  }),
  cancel: endpoint('POST /counseling/bookings/:id/cancel', 'student', {
    ...ofBooking,
    summary: 'Cancel a session; up to 12 hours before, it is given back, later it must be accepted that it is not',
    body: z.strictObject({ isLateAccepted: z.boolean() }),
  }),
  share: endpoint('PUT /counseling/bookings/:id/sharing', 'student', {
    ...ofBooking,
    summary: 'Change what the counselor may see, as long as the session lies ahead',
    body: Sharing,
  }),
  rate: endpoint('PUT /counseling/bookings/:id/rating', 'student', {
    ...ofBooking,
    summary: 'Rate a session that is over; it can be changed for a day',
    body: z.strictObject({
      stars: z.int(says('input.stars')).check(z.gte(1), z.lte(MAX_STARS)),
      comment: text(LONGEST_COMMENT, 'input.longComment'),
    }),
  }),
};
