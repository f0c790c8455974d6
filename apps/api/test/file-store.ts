import type { FileStore } from '../src/ports.ts';

/** An object store in memory, which a test can take down. */
export function makeTestStore() {
  const stored = new Map<string, Buffer>();
  /** Keys, or all of them, for which calls fail. */
  const failing = new Set<string | 'all'>();
  const requireUp = (key: string) => {
    if (failing.has('all') || failing.has(key)) throw new Error('connect ECONNREFUSED');
  };
  const files: FileStore = {
    async put(key, bytes) {
      requireUp(key);
      stored.set(key, bytes);
    },
    async get(key) {
      requireUp(key);
      return stored.get(key) ?? null;
    },
    async remove(key) {
      requireUp(key);
      stored.delete(key);
    },
  };
  return { files, stored, failing };
}
