import { isDay } from '@dakhila/domain/calendar/indian-time';
import {
  BOOKING_PHASES,
  LONGEST_CANCEL_REASON,
  LONGEST_NEXT_STEP,
  LONGEST_SESSION_NOTES,
  MAX_NEXT_STEPS,
  MAX_WEEKLY_SPANS,
} from '@dakhila/domain/counselling/booking';
import { TOPICS } from '@dakhila/domain/counselling/topics';
import * as z from 'zod/mini';
import { done, endpoint, reply, staff } from '../endpoint.ts';
import { text } from '../fields.ts';

/** A day of this century in India: `2026-11-16`. Days near the end of the calendar have no next week. */
export const day = z.string().check(
  z.maxLength(10),
  z.refine((typed) => /^20/.test(typed) && isDay(typed)),
);
const minute = z.int().check(z.gte(0), z.lte(1440));
const isInOrder = z.refine<{ fromMinute: number; toMinute: number }>(
  ({ fromMinute, toMinute }) => fromMinute < toMinute,
);

const WeeklySpan = z
  .strictObject({ weekday: z.int().check(z.gte(1), z.lte(7)), fromMinute: minute, toMinute: minute })
  .check(isInOrder);

export const SessionInList = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  phase: z.enum(BOOKING_PHASES),
  attendance: z.nullable(z.enum(['held', 'no-show'])),
  hasNotes: z.boolean(),
  topic: z.enum(TOPICS),
  /** Lists show the first name only. */
  student: z.string(),
});
export type SessionInList = z.infer<typeof SessionInList>;

const CalendarTime = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(['open', 'closed', 'booked', 'past']),
  session: z.nullable(SessionInList),
});
export type CalendarTime = z.infer<typeof CalendarTime>;

const CalendarDay = z.object({
  day: z.string(),
  /** The name of a holiday, of every year or entered by a supervisor. */
  holiday: z.nullable(z.string()),
  /** It differs from the weekly hours. */
  isChanged: z.boolean(),
  times: z.array(CalendarTime),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const DeskWeek = z.object({
  today: z.string(),
  now: z.string(),
  counsellor: z.object({ name: z.string(), isActive: z.boolean() }),
  hours: z.array(z.object({ weekday: z.number(), fromMinute: z.number(), toMinute: z.number() })),
  /** Monday to Sunday. */
  days: z.array(CalendarDay),
});
export type DeskWeek = z.infer<typeof DeskWeek>;

export const DeskSession = z.extend(SessionInList, {
  question: z.string(),
  /** The meeting link; null when the session is over or cancelled. */
  joinUrl: z.nullable(z.string()),
  noShowFrom: z.string(),
  may: z.object({ writeNotes: z.boolean(), markNoShow: z.boolean(), cancel: z.boolean() }),
  cancelled: z.nullable(z.object({ by: z.enum(['student', 'counsellor']), reason: z.nullable(z.string()) })),
  notes: z.nullable(z.object({ text: z.string(), nextSteps: z.array(z.string()) })),
  /** What the student shares, until the session is over. */
  shared: z.object({
    isOpen: z.boolean(),
    profile: z.nullable(z.array(z.object({ name: z.string(), value: z.string() }))),
    predictions: z.array(
      z.object({
        title: z.string(),
        year: z.number(),
        createdAt: z.string(),
        counts: z.array(z.object({ band: z.string(), count: z.number() })),
      }),
    ),
    conversation: z.nullable(z.string()),
    hasReport: z.boolean(),
  }),
});
export type DeskSession = z.infer<typeof DeskSession>;

const oneSession = { params: z.object({ id: z.string().check(z.maxLength(64)) }), response: reply(DeskSession) };
const step = text(LONGEST_NEXT_STEP).check(z.minLength(1));

export const deskCalendar = {
  week: endpoint('GET /desk/calendar', staff('sessions.hold'), {
    summary: 'The own week with open, closed and booked times; null for somebody who is linked to no counsellor',
    query: z.strictObject({ day: z.optional(day) }),
    response: reply(z.nullable(DeskWeek)),
  }),
  changeHours: endpoint('PUT /desk/calendar/hours', staff('sessions.hold'), {
    summary: 'Replace the weekly hours; booked sessions stay',
    body: z.strictObject({ hours: z.array(WeeklySpan).check(z.maxLength(MAX_WEEKLY_SPANS)) }),
    response: done,
  }),
  changeDay: endpoint('POST /desk/calendar/days', staff('sessions.hold'), {
    summary: 'Open or close hours of one day; hours with a booked session cannot be closed',
    body: z
      .strictObject({ day, kind: z.enum(['open', 'closed']), fromMinute: minute, toMinute: minute })
      .check(isInOrder),
    response: done,
  }),
  resetDay: endpoint('POST /desk/calendar/days/reset', staff('sessions.hold'), {
    summary: 'Make a day like every week again; booked sessions stay',
    body: z.strictObject({ day }),
    response: done,
  }),
  sessions: endpoint('GET /desk/sessions', staff('sessions.hold'), {
    summary: 'The own sessions of the last 30 days and all ahead',
    response: reply(z.array(SessionInList)),
  }),
  session: endpoint('GET /desk/sessions/:id', staff('sessions.hold'), {
    ...oneSession,
    summary: 'One own session with what the student shares for it',
  }),
  openReport: endpoint('POST /desk/sessions/:id/report', staff('sessions.hold'), {
    params: oneSession.params,
    summary: 'A link to the report that the student shares; an earlier link stops working',
    body: z.strictObject({}),
    response: reply(z.object({ url: z.string() })),
  }),
  writeNotes: endpoint('PUT /desk/sessions/:id/notes', staff('sessions.hold'), {
    ...oneSession,
    summary: 'Write the notes of a session that has begun; the student reads them',
    body: z.strictObject({
      text: text(LONGEST_SESSION_NOTES).check(z.minLength(1)),
      nextSteps: z.array(step).check(z.maxLength(MAX_NEXT_STEPS)),
    }),
  }),
  markNoShow: endpoint('POST /desk/sessions/:id/no-show', staff('sessions.hold'), {
    ...oneSession,
    summary: 'Note that the student did not join; the session counts as used',
    body: z.strictObject({}),
  }),
  cancel: endpoint('POST /desk/sessions/:id/cancel', staff('sessions.hold'), {
    ...oneSession,
    summary: 'Cancel a session; the student reads why and gets it back',
    body: z.strictObject({ reason: text(LONGEST_CANCEL_REASON).check(z.minLength(1)) }),
  }),
};
