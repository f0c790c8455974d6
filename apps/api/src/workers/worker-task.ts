import { fileURLToPath } from 'node:url';

/** Work that takes plain data and gives plain data: both cross between threads. */
// biome-ignore lint/suspicious/noExplicitAny: each task has its own input.
export type Work = (input: any) => unknown;

/**
 * Work for a worker thread: the default export of a file. The type parameter describes it, so that the main thread
 * does not load the file. `timeoutMs` overrides that of the pool.
 */
export type WorkerTask<W extends Work> = { file: string; work?: W; timeoutMs?: number };

/** `workerTask<typeof import('./report-pdf.ts').default>(new URL('./report-pdf.ts', import.meta.url))`. */
export const workerTask = <W extends Work>(file: URL, limits: { timeoutMs?: number } = {}): WorkerTask<W> => ({
  file: fileURLToPath(file),
  ...limits,
});
