import { sessionsPage } from '@dakhila/contract/counselling';
import { momentInWords } from '@dakhila/domain/calendar/indian-time';
import { freeUntil } from '@dakhila/domain/counselling/booking';
import { COUNSELLING } from '@dakhila/domain/counselling/policy';
import { TOPIC_NAMES } from '@dakhila/domain/counselling/topics';
import { nameForOthers } from '@dakhila/domain/students/name';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage } from '../messaging/index.ts';
import { calendarMail } from './calendar-file.ts';
import { joinUrlOf } from './describe-booking.ts';
import type { BookingWithPeople } from './store.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;
type Words = { subject: string; lines: string[] };

const DAY_MS = 86_400_000;

/** Tells student and counsellor of a new session, each with the appointment for the calendar. */
export async function tellBooked(
  deps: Needs,
  tx: Db,
  booking: BookingWithPeople,
  { reportUrl, now }: { reportUrl: string | null; now: Date },
) {
  const { counsellor, student } = booking;
  const when = momentInWords(booking.startsAt);
  await toStudent(deps, tx, booking, now, {
    subject: `Session booked: ${when}`,
    lines: [
      `Your session with ${counsellor.name} is booked for ${when}. It lasts ${COUNSELLING.sessionMinutes} minutes.`,
      joinLine(deps, booking),
      `Topic: ${TOPIC_NAMES[booking.topic]}`,
      ruleLine(booking),
      linkLine(deps),
    ],
  });
  await toCounsellor(deps, tx, booking, now, {
    subject: `New session: ${when}`,
    lines: [
      `${nameOf(student)} has booked a session with you for ${when}.`,
      joinLine(deps, booking),
      `Topic: ${TOPIC_NAMES[booking.topic]}`,
      ...(booking.question ? [`Question: ${booking.question}`] : []),
      ...reportLines(reportUrl),
      'What else the student shares with you stands in your day sheet until the session is over.',
    ],
  });
}

/** Tells both of the new time. */
export async function tellMoved(
  deps: Needs,
  tx: Db,
  booking: BookingWithPeople,
  { from, reportUrl, now }: { from: Date; reportUrl: string | null; now: Date },
) {
  const { counsellor, student } = booking;
  const when = momentInWords(booking.startsAt);
  const subject = `Session moved: ${when}`;
  const before = `It was to be on ${momentInWords(from)}.`;
  await toStudent(deps, tx, booking, now, {
    subject,
    lines: [
      `Your session with ${counsellor.name} is now on ${when}. ${before}`,
      joinLine(deps, booking),
      ruleLine(booking),
      linkLine(deps),
    ],
  });
  await toCounsellor(deps, tx, booking, now, {
    subject,
    lines: [
      `${nameOf(student)} has moved the session to ${when}. ${before}`,
      joinLine(deps, booking),
      ...reportLines(reportUrl),
    ],
  });
}

/** Tells both that a session is off, and the student what became of it. */
export async function tellCancelled(deps: Needs, tx: Db, booking: BookingWithPeople, now: Date) {
  const { counsellor, student, isReturned, cancelReason } = booking;
  const when = momentInWords(booking.startsAt);
  const isByStudent = booking.cancelledBy === 'student';
  const subject = `Session cancelled: ${when}`;
  const outcome = isReturned
    ? 'The session is back in your account: you can book another time whenever you like.'
    : `It was cancelled less than ${COUNSELLING.freeCancelHours} hours before it began, so it counts as used.`;
  await toStudent(deps, tx, booking, now, {
    subject,
    lines: [
      isByStudent
        ? `You have cancelled your session with ${counsellor.name} on ${when}.`
        : `We are sorry: ${counsellor.name} has to cancel your session on ${when}.`,
      ...(cancelReason ? [`Reason: ${cancelReason}`] : []),
      outcome,
      linkLine(deps),
    ],
  });
  await toCounsellor(deps, tx, booking, now, {
    subject,
    lines: [
      isByStudent
        ? `${nameOf(student)} has cancelled the session on ${when}. The time is open again.`
        : `Your session with ${nameOf(student)} on ${when} is cancelled.`,
    ],
  });
}

