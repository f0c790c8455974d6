import { sessionsPage } from '@dakhila/contract/counselling';
import { momentInWords } from '@dakhila/domain/calendar/indian-time';
import { COUNSELLING, freeUntil } from '@dakhila/domain/counselling/booking';
import { momentText } from '@dakhila/domain/messages/day-text';
import { joined, messageOf, sentences, type Text } from '@dakhila/domain/messages/message';
import { nameForOthers } from '@dakhila/domain/students/name';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage } from '../messaging/index.ts';
import type { BookingWithPeople } from './booking-store.ts';
import { calendarMail } from './calendar-file.ts';
import { joinUrlOf } from './describe-booking.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;
type Letter = { subject: Text; lines: Text[] };

const DAY_MS = 86_400_000;

/** Notifies student and counsellor of a new session, each with the appointment. */
export async function notifyBooked(
  deps: Needs,
  tx: Db,
  booking: BookingWithPeople,
  { reportUrl, now }: { reportUrl: string | null; now: Date },
) {
  const { counsellor, student } = booking;
  const when = momentText(booking.startsAt);
  await toStudent(deps, tx, booking, now, {
    subject: messageOf('counselling.bookedSubject', { when }),
    lines: [
      messageOf('counselling.booked', { counselor: counsellor.name, when, minutes: COUNSELLING.sessionMinutes }),
      joinLine(deps, booking),
      messageOf('counselling.topic', { topic: messageOf(`counselling.topic.${booking.topic}`) }),
      ruleLine(booking),
      linkLine(deps),
    ],
  });
  await toCounsellor(deps, tx, booking, now, {
    subject: `New session: ${momentInWords(booking.startsAt)}`,
    lines: [
      `${nameOf(student)} has booked a session with you for ${momentInWords(booking.startsAt)}.`,
      joinLine(deps, booking),
      messageOf('counselling.topic', { topic: messageOf(`counselling.topic.${booking.topic}`) }),
      ...(booking.question ? [`Question: ${booking.question}`] : []),
      ...reportLines(reportUrl),
      'Anything else the student shares with you is in your day sheet until the session is over.',
    ],
  });
}

export async function notifyMoved(
  deps: Needs,
  tx: Db,
  booking: BookingWithPeople,
  { from, reportUrl, now }: { from: Date; reportUrl: string | null; now: Date },
) {
  const { counsellor, student } = booking;
  const when = momentText(booking.startsAt);
  const subject = messageOf('counselling.movedSubject', { when });
  const before = messageOf('counselling.wasOn', { when: momentText(from) });
  await toStudent(deps, tx, booking, now, {
    subject,
    lines: [
      messageOf('counselling.moved', { counselor: counsellor.name, when, before }),
      joinLine(deps, booking),
      ruleLine(booking),
      linkLine(deps),
    ],
  });
  await toCounsellor(deps, tx, booking, now, {
    subject,
    lines: [
      sentences(`${nameOf(student)} has moved the session to ${momentInWords(booking.startsAt)}.`, before),
      joinLine(deps, booking),
      ...reportLines(reportUrl),
    ],
  });
}

/** Notifies both of a cancelled session, and the student whether it was returned. */
export async function notifyCancelled(deps: Needs, tx: Db, booking: BookingWithPeople, now: Date) {
  const { counsellor, student, isReturned, cancelReason } = booking;
  const when = momentText(booking.startsAt);
  const isByStudent = booking.cancelledBy === 'student';
  const subject = messageOf('counselling.cancelledSubject', { when });
  const outcome = isReturned
    ? messageOf('counselling.returned')
    : messageOf('counselling.usedUp', { hours: COUNSELLING.freeCancelHours });
  await toStudent(deps, tx, booking, now, {
    subject,
    lines: [
      isByStudent
        ? messageOf('counselling.cancelledByYou', { counselor: counsellor.name, when })
        : messageOf('counselling.cancelledByCounselor', { counselor: counsellor.name, when }),
      ...(cancelReason ? [messageOf('counselling.reason', { reason: cancelReason })] : []),
      outcome,
      linkLine(deps),
    ],
  });
  await toCounsellor(deps, tx, booking, now, {
    subject,
    lines: [
      isByStudent
        ? `${nameOf(student)} has cancelled the session on ${momentInWords(booking.startsAt)}. The time is open again.`
        : messageOf('counselling.cancelled', { student: nameOf(student), when }),
    ],
  });
}

