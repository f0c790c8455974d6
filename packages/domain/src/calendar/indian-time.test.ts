import { afterEach, expect, test, vi } from 'vitest';
import {
  dayInWords,
  dayOf,
  daysAfter,
  hourOf,
  isDay,
  minuteInWords,
  minuteOf,
  momentInWords,
  momentOf,
  weekdayOf,
  withDatesInWords,
} from './indian-time.ts';

afterEach(() => void vi.unstubAllEnvs());

const ZONES = ['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'];

test.each(ZONES)('days and hours are those of India on a machine in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  // 1 March, 8 and 29 March and 1 November: clocks change in America and Europe around them.
  for (const day of ['2026-03-01', '2026-03-08', '2026-03-29', '2026-11-01', '2026-12-31']) {
    for (const minute of [0, 329, 330, 990, 1439]) {
      const moment = momentOf(day, minute);
      expect([dayOf(moment), minuteOf(moment)]).toEqual([day, minute]);
    }
  }
  expect(momentOf('2026-11-16', 990).toISOString()).toBe('2026-11-16T11:00:00.000Z');
  expect(momentInWords(new Date('2026-11-15T18:30:00Z'))).toBe('Mon, 16 Nov 2026, 12:00 am IST');
  expect(weekdayOf('2026-11-16')).toBe(1);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-16', 21, '2026-12-07'],
])('%s and %i days later is %s', (day, days, expected) => {
  expect(daysAfter(day, days)).toBe(expected);
});

test.each([
  ['2026-11-15', 7, 'Sun, 15 Nov 2026'],
  ['2026-11-16', 1, 'Mon, 16 Nov 2026'],
  ['2026-11-21', 6, 'Sat, 21 Nov 2026'],
])('%s is weekday %i, in words %s', (day, weekday, words) => {
  expect([weekdayOf(day), dayInWords(day)]).toEqual([weekday, words]);
});

test.each([
  [0, '12:00 am'],
  [545, '9:05 am'],
  [720, '12:00 pm'],
  [990, '4:30 pm'],
  [1439, '11:59 pm'],
])('minute %i is %s', (minute, words) => {
  expect(minuteInWords(minute)).toBe(words);
});

test.each([
  ['2026-11-16', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['16-11-2026', false],
  ['2026-11-16T00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a day begins at half past six in the evening of UTC', () => {
  const [before, after] = [new Date('2026-06-13T18:29:59Z'), new Date('2026-06-13T18:30:00Z')];
  expect([dayOf(before), hourOf(before)]).toEqual(['2026-06-13', 23]);
  expect([dayOf(after), hourOf(after)]).toEqual(['2026-06-14', 0]);
});

test.each([
  ['2027-07-10', '10 July 2027'],
  ['2026-01-01 to 2026-12-31', '1 January 2026 to 31 December 2026'],
  ['not announced', 'not announced'],
  ['2026-02-30', '2026-02-30'],
  ['pay_2026-11-16x', 'pay_2026-11-16x'],
])('%j is told as %j', (text, words) => {
  expect(withDatesInWords(text)).toBe(words);
});
