import { expect, test } from 'vitest';
import { hoursInWords, parseSpan, parseWeeklyHours, spanInWords } from './weekly-hours.ts';

test('hours are read as they are typed', () => {
  expect(parseWeeklyHours('Tue-Wed 17:00-20:00, sat 9:30-14:00')).toEqual({
    ok: true,
    value: [
      { weekday: 2, fromMinute: 1020, toMinute: 1200 },
      { weekday: 3, fromMinute: 1020, toMinute: 1200 },
      { weekday: 6, fromMinute: 570, toMinute: 840 },
    ],
  });
});

test.each([
  ['', 'is not like'],
  ['mon', 'is not like'],
  ['someday 10:00-12:00', 'is not like'],
  ['fri-mon 10:00-12:00', 'is not like'],
  ['mon 10:00-12:00 weekly', 'is not like'],
  ['mon 10-12', 'is not like'],
  ['mon 10:00-25:00', 'is not like'],
  ['mon 10:75-12:00', 'is not like'],
  ['mon 12:00-10:00', 'too short'],
  ['mon 10:00-10:44', 'too short'],
  ['mon-fri 10:00-12:00, wed 11:00-13:00', 'overlap'],
])('%j is refused: %s', (typed, message) => {
  expect(parseWeeklyHours(typed)).toEqual({ ok: false, message: expect.stringContaining(message) });
});

test('a day may end at midnight, and hours may touch', () => {
  expect(parseSpan('23:00-24:00')).toEqual({ ok: true, value: { fromMinute: 1380, toMinute: 1440 } });
  expect(parseWeeklyHours('mon 10:00-12:00, mon 12:00-14:00').ok).toBe(true);
});

test('hours are said in words', () => {
  expect(hoursInWords({ weekday: 7, fromMinute: 1020, toMinute: 1200 })).toBe('Sunday 5:00 pm to 8:00 pm');
  expect(spanInWords({ fromMinute: 0, toMinute: 1440 })).toBe('the whole day');
});
