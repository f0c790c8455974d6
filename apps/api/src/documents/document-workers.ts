import { availableParallelism } from 'node:os';
import { messageOf } from '@dakhila/domain/messages/message';
import { FILES_PER_HOUR, NETWORK_FILES_PER_HOUR } from '@dakhila/domain/privacy/policy';
import type { FastifyInstance } from 'fastify';
import { requireBudget } from '../db/budget.ts';
import type { Caller } from '../http/caller.ts';
import type { Deps } from '../ports.ts';
import { openWorkerPool, type WorkerPool } from '../workers/worker-pool.ts';

/** One processor stays free for requests; two threads render about eight files a second. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const LIMITS = {
  threads: THREADS,
  // About two seconds of work.
  queue: 8 * THREADS,
  ownQueue: 1,
  ownQueueFull: messageOf('errors.fileStillMade'),
  timeoutMs: 60_000,
  memoryMb: 256,
};

/** Opens the threads that draw PDFs and write other large files. */
export const openDocumentWorkers = (needs: Parameters<typeof openWorkerPool>[2]): WorkerPool =>
  openWorkerPool('documents', LIMITS, needs);

/** Caches rendered files by a key of their content. A request for a file that is being rendered waits for it. */
export function makeDrawnFiles(most: number) {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = drawn.get(key);
    if (known) return known;
    const file = draw();
    if (drawn.size >= most) drawn.clear();
    drawn.set(key, file);
    file.catch(() => drawn.delete(key));
    return file;
  };
}

/** Limits how many PDF and CSV files a student, or a network, fetches in an hour. Register it before the routes. */
export function limitFiles(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    if (!/\.(pdf|csv)$/.test(routeOptions.url ?? '')) return;
    const { key, budget } = readerOf(caller);
    if (key === null) return;
    await requireBudget(db, key, budget, { message: messageOf('errors.tooManyFiles') });
  });
}

/** Files are counted for a student, or for a network where nobody is signed in. */
const readerOf = ({ session, budgetedNetwork }: Caller) =>
  session
    ? { key: `papers:student:${session.studentId}`, budget: FILES_PER_HOUR }
    : { key: budgetedNetwork && `papers:network:${budgetedNetwork}`, budget: NETWORK_FILES_PER_HOUR };