/** Sends the counsellor the link to a report that is shared after the booking. */
export const notifyReport = (
  deps: Needs,
  tx: Db,
  { student, counsellor, endsAt }: BookingWithPeople,
  reportUrl: string,
) =>
  enqueueMessage(deps, tx, {
    ...addressed(deps, counsellor.email, counsellor.name, {
      subject: 'A student shares the assessment report',
      lines: [messageOf('counselling.hasSession', { student: nameOf(student) }), ...reportLines(reportUrl)],
    }),
    studentId: student.id,
    expiresAt: endsAt,
  });

/** Sends a reminder when the caller's transaction commits. */
export async function sendReminder(deps: Needs, tx: Db, booking: BookingWithPeople, messageId: string) {
  const when = momentText(booking.startsAt);
  await enqueueMessage({ ...deps, newId: () => messageId }, tx, {
    ...addressed(deps, booking.student.email, booking.student.firstName, {
      subject: messageOf('counselling.reminderSubject', { when }),
      lines: [
        messageOf('counselling.reminder', { counselor: booking.counsellor.name, when }),
        joinLine(deps, booking),
        linkLine(deps),
      ],
    }),
    studentId: booking.student.id,
    // A reminder after the start is useless.
    expiresAt: booking.startsAt,
  });
}

export const notifyNotes = (deps: Needs, tx: Db, { student, counsellor }: BookingWithPeople, now: Date) =>
  enqueueMessage(deps, tx, {
    ...addressed(deps, student.email, student.firstName, {
      subject: messageOf('counselling.notesSubject', { counselor: counsellor.name }),
      lines: [
        messageOf('counselling.notes', { counselor: counsellor.name }),
        messageOf('counselling.readNotes', { url: `${deps.config.PUBLIC_URL}${sessionsPage}` }),
      ],
    }),
    studentId: student.id,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });

const nameOf = ({ firstName, lastName }: BookingWithPeople['student']) => nameForOthers(firstName, lastName);
const joinLine = ({ config }: Needs, booking: BookingWithPeople) =>
  messageOf('counselling.join', { url: joinUrlOf(config, booking) });
const reportLines = (url: string | null) =>
  url ? [`The student’s assessment report, until the session is over: ${url}`] : [];
const linkLine = ({ config }: Needs) =>
  messageOf('counselling.yourSessions', { url: `${config.PUBLIC_URL}${sessionsPage}` });
const ruleLine = (booking: BookingWithPeople) =>
  messageOf('counselling.rule', { until: momentText(freeUntil(booking)) });

function toStudent(deps: Needs, tx: Db, booking: BookingWithPeople, now: Date, letter: Letter) {
  const { firstName, email } = booking.student;
  const attendee = { name: nameOf(booking.student), email };
  return enqueueMessage(deps, tx, {
    ...addressed(deps, email, firstName, letter),
    studentId: booking.student.id,
    calendar: (language) => calendarMail(deps.config, booking, { attendee, now, language }),
    expiresAt: lifeOf(booking, now),
  });
}

function toCounsellor(deps: Needs, tx: Db, booking: BookingWithPeople, now: Date, letter: Letter) {
  const { name, email } = booking.counsellor;
  return enqueueMessage(deps, tx, {
    ...addressed(deps, email, name, letter),
    studentId: booking.student.id,
    calendar: (language) => calendarMail(deps.config, booking, { attendee: { name, email }, now, language }),
    expiresAt: lifeOf(booking, now),
  });
}

const addressed = ({ config }: Needs, to: string, name: string, { subject, lines }: Letter) => ({
  kind: 'session' as const,
  channel: 'email' as const,
  to,
  subject: joined(' · ', [subject, config.BRAND_NAME]),
  text: joined('\n\n', [
    messageOf('general.hello', { name }),
    ...lines,
    messageOf('general.questions', { supportEmail: config.SUPPORT_EMAIL }),
  ]),
});

/** A message is valid for at least a day, also about a session in the past. */
const lifeOf = ({ endsAt }: BookingWithPeople, now: Date) =>
  new Date(Math.max(endsAt.getTime(), now.getTime() + DAY_MS));
