import { availableParallelism } from 'node:os';
import { openWorkerPool, type WorkerPool } from '../../workers/worker-pool.ts';

/** One processor stays for everybody else; two threads draw some eight papers a second. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const LIMITS = {
  threads: THREADS,
  // About two seconds of work.
  queue: 8 * THREADS,
  ownQueue: 1,
  ownQueueFull: 'Your other file is still being made. Please try again in a few seconds',
  timeoutMs: 60_000,
  memoryMb: 256,
};

/** Opens the threads that draw PDFs and write other large files. */
export const openDocumentWorkers = (needs: Parameters<typeof openWorkerPool>[2]): WorkerPool =>
  openWorkerPool('documents', LIMITS, needs);
