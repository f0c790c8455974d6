import type { FastifyInstance } from 'fastify';
import { BUDGET_MS } from '../main-thread/measure.ts';

const LOOKED_EVERY_MS = 10;

/** What a start prepares piece by piece is ready by then. */
const SETTLED_AFTER_MS = 15_000;

/** A turn that held the main thread longer than its budget, in processor time, and the routes that were at work. */
export type LongTurn = { ms: number; routes: string[] };

/** Watches how long the main thread is held in one go. Between two looks of a free thread lie a few milliseconds of its own work; more means that it could not look. */
export function watchTurns(server: FastifyInstance): LongTurn[] {
  const found: LongTurn[] = [];
  const began = performance.now();
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
    if (ms <= BUDGET_MS + LOOKED_EVERY_MS || performance.now() - began < SETTLED_AFTER_MS) return;
    found.push({ ms: Math.round(ms), routes: [...new Set(atWork.values())] });
  }, LOOKED_EVERY_MS).unref();
  return found;
}
