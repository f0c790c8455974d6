import { sessionsPage } from '@dakhila/contract/counselling';
import { type CalendarEvent, writeCalendar } from '@dakhila/domain/calendar/ics';
import type { Language } from '@dakhila/domain/language/languages';
import { joined, messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { nameForOthers } from '@dakhila/domain/students/name';
import type { Config } from '../../config.ts';
import type { BookingWithPeople } from './booking-store.ts';
import { joinUrlOf } from './describe-booking.ts';

type Settings = Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL' | 'MAIL_FROM' | 'MEETING_BASE_URL'>;
type Person = { name: string; email: string };

const REMIND_MINUTES = 30;

export const calendarName = (language: Language) => `${say(language, messageOf('counselling.fileName'))}.ics`;

/** The appointment as a file to download. */
export function calendarFile(config: Settings, booking: BookingWithPeople, now: Date, language: Language): string {
  return writeCalendar({
    productId: productIdOf(config),
    writtenAt: now,
    events: [eventOf(config, booking, language)],
  });
}

/** The appointment in a mail: a later one of the same booking replaces it, a cancelled one removes it. */
export function calendarMail(
  config: Settings,
  booking: BookingWithPeople,
  { attendee, now, language }: { attendee: Person; now: Date; language: Language },
) {
  const method: 'REQUEST' | 'CANCEL' = booking.cancelledAt ? 'CANCEL' : 'REQUEST';
  const event = { ...eventOf(config, booking, language), organizer: organizerOf(config), attendee };
  return {
    method,
    filename: calendarName(language),
    content: writeCalendar({ productId: productIdOf(config), method, writtenAt: now, events: [event] }),
  };
}

function eventOf(config: Settings, booking: BookingWithPeople, language: Language): CalendarEvent {
  const { counsellor, student } = booking;
  const url = joinUrlOf(config, booking);
  const description = joined('\n\n', [
    messageOf(`counselling.topic.${booking.topic}`),
    messageOf('counselling.join', { url }),
    messageOf('counselling.moveOrCancel', { url: `${config.PUBLIC_URL}${sessionsPage}` }),
  ]);
  return {
    uid: `session-${booking.id}@${new URL(config.PUBLIC_URL).hostname}`,
    sequence: booking.sequence,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    title: say(
      language,
      messageOf('counselling.eventTitle', { student: nameForOthers(student.firstName), counselor: counsellor.name }),
    ),
    description: say(language, description),
    location: url,
    url,
    isCancelled: booking.cancelledAt !== null,
    reminderMinutes: REMIND_MINUTES,
  };
}

const productIdOf = ({ BRAND_NAME }: Settings) => `-//${BRAND_NAME}//Counseling//EN`;

/** The organizer is the sender of our mails: mail programs expect them to be the same. */
function organizerOf({ MAIL_FROM, BRAND_NAME }: Settings): Person {
  return { name: BRAND_NAME, email: /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? MAIL_FROM };
}
