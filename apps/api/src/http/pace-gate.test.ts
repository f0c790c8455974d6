import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePaceGate } from './pace-gate.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A gate for 4 to 20 at once, each within 100 ms, and a crowd that fills it. */
function aGate() {
  const gate = makePaceGate({ least: 4, most: 20, targetMs: 100 });
  const hasRoom = () => {
    try {
      gate.demandRoom();
      return true;
    } catch {
      return false;
    }
  };
  /** Lets in as many as there is room for; answers with how many that were. Each takes so long. */
  const crowd = async (tookMs: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const all = [];
    while (hasRoom()) all.push(gate.run(() => promise));
    vi.advanceTimersByTime(tookMs);
    resolve();
    await Promise.all(all);
    return all.length;
  };
  return { gate, crowd };
}

test('who finds no room is told at once to come back, and nothing is done for them', async () => {
  const { gate } = aGate();
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = Array.from({ length: 20 }, () => gate.run(() => promise));
  const work = vi.fn();
  expect(gate.demandRoom).toThrow(expect.objectContaining({ code: 'overloaded' }));
  await expect(gate.run(work)).rejects.toMatchObject({ code: 'overloaded' });
  expect(work).not.toHaveBeenCalled();
  resolve();
  await Promise.all(inside);
  await expect(gate.run(async () => 'done')).resolves.toBe('done');
});

test('a crowd that is too slow gets less room, never less than the least, and gets it back when it is quick', async () => {
  const { crowd } = aGate();
  expect(await crowd(150)).toBe(20);
  expect(await crowd(150)).toBe(16);
  expect(await crowd(150)).toBe(12);
  for (let turn = 0; turn < 10; turn += 1) await crowd(150);
  expect(await crowd(50)).toBe(4);
  for (let turn = 0; turn < 40; turn += 1) await crowd(50);
  expect(await crowd(50)).toBe(20);
});

test('one who is slow alone takes no room from others', async () => {
  const { gate, crowd } = aGate();
  for (let turn = 0; turn < 20; turn += 1) await gate.run(async () => void vi.advanceTimersByTime(5_000));
  expect(await crowd(50)).toBe(20);
});

test('work that fails gives its place back', async () => {
  const { gate, crowd } = aGate();
  for (let turn = 0; turn < 30; turn += 1)
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await crowd(50)).toBe(20);
});

test('who waits until the work can begin has a place, and the wait takes no room from others', async () => {
  const { gate, crowd } = aGate();
  const { promise: prepared, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 20 }, () =>
    gate.run(
      async () => 'done',
      () => prepared,
    ),
  );
  expect(gate.demandRoom).toThrow(expect.objectContaining({ code: 'overloaded' }));
  vi.advanceTimersByTime(5_000);
  resolve();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  expect(await crowd(50)).toBe(20);
});