/** Gives the counsellor the link to a report that the student shares after the booking. */
export const tellReport = (
  deps: Needs,
  tx: Db,
  { student, counsellor, endsAt }: BookingWithPeople,
  reportUrl: string,
) =>
  enqueueMessage(deps, tx, {
    ...addressed(deps, counsellor.email, counsellor.name, {
      subject: 'A student shares the assessment report',
      lines: [`${nameOf(student)} has a session with you.`, ...reportLines(reportUrl)],
    }),
    studentId: student.id,
    expiresAt: endsAt,
  });

/** Reminds the student, if and only if the caller's transaction commits. */
export async function sendReminder(deps: Needs, tx: Db, booking: BookingWithPeople, messageId: string) {
  const when = momentInWords(booking.startsAt);
  await enqueueMessage({ ...deps, newId: () => messageId }, tx, {
    ...addressed(deps, booking.student.email, booking.student.firstName, {
      subject: `Reminder: your session on ${when}`,
      lines: [`Your session with ${booking.counsellor.name} is on ${when}.`, joinLine(deps, booking), linkLine(deps)],
    }),
    studentId: booking.student.id,
    // A reminder after the beginning helps nobody.
    expiresAt: booking.startsAt,
  });
}

/** Tells the student that notes and next steps are there. */
export const tellNotes = (deps: Needs, tx: Db, { student, counsellor }: BookingWithPeople, now: Date) =>
  enqueueMessage(deps, tx, {
    ...addressed(deps, student.email, student.firstName, {
      subject: `Notes of your session with ${counsellor.name}`,
      lines: [
        `${counsellor.name} has written down what you talked about, with your next steps.`,
        `Read them, and tell us how it was: ${deps.config.PUBLIC_URL}${sessionsPage}`,
      ],
    }),
    studentId: student.id,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });

const nameOf = ({ firstName, lastName }: BookingWithPeople['student']) => nameForOthers(firstName, lastName);
const joinLine = ({ config }: Needs, booking: BookingWithPeople) => `Join: ${joinUrlOf(config, booking)}`;
const reportLines = (url: string | null) =>
  url ? [`The assessment report of the student, until the session is over: ${url}`] : [];
const linkLine = ({ config }: Needs) => `Your sessions: ${config.PUBLIC_URL}${sessionsPage}`;
const ruleLine = (booking: BookingWithPeople) =>
  `You can move it, or cancel it and have the session back, until ${momentInWords(freeUntil(booking))}. After that a cancelled session counts as used, and so does one you do not come to.`;

function toStudent(deps: Needs, tx: Db, booking: BookingWithPeople, now: Date, words: Words) {
  const { firstName, email } = booking.student;
  const attendee = { name: nameOf(booking.student), email };
  return enqueueMessage(deps, tx, {
    ...addressed(deps, email, firstName, words),
    studentId: booking.student.id,
    calendar: (language) => calendarMail(deps.config, booking, { attendee, now, language }),
    expiresAt: lifeOf(booking, now),
  });
}

function toCounsellor(deps: Needs, tx: Db, booking: BookingWithPeople, now: Date, words: Words) {
  const { name, email } = booking.counsellor;
  return enqueueMessage(deps, tx, {
    ...addressed(deps, email, name, words),
    studentId: booking.student.id,
    calendar: (language) => calendarMail(deps.config, booking, { attendee: { name, email }, now, language }),
    expiresAt: lifeOf(booking, now),
  });
}

const addressed = ({ config }: Needs, to: string, name: string, { subject, lines }: Words) => ({
  channel: 'email' as const,
  to,
  subject: `${subject} · ${config.BRAND_NAME}`,
  text: [`Hello ${name},`, ...lines, `Questions? Write to ${config.SUPPORT_EMAIL}.`].join('\n\n'),
});

/** News is worth sending for a day, also when the session itself was cancelled after its time. */
const lifeOf = ({ endsAt }: BookingWithPeople, now: Date) =>
  new Date(Math.max(endsAt.getTime(), now.getTime() + DAY_MS));
