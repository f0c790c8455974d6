/**
 * `cache-page`: cache what these addresses returned before the worker was active. `cache-screens`: cache the offline screens. `is-current`: whether the
 * page belongs to the newest build.
 */
export type WorkerMessage =
  | { kind: 'cache-page'; addresses: string[] }
  | { kind: 'cache-screens'; language: string }
  | { kind: 'is-current'; entry: string };
