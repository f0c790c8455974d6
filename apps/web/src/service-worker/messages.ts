/**
 * What a page says to the worker: keep what came from these addresses, which it asked before the worker was there; keep what opens without a line; or tell
 * whether the page is of the newest build.
 */
export type WorkerMessage =
  | { kind: 'keep-page'; addresses: string[] }
  | { kind: 'keep'; language: string }
  | { kind: 'is-current'; entry: string };
