/**
 * Calendar files by RFC 5545: lines end with CRLF, no line is longer than 75 octets of UTF-8, text is escaped. Moments are in UTC, so no time zone table is
 * needed; whole days are dates without a time.
 */

/** From a moment to a moment, or whole days by date ('2026-06-14', both included). */
type When = { startsAt: Date; endsAt: Date } | { firstDay: string; lastDay: string };

export type CalendarEvent = When & {
  /** Stays the same when the event changes, so that a calendar replaces it. */
  uid: string;
  /** Grows with every change. */
  sequence?: number;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  isCancelled?: boolean;
  /** Not settled yet: calendars show it as such. */
  isTentative?: boolean;
  /** How long before the beginning a phone reminds. */
  reminderMinutes?: number;
  /** Organizer and attendee of an appointment; mail programs file a REQUEST or CANCEL by them. Both have agreed already, so no reply is requested. */
  organizer?: Person;
  attendee?: Person;
};
type Person = { name: string; email: string };

export type Calendar = {
  /** The program that wrote the file: '-//Dakhila//Rounds//EN'. */
  productId: string;
  /** How a calendar shows it; left out for a single event. */
  name?: string;
  /** PUBLISH for dates to keep; REQUEST and CANCEL for an appointment by mail. */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** How often a program that subscribed should ask again. */
  refreshHours?: number;
  /** When the file was written. */
  writtenAt: Date;
  events: readonly CalendarEvent[];
};

/** Writes a calendar file. */
export function writeCalendar({
  productId,
  name,
  method = 'PUBLISH',
  refreshHours,
  writtenAt,
  events,
}: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function eventLines(event: CalendarEvent, writtenAt: Date): string[] {
  const { uid, sequence = 0, title, description, location, url, isCancelled, isTentative, reminderMinutes } = event;
  const { organizer, attendee } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${momentOf(writtenAt)}`,
    `SEQUENCE:${sequence}`,
    ...whenLines(event),
    `SUMMARY:${escapeText(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    // An address is not escaped, but a line break in it would begin a new property.
    ...(url === undefined ? [] : [`URL:${url.replace(/[\r\n]/g, '')}`]),
    ...(organizer === undefined ? [] : [`ORGANIZER;${personOf(organizer)}`]),
    ...(attendee === undefined
      ? []
      : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;${personOf(attendee)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    ...(reminderMinutes === undefined || isCancelled ? [] : reminderLines(title, reminderMinutes)),
    'END:VEVENT',
  ];
}

function whenLines(when: When): string[] {
  if ('startsAt' in when) return [`DTSTART:${momentOf(when.startsAt)}`, `DTEND:${momentOf(when.endsAt)}`];
  // The end of whole days is the day after the last one.
  const after = new Date(Date.parse(`${when.lastDay}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return [`DTSTART;VALUE=DATE:${dayOf(when.firstDay)}`, `DTEND;VALUE=DATE:${dayOf(after)}`, 'TRANSP:TRANSPARENT'];
}

const reminderLines = (title: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${Math.max(0, Math.round(minutes))}M`,
  'END:VALARM',
];

/** A parameter's value in quotes can hold anything but quotes and control characters. */
const personOf = ({ name, email }: Person) =>
  `CN="${name.replace(/["\p{Cc}]/gu, '')}":mailto:${email.replace(/[\s\p{Cc}]/gu, '')}`;

/** 2026-06-14T04:30:00.000Z → '20260614T043000Z' */
const momentOf = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const dayOf = (day: string) => day.replaceAll('-', '');

/** Backslash, semicolon, comma and line breaks are escaped; other control characters are removed. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

const LONGEST_LINE_OCTETS = 75;

/** Breaks a long line between characters; each further line begins with a space, which counts. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** How many octets of UTF-8 a character takes. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
