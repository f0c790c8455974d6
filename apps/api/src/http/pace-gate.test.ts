import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePaceGate } from './pace-gate.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A gate for 4 to 20 at once, 12 at first, each within 100 ms. */
const aGate = () => makePaceGate({ least: 4, first: 12, most: 20, targetMs: 100 });
type Gate = ReturnType<typeof aGate>;

/** Fills the places, until one has to wait, and takes so long with them all; answers with how many places there were. */
async function crowd(gate: Gate, tookMs: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let entered = 0;
  const all = [];
  while (entered === all.length) {
    all.push(
      gate.run(async () => {
        entered += 1;
        await promise;
      }),
    );
    await Promise.resolve();
  }
  const places = entered;
  vi.advanceTimersByTime(tookMs);
  resolve();
  await Promise.all(all);
  return places;
}

test('who finds no place waits in line, who finds no room there is told at once to come back, and nothing is done for them', async () => {
  const gate = aGate();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: number[] = [];
  const all = Array.from({ length: 12 + 15 }, (_, n) =>
    gate.run(async () => {
      begun.push(n);
      await promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toHaveLength(12);
  const work = vi.fn();
  expect(gate.hasRoom()).toBe(false);
  await expect(gate.run(work)).rejects.toMatchObject({ code: 'overloaded' });
  expect(work).not.toHaveBeenCalled();
  resolve();
  await Promise.all(all);
  // In the order in which they came.
  expect(begun).toEqual(all.map((_, n) => n));
  await expect(gate.run(async () => 'done')).resolves.toBe('done');
});

test('a crowd that is too slow gets fewer places, never less than the least, and gets them back when it is quick', async () => {
  const gate = aGate();
  expect(await crowd(gate, 150)).toBe(12);
  expect(await crowd(gate, 150)).toBeLessThan(12);
  for (let turn = 0; turn < 10; turn += 1) await crowd(gate, 150);
  expect(await crowd(gate, 50)).toBe(4);
  for (let turn = 0; turn < 40; turn += 1) await crowd(gate, 50);
  expect(await crowd(gate, 50)).toBe(20);
});

test('one who is slow alone takes no place from others', async () => {
  const gate = aGate();
  for (let turn = 0; turn < 20; turn += 1) await gate.run(async () => void vi.advanceTimersByTime(5_000));
  expect(await crowd(gate, 50)).toBe(12);
});

test('work that fails gives its place back, to who is next in line', async () => {
  const gate = aGate();
  const { promise, reject } = Promise.withResolvers<void>();
  const failing = Array.from({ length: 12 + 15 }, () => gate.run(() => promise));
  reject(new Error('broken'));
  for (const one of failing) await expect(one).rejects.toThrow('broken');
  expect(await crowd(gate, 50)).toBeGreaterThanOrEqual(12);
});

test('who waits until the work can begin has a place, and the wait takes none from others', async () => {
  const gate = aGate();
  const { promise: prepared, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 12 + 15 }, () =>
    gate.run(
      async () => 'done',
      () => prepared,
    ),
  );
  expect(gate.hasRoom()).toBe(false);
  vi.advanceTimersByTime(5_000);
  resolve();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  expect(await crowd(gate, 50)).toBeGreaterThanOrEqual(12);
});
