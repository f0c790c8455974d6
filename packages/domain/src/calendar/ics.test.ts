import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Calendar, writeCalendar } from './ics.ts';

const WRITTEN = new Date('2026-05-01T06:00:00Z');
const calendar = (events: Calendar['events'], more: Partial<Calendar> = {}) =>
  writeCalendar({ productId: '-//Dakhila//EN', writtenAt: WRITTEN, events, ...more });
const session = {
  uid: 'b1@dakhila',
  title: 'Counselling',
  startsAt: new Date('2026-06-14T04:30:00Z'),
  endsAt: new Date('2026-06-14T05:00:00Z'),
};

test('an appointment is written in UTC with its reminder', () => {
  expect(calendar([{ ...session, reminderMinutes: 60, url: 'https://meet.example/a,b' }])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dakhila//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:b1@dakhila',
      'DTSTAMP:20260501T060000Z',
      'SEQUENCE:0',
      'DTSTART:20260614T043000Z',
      'DTEND:20260614T050000Z',
      'SUMMARY:Counselling',
      'URL:https://meet.example/a,b',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Counselling',
      'TRIGGER:-PT60M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('whole days end on the day after the last one', () => {
  const text = calendar([{ uid: 'r', title: 'Round 1', firstDay: '2026-06-29', lastDay: '2026-06-30' }]);
  expect(text).toContain('DTSTART;VALUE=DATE:20260629\r\nDTEND;VALUE=DATE:20260701\r\n');
});

test('a cancelled event says so, with its number, and reminds of nothing', () => {
  const text = calendar([{ ...session, sequence: 2, isCancelled: true, reminderMinutes: 60 }], { method: 'CANCEL' });
  expect(text).toMatch(/METHOD:CANCEL\r\n.*SEQUENCE:2\r\n.*STATUS:CANCELLED\r\n/s);
  expect(text).not.toContain('VALARM');
});

test('an appointment names who arranges it and who comes, whatever their names hold', () => {
  const people = {
    organizer: { name: 'Dakhila', email: 'no-reply@dakhila.example' },
    attendee: { name: 'Asha "A;B"\r\nEND:VEVENT', email: 'asha@example.com' },
  };
  const unfolded = calendar([{ ...session, ...people }], { method: 'REQUEST' }).replaceAll('\r\n ', '');
  expect(unfolded).toContain('\r\nORGANIZER;CN="Dakhila":mailto:no-reply@dakhila.example\r\n');
  expect(unfolded).toContain(
    '\r\nATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Asha A;BEND:VEVENT":mailto:asha@example.com\r\n',
  );
});

test.each([
  ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['bell\u0007 and nul\u0000', 'bell and nul'],
])('%j is written as %j', (title, written) => {
  expect(calendar([{ ...session, title }])).toContain(`SUMMARY:${written}\r\n`);
});

const octetsOf = (line: string) => encodeURIComponent(line).replace(/%../g, '.').length;

test('whatever the text, no line is longer than 75 octets, none is made up, and unfolding gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const text = calendar([{ ...session, title }]);
      const lines = text.split('\r\n');
      for (const line of lines) expect(octetsOf(line)).toBeLessThanOrEqual(75);
      const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
      expect(unfolded).toHaveLength(16);
      const summary = unfolded.find((line) => line.startsWith('SUMMARY:')) ?? '';
      const plain = summary.slice(8).replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(plain).toBe(title.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''));
    }),
  );
});

test('an address cannot begin a line of its own', () => {
  expect(calendar([{ ...session, url: 'https://x.example/\r\nSUMMARY:Other' }])).not.toContain('\r\nSUMMARY:Other');
});

test('another reader finds the same title, times and description, whatever they hold', () => {
  const anyText = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 200 })
    .map((text) => text.replace(/\p{Cc}|\p{Cs}/gu, '').trim());
  const anyTime = fc.integer({ min: 946_684_800, max: 4_102_444_800 });
  fc.assert(
    fc.property(anyText, anyText, anyTime, (title, description, seconds) => {
      fc.pre(title !== '' && description !== '');
      const startsAt = new Date(seconds * 1000);
      const endsAt = new Date((seconds + 2700) * 1000);
      const read = new ICAL.Component(ICAL.parse(calendar([{ ...session, title, description, startsAt, endsAt }])));
      const event = new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined);
      expect([event.summary, event.description]).toEqual([title, description]);
      expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([startsAt, endsAt]);
    }),
  );
});
