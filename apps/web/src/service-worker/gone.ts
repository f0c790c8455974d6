import { KEPT_PREFIX } from '../lib/kept-answers.ts';
import { PLAIN_READS } from './kept-reads.ts';

/** What is gone, by path, and the last call that may still have seen it. */
const goneSince = new Map<string, number>();

/** Takes away what was kept of a thing that is gone, and of what lies under it. What calls up to `turn` are still told of it is not kept. */
export async function takeAway(path: string, turn: number): Promise<void> {
  goneSince.set(path, Math.max(turn, goneSince.get(path) ?? 0));
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (isUnder(url, path)) await cache.delete(url);
  }
}

/** Whether the answer to a call came too late: what it tells of was taken away meanwhile. */
export const isGone = (url: string, turn: number): boolean =>
  [...goneSince].some(([path, since]) => turn <= since && isUnder(url, path));

function isUnder(url: string, path: string): boolean {
  const { pathname } = new URL(url);
  // An overview that is not found says nothing of what it lists.
  return pathname === path || (!PLAIN_READS.includes(path) && pathname.startsWith(`${path}/`));
}
