import { expect, test } from 'vitest';
import { isBeyondLastCheck, nextCheckAt } from './order-checks.ts';

const CREATED = new Date('2026-11-14T10:00:00Z');
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(CREATED.getTime() + minutes * MINUTE_MS);

test('an open order is asked about at 1, 3, 10 and 30 minutes, 2 and 6 hours, then daily to day 12', () => {
  const minutes: number[] = [];
  for (let next = nextCheckAt(CREATED, CREATED); next; next = nextCheckAt(CREATED, next))
    minutes.push((next.getTime() - CREATED.getTime()) / MINUTE_MS);
  const days = Array.from({ length: 12 }, (_, day) => (day + 1) * 1440);
  expect(minutes).toEqual([1, 3, 10, 30, 120, 360, ...days]);
});

test('a check that comes late skips the ones it missed', () => {
  expect(nextCheckAt(CREATED, at(45))).toEqual(at(120));
  expect(nextCheckAt(CREATED, at(13 * 1440))).toBeNull();
});

test('the question of day 12 is the last of the plan, a later one is beyond it', () => {
  expect([at(12 * 1440), at(12 * 1440 + 1)].map((moment) => isBeyondLastCheck(CREATED, moment))).toEqual([false, true]);
});
