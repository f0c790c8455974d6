/**
 * `keep-page`: cache what these addresses returned before the worker was active. `keep`: cache the offline screens. `is-current`: whether the
 * page belongs to the newest build.
 */
export type WorkerMessage =
  | { kind: 'keep-page'; addresses: string[] }
  | { kind: 'keep'; language: string }
  | { kind: 'is-current'; entry: string };
