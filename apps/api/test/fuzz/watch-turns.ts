import type { FastifyInstance } from 'fastify';
import { BUDGET_MS } from '../main-thread/measure.ts';

const LOOKED_EVERY_MS = 10;

/** Routes that were at work while the main thread was held longer than its budget, and how often; `longestMs` is its processor time, not the clock. */
export type LongTurns = { count: number; longestMs: number; byRoute: Record<string, number> };

/** Watches how long the main thread is held in one go. Between two looks of a free thread lie a few milliseconds of its own work; more means that it could not look. */
export function watchTurns(server: FastifyInstance): LongTurns {
  const found: LongTurns = { count: 0, longestMs: 0, byRoute: {} };
  const atWork = new Map<string, string>();
  server.addHook(
    'onRequest',
    async ({ id, method, routeOptions }) => void atWork.set(id, `${method} ${routeOptions.url}`),
  );
  // A request that was answered in this turn may be the one that held it: its name goes with the next check.
  server.addHook(
    'onResponse',
    async ({ id }) => void setImmediate(() => setTimeout(() => atWork.delete(id), LOOKED_EVERY_MS)),
  );
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const ms = (user + system) / 1000;
    if (ms <= BUDGET_MS + LOOKED_EVERY_MS) return;
    found.count += 1;
    found.longestMs = Math.max(found.longestMs, ms);
    for (const route of new Set(atWork.values())) found.byRoute[route] = (found.byRoute[route] ?? 0) + 1;
  }, LOOKED_EVERY_MS).unref();
  return found;
}
