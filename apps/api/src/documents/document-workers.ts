import { availableParallelism } from 'node:os';
import { messageOf } from '@dakhila/domain/messages/message';
import { openWorkerPool, type WorkerPool } from '../workers/worker-pool.ts';

/** One processor stays for everybody else; two threads draw some eight papers a second. */
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

/** Keeps files that were drawn, under a key that says what is in them. A request for one that is being drawn waits for it. */
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
