import { expect, test } from 'vitest';
import { ageOf } from './offline-bar.tsx';

const MINUTE = 60_000;

test.each([
  [-5, 'minutes', 0],
  [0.9, 'minutes', 0],
  [59.9, 'minutes', 59],
  [60, 'hours', 1],
  [23 * 60 + 59, 'hours', 23],
  [24 * 60, 'days', 1],
  [13 * 24 * 60, 'days', 13],
])('what is %d minutes old is said in %s: %d', (minutes, unit, count) => {
  const now = Date.UTC(2026, 10, 15);
  expect(ageOf(now - minutes * MINUTE, now)).toEqual({ unit, count });
});
