import { expect, test } from 'vitest';
import { retryAfterSeconds } from './deliver.ts';

test.each([
  ['soon after the first failure', 1, 600, 2],
  ['twice as long each time', 4, 600, 16],
  ['at most a sixth of the life that is left', 9, 300, 50],
  ['at most fifteen minutes', 20, 86_400, 900],
  ['never less than a second', 30, 0.5, 1],
])('a failed message waits %s', (_why, attempts, secondsLeft, waits) => {
  expect(retryAfterSeconds(attempts, secondsLeft)).toBe(waits);
});

test.each([
  ['a code of ten minutes', 600, 10, 40],
  ['a receipt of a day', 86_400, 90, 150],
])('while a service is down, %s is tried often enough and not too often', (_what, life, fewest, most) => {
  let tries = 1;
  for (let at = 0; at < life; tries += 1) at += retryAfterSeconds(tries, life - at);
  expect(tries).toBeGreaterThanOrEqual(fewest);
  expect(tries).toBeLessThanOrEqual(most);
});
