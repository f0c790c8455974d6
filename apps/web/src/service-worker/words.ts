/**
 * What a page says to the worker: keep these files, which it loaded before the worker was there; keep what opens without a line; or tell
 * whether the page is of the newest build.
 */
export type WordToWorker =
  | { kind: 'keep-page'; files: string[] }
  | { kind: 'keep'; language: string }
  | { kind: 'is-current'; entry: string };
