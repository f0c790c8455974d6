import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePaceGate } from './pace-gate.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A gate for 4 to 20 at once, 12 at first, each within 100 ms. */
const aGate = () => makePaceGate({ least: 4, first: 12, most: 20, targetMs: 100 });
type Gate = ReturnType<typeof aGate>;
/** Somebody new each time, who waits for the answer. */
const anybody = () => ({ who: randomUUID(), isGone: () => false });

/** Fills the places, until one has to wait, and takes so long with them all; answers with how many places there were. */
async function crowd(gate: Gate, tookMs: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let entered = 0;
  const all = [];
  while (entered === all.length) {
    all.push(
      gate.run(anybody(), async () => {
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
    gate.run(anybody(), async () => {
      begun.push(n);
      await promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toHaveLength(12);
  const work = vi.fn();
  expect(gate.hasRoom()).toBe(false);
  await expect(gate.run(anybody(), work)).rejects.toMatchObject({ code: 'overloaded' });
  expect(work).not.toHaveBeenCalled();
  resolve();
  await Promise.all(all);
  // In the order in which they came.
  expect(begun).toEqual(all.map((_, n) => n));
  await expect(gate.run(anybody(), async () => 'done')).resolves.toBe('done');
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
  for (let turn = 0; turn < 20; turn += 1) await gate.run(anybody(), async () => void vi.advanceTimersByTime(5_000));
  expect(await crowd(gate, 50)).toBe(12);
});

test('work that fails gives its place back, to who is next in line', async () => {
  const gate = aGate();
  const { promise, reject } = Promise.withResolvers<void>();
  const failing = Array.from({ length: 12 + 15 }, () => gate.run(anybody(), () => promise));
  reject(new Error('broken'));
  for (const one of failing) await expect(one).rejects.toThrow('broken');
  expect(await crowd(gate, 50)).toBeGreaterThanOrEqual(12);
});

test('who waits until the work can begin has a place, and the wait takes none from others', async () => {
  const gate = aGate();
  const { promise: prepared, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 12 + 15 }, () =>
    gate.run({ ...anybody(), ready: () => prepared }, async () => 'done'),
  );
  expect(gate.hasRoom()).toBe(false);
  vi.advanceTimersByTime(900);
  resolve();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  expect(await crowd(gate, 50)).toBeGreaterThanOrEqual(12);
});

test('one person has a quarter of the places and of the line, and others still get in', async () => {
  const gate = aGate();
  const { promise, resolve } = Promise.withResolvers<void>();
  const greedy = { who: 'greedy', isGone: () => false };
  const hers = Array.from({ length: 6 }, () => gate.run(greedy, () => promise));
  await expect(gate.run(greedy, () => promise)).rejects.toMatchObject({ code: 'overloaded' });
  const others = Array.from({ length: 21 }, () => gate.run(anybody(), () => promise));
  expect(gate.hasRoom()).toBe(false);
  resolve();
  await Promise.all([...hers, ...others]);
  await expect(gate.run(greedy, async () => 'again')).resolves.toBe('again');
});

test('for who hung up while waiting nothing is done, and the next in line gets the place', async () => {
  const gate = aGate();
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = Array.from({ length: 12 }, () => gate.run(anybody(), () => promise));
  const work = vi.fn();
  const gone = gate.run({ who: 'gone', isGone: () => true }, work);
  const next = gate.run(anybody(), async () => 'served');
  resolve();
  await expect(gone).rejects.toMatchObject({ code: 'overloaded' });
  expect(work).not.toHaveBeenCalled();
  await expect(next).resolves.toBe('served');
  await Promise.all(inside);
});

test('who stands in a line that does not move is told to come back, and leaves it', async () => {
  const gate = aGate();
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = Array.from({ length: 12 }, () => gate.run(anybody(), () => promise));
  const work = vi.fn();
  const waiting = Array.from({ length: 15 }, () => gate.run(anybody(), work));
  const told = Promise.allSettled(waiting);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await told).map(({ status }) => status)).toEqual(Array(15).fill('rejected'));
  expect(work).not.toHaveBeenCalled();
  expect(gate.hasRoom()).toBe(true);
  resolve();
  await Promise.all(inside);
});
