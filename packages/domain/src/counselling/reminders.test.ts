import { expect, test } from 'vitest';
import { momentOf } from '../calendar/indian-time.ts';
import { dueReminder } from './booking.ts';

const before = (minutes: number) => momentOf('2026-11-16', 960 - minutes);
const startsAt = before(0);

test.each([
  [1441, null],
  [1440, 'day-before'],
  [61, 'day-before'],
  [60, 'hour-before'],
  [1, 'hour-before'],
  [0, null],
  [-10, null],
])('%i minutes before the start, of what was arranged a week ahead: %s', (minutes, kind) => {
  expect(dueReminder({ startsAt, arrangedAt: before(7 * 1440) }, before(minutes))).toBe(kind);
});

test('what was arranged less than a day ahead is reminded of an hour before only', () => {
  const arrangedAt = before(600);
  expect(dueReminder({ startsAt, arrangedAt }, before(599))).toBeNull();
  expect(dueReminder({ startsAt, arrangedAt }, before(60))).toBe('hour-before');
});

test('what was arranged within the last hour needs no reminder', () => {
  expect(dueReminder({ startsAt, arrangedAt: before(50) }, before(40))).toBeNull();
});
