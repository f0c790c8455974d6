import { LRUCache } from 'lru-cache';
import type { LinkedPage } from './linked-page.ts';
import { type ListPageNeeds, prepareListPage } from './list-page.ts';
import { prepareRunPage, type RunPageNeeds } from './run-page.ts';
import type { LinkRow } from './store.ts';

export type PageNeeds = ListPageNeeds & RunPageNeeds & { pages: LRUCache<string, Promise<LinkedPage>> };

/** The page of a full list has some 100 kB, that of a prediction 20 kB. */
const MOST_PAGES = 100;
export const cachePages = () => new LRUCache<string, Promise<LinkedPage>>({ max: MOST_PAGES });

/** The page that a link opens. One that did not change is not made again, and readers who come together share one. */
export async function readPage(needs: PageNeeds, link: LinkRow): Promise<LinkedPage> {
  const { listId, runId, studentId } = link;
  const caller = `family:${link.id}`;
  const { key, make } =
    listId === null
      ? prepareRunPage(needs, { runId: runId ?? '', studentId, caller })
      : await prepareListPage(needs, { listId, studentId, caller });
  const known = needs.pages.get(key);
  if (known) return known;
  const page = make();
  needs.pages.set(key, page);
  // A failure is not cached: the next reader tries again.
  page.catch(() => needs.pages.delete(key));
  return page;
}
