import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

async function turnsAfter(perSecond: number, callers: number, times: number[]): Promise<number[]> {
  const turn = makePace(() => perSecond);
  let had = 0;
  for (let caller = 0; caller < callers; caller += 1) void turn().then(() => (had += 1));
  const seen: number[] = [];
  for (const ms of times) {
    await vi.advanceTimersByTimeAsync(ms);
    seen.push(had);
  }
  return seen;
}

test('callers at the same time get a turn each, spread evenly', async () => {
  expect(await turnsAfter(50, 10, [0, 19, 1, 20, 140])).toEqual([1, 1, 2, 3, 10]);
});

test('nobody waits where there is no limit', async () => {
  expect(await turnsAfter(Number.POSITIVE_INFINITY, 1_000, [0])).toEqual([1_000]);
});

test('time that nobody used is not made up for', async () => {
  const turn = makePace(() => 10);
  await turn();
  await vi.advanceTimersByTimeAsync(5_000);
  let had = 0;
  for (let caller = 0; caller < 5; caller += 1) void turn().then(() => (had += 1));
  await vi.advanceTimersByTimeAsync(150);
  expect(had).toBe(2);
});

test('a new limit counts from the next turn on', async () => {
  let perSecond = 10;
  const turn = makePace(() => perSecond);
  await turn();
  perSecond = 1;
  let had = 0;
  for (let caller = 0; caller < 3; caller += 1) void turn().then(() => (had += 1));
  await vi.advanceTimersByTimeAsync(100);
  expect(had).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(had).toBe(2);
});
