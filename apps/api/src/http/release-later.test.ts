import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseLater } from './release-later.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const AT_ONCE = [0, 0, 0, 0, 0, 0, 0];

test('no try to give a key back begins once its claim has lapsed', async () => {
  const giveBack = vi.fn(async () => {
    vi.advanceTimersByTime(20_000);
    throw new Error('the database is away');
  });
  await releaseLater(giveBack, performance.now() + 60_000, AT_ONCE);
  expect(giveBack).toHaveBeenCalledTimes(3);
});

test('the first try that succeeds is the last', async () => {
  const giveBack = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the database is away'));
  await releaseLater(giveBack, performance.now() + 60_000, AT_ONCE);
  expect(giveBack).toHaveBeenCalledTimes(2);
});
