import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLine } from './line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('turns come in the order in which people came', async () => {
  const line = makeLine(100);
  const served: string[] = [];
  const all = ['first', 'second'].map((name) => line.wait().then(() => served.push(name)));
  expect([line.length(), line.callNext(), line.callNext(), line.callNext()]).toEqual([2, true, true, false]);
  await Promise.all(all);
  expect(served).toEqual(['first', 'second']);
});

test('who waits too long is told to come back, and those behind move up', async () => {
  const line = makeLine(100);
  const early = line.wait();
  const told = expect(early).rejects.toMatchObject({ code: 'overloaded' });
  vi.advanceTimersByTime(60);
  const late = line.wait();
  vi.advanceTimersByTime(40);
  await told;
  expect([line.length(), line.callNext()]).toEqual([1, true]);
  await late;
});

test('who had the turn is not told to come back later', async () => {
  const line = makeLine(100);
  const turn = line.wait();
  line.callNext();
  await turn;
  expect(vi.getTimerCount()).toBe(0);
});
