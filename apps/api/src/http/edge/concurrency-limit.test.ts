import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeConcurrencyLimit } from './concurrency-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** 12 slots at first, 4 to 20 later, for work of 100 ms, and a queue of a quarter more. */
const LIMITS = { min: 4, initial: 12, max: 20, targetMs: 100, queuePerSlot: 1.25, maxWaitMs: 1_000 };
const aLimit = () => makeConcurrencyLimit(LIMITS);
type Limit = ReturnType<typeof aLimit>;
/** A new owner each time, which waits for the answer. */
const anybody = () => ({ owner: randomUUID(), isGone: () => false });

/** Fills the slots until a request has to wait, and holds them all for a time; returns how many slots there were. */
async function crowd(limit: Limit, tookMs: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let entered = 0;
  const all = [];
  while (entered === all.length) {
    all.push(
      limit.run(anybody(), async () => {
        entered += 1;
        await promise;
      }),
    );
    await Promise.resolve();
  }
  const slots = entered;
  vi.advanceTimersByTime(tookMs);
  resolve();
  await Promise.all(all);
  return slots;
}

test('work without a slot waits in the queue in its order; beyond the queue it is rejected at once and never started', async () => {
  const limit = aLimit();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: number[] = [];
  const all = Array.from({ length: 12 + 15 }, (_, n) =>
    limit.run(anybody(), async () => {
      begun.push(n);
      await promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toHaveLength(12);
  const work = vi.fn();
  expect(limit.hasCapacity()).toBe(false);
  await expect(limit.run(anybody(), work)).rejects.toMatchObject({ code: 'overloaded' });
  expect(work).not.toHaveBeenCalled();
  resolve();
  await Promise.all(all);
  expect(begun).toEqual(all.map((_, n) => n));
  await expect(limit.run(anybody(), async () => 'done')).resolves.toBe('done');
});

test('slow work lowers the limit, never below the minimum, and quick work raises it again', async () => {
  const limit = aLimit();
  expect(await crowd(limit, 150)).toBe(12);
  expect(await crowd(limit, 150)).toBeLessThan(12);
  for (let turn = 0; turn < 10; turn += 1) await crowd(limit, 150);
  expect(await crowd(limit, 50)).toBe(4);
  for (let turn = 0; turn < 40; turn += 1) await crowd(limit, 50);
  expect(await crowd(limit, 50)).toBe(20);
});

test('work that is slow alone does not lower the limit', async () => {
  const limit = aLimit();
  for (let turn = 0; turn < 20; turn += 1) await limit.run(anybody(), async () => void vi.advanceTimersByTime(5_000));
  expect(await crowd(limit, 50)).toBe(12);
});

test('work that fails frees its slot for the next in the queue', async () => {
  const limit = aLimit();
  const { promise, reject } = Promise.withResolvers<void>();
  const failing = Array.from({ length: 12 + 15 }, () => limit.run(anybody(), () => promise));
  reject(new Error('broken'));
  for (const one of failing) await expect(one).rejects.toThrow('broken');
  expect(await crowd(limit, 50)).toBeGreaterThanOrEqual(12);
});

test('waiting until the work can begin uses a slot and does not lower the limit', async () => {
  const limit = aLimit();
  const { promise: prepared, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 12 + 15 }, () =>
    limit.run({ ...anybody(), ready: () => prepared }, async () => 'done'),
  );
  expect(limit.hasCapacity()).toBe(false);
  vi.advanceTimersByTime(900);
  resolve();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  expect(await crowd(limit, 50)).toBeGreaterThanOrEqual(12);
});

test('one owner gets a quarter of slots and queue, and others still get in', async () => {
  const limit = aLimit();
  const { promise, resolve } = Promise.withResolvers<void>();
  const greedy = { owner: 'greedy', isGone: () => false };
  const hers = Array.from({ length: 6 }, () => limit.run(greedy, () => promise));
  await expect(limit.run(greedy, () => promise)).rejects.toMatchObject({ code: 'overloaded' });
  const others = Array.from({ length: 21 }, () => limit.run(anybody(), () => promise));
  expect(limit.hasCapacity()).toBe(false);
  resolve();
  await Promise.all([...hers, ...others]);
  await expect(limit.run(greedy, async () => 'again')).resolves.toBe('again');
});

test('work of a client that disconnected while waiting is not started, and the next in the queue gets the slot', async () => {
  const limit = aLimit();
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = Array.from({ length: 12 }, () => limit.run(anybody(), () => promise));
  const work = vi.fn();
  const gone = limit.run({ owner: 'gone', isGone: () => true }, work);
  const next = limit.run(anybody(), async () => 'served');
  resolve();
  await expect(gone).rejects.toMatchObject({ code: 'overloaded' });
  expect(work).not.toHaveBeenCalled();
  await expect(next).resolves.toBe('served');
  await Promise.all(inside);
});

test('a wait that takes too long is rejected and leaves the queue', async () => {
  const limit = aLimit();
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = Array.from({ length: 12 }, () => limit.run(anybody(), () => promise));
  const work = vi.fn();
  const waiting = Array.from({ length: 15 }, () => limit.run(anybody(), work));
  const told = Promise.allSettled(waiting);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await told).map(({ status }) => status)).toEqual(Array(15).fill('rejected'));
  expect(work).not.toHaveBeenCalled();
  expect(limit.hasCapacity()).toBe(true);
  resolve();
  await Promise.all(inside);
});

test('a wait ends by its own time, and the one behind it moves up', async () => {
  const limit = makeConcurrencyLimit({ ...LIMITS, min: 1, initial: 1, max: 1, queuePerSlot: 2 });
  const release = await limit.acquire(anybody());
  const early = expect(limit.acquire(anybody())).rejects.toMatchObject({ code: 'overloaded' });
  await vi.advanceTimersByTimeAsync(600);
  const late = limit.acquire(anybody());
  await vi.advanceTimersByTimeAsync(400);
  await early;
  release();
  (await late)();
  // Nothing is left that could reject it later.
  expect(vi.getTimerCount()).toBe(0);
});
