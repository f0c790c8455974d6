import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './body-budget.ts';

/** Additive increase, multiplicative decrease: ×0.8 when work exceeds the target, +0.25 when it does not. */
const DECREASE = 0.8;
const INCREASE = 0.25;
/** One owner may use a quarter of the slots and of the queue, and never less than two. */
const OWNER_SHARE = 0.25;
const MIN_OWNER_SLOTS = 2;
/** A rejected request should get its answer within 50 ms. */
const REQUEST_WAIT_MS = 40;
/** Students leave after a few seconds: more work at once than is done in one would be done for nobody. */
const REQUEST_TARGET_MS = 1_000;
const MIN_REQUESTS = 16;

type Limits = {
  /** Slots: work that runs concurrently. The limit adapts between `min` and `max`. */
  min: number;
  initial: number;
  max: number;
  /** How long work may take while most slots are in use. */
  targetMs: number;
  /** Requests that may wait, for each slot. */
  queuePerSlot: number;
  maxWaitMs: number;
};
type Asking = {
  /** Whose work it is; without an owner there is no share. */
  owner?: string;
  /** Work for a client that has disconnected is not started. */
  isGone: () => boolean;
};
type Release = () => void;

/** Limits how much work runs concurrently. Some more waits in a queue, first in, first out; the rest is rejected at once. */
export function makeConcurrencyLimit({ min, initial, max, targetMs, queuePerSlot, maxWaitMs }: Limits) {
  let limit = initial;
  let running = 0;
  let decreasedAt = 0;
  const queue: (() => void)[] = [];
  const ofOwner = new Map<string, number>();
  const slots = () => Math.floor(limit);
  const capacity = () => slots() + Math.floor(limit * queuePerSlot);
  const hasCapacity = () => running + queue.length < capacity();
  const isWithinShare = (owner = '') =>
    (ofOwner.get(owner) ?? 0) < Math.max(MIN_OWNER_SLOTS, Math.floor(capacity() * OWNER_SHARE));
  const count = (owner: string | undefined, by: number) => {
    if (owner === undefined) return;
    const now = (ofOwner.get(owner) ?? 0) + by;
    if (now > 0) ofOwner.set(owner, now);
    else ofOwner.delete(owner);
  };

  /** Whether a slot became free in time. */
  const waitInQueue = () =>
    new Promise<boolean>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        resolve(false);
      }, maxWaitMs);
      queue.push(start);
    });

  const freeSlot = () => {
    running -= 1;
    while (running < slots() && queue.length > 0) {
      running += 1;
      queue.shift()?.();
    }
  };

  const adapt = (startedAt: number) => {
    // With half of the slots empty, concurrency is not what made it slow.
    if (running <= limit / 2) return;
    const now = performance.now();
    if (now - startedAt <= targetMs) {
      limit = Math.min(max, limit + INCREASE);
    } else if (startedAt >= decreasedAt) {
      // Once for all work that started before: it was too much together.
      limit = Math.max(min, limit * DECREASE);
      decreasedAt = now;
    }
  };

  const acquire = async ({ owner, isGone }: Asking): Promise<Release> => {
    if (!hasCapacity() || !isWithinShare(owner)) throw new DomainError('overloaded');
    count(owner, 1);
    if (running < slots()) running += 1;
    else if (!(await waitInQueue())) {
      count(owner, -1);
      throw new DomainError('overloaded');
    }
    const release = () => {
      count(owner, -1);
      freeSlot();
    };
    if (!isGone()) return release;
    release();
    throw new DomainError('overloaded');
  };

  return {
    hasCapacity,
    acquire,
    adapt,
    /** Runs work in a slot. Waiting for `ready` uses the slot, but does not count as slow work. */
    async run<T>(asking: Asking & { ready?: () => Promise<unknown> }, work: () => Promise<T>): Promise<T> {
      const release = await acquire(asking);
      try {
        if (asking.ready) await asking.ready();
        const startedAt = performance.now();
        return await work().finally(() => adapt(startedAt));
      } finally {
        release();
      }
    },
  };
}
export type ConcurrencyLimit = ReturnType<typeof makeConcurrencyLimit>;

type RequestLimits = {
  slots: number;
  /** Calls with a limit of their own: they would hold slots of others while they wait there. */
  isLimitedItself?: (request: FastifyRequest) => boolean;
  maxWaitMs?: number;
};

/**
 * Limits the requests that a scope works on: at most `slots` at once, fewer while they take long, and as many again wait briefly. A body that is still
 * arriving and a response that is still being sent use no slot, so that slow connections cannot use them up.
 */
export function limitRequests(
  app: FastifyInstance,
  { slots, isLimitedItself = () => false, maxWaitMs = REQUEST_WAIT_MS }: RequestLimits,
) {
  const bounds = { min: Math.min(MIN_REQUESTS, slots), initial: slots, max: slots, targetMs: REQUEST_TARGET_MS };
  const { acquire, adapt } = makeConcurrencyLimit({ ...bounds, queuePerSlot: 1, maxWaitMs });
  const held = new WeakMap<FastifyRequest, { release: Release; startedAt: number }>();
  const take = async (request: FastifyRequest, { raw }: FastifyReply) => {
    const release = await acquire({ isGone: () => raw.closed });
    held.set(request, { release, startedAt: performance.now() });
  };
  const release = (request: FastifyRequest) => {
    held.get(request)?.release();
    held.delete(request);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (isLimitedItself(request)) return;
    reply.raw.once('close', () => release(request));
    await take(request, reply);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request)) release(request);
    done(null, payload);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!held.has(request) && !isLimitedItself(request)) await take(request, reply);
  });
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    const slot = held.get(request);
    // A refusal is quick however busy the process is: nothing is learnt from it.
    if (slot && statusCode < 400) adapt(slot.startedAt);
    release(request);
    done(null, payload);
  });
}
