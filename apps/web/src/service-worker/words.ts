/** What a page says to the worker: keep what opens without a line, or tell whether the page is of the newest build. */
export type WordToWorker = { kind: 'keep'; language: string } | { kind: 'is-current'; entry: string };
