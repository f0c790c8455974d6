import { LRUCache } from 'lru-cache';
import type { Deps } from '../../ports.ts';
import type { EditionHead } from './edition.ts';
import { findEdition, hasEdition, insertEdition } from './store.ts';

/** How many editions of old runs are cached: old runs are opened seldom. */
const EARLIER_EDITIONS = 2;

export type Editions = ReturnType<typeof keepEditions>;

/** Keeps editions in the database for runs to come back to, each written once. */
export function keepEditions({ db }: Pick<Deps, 'db'>) {
  const kept = new Map<string, Promise<unknown>>();
  const earlier = new LRUCache<string, Buffer>({ max: EARLIER_EDITIONS });

  const write = async (edition: EditionHead, pack: () => Promise<Uint8Array>) => {
    const { id, exam, year, dataVersion, modelVersion } = edition;
    if (await hasEdition(db, id)) return;
    await insertEdition(db, { id, exam, year, dataVersion, modelVersion, content: Buffer.from(await pack()) });
  };

  return {
    /** Stores an edition, unless it is stored already, before a run refers to it. */
    async keep(edition: EditionHead, pack: () => Promise<Uint8Array>): Promise<void> {
      const writing = kept.get(edition.id) ?? write(edition, pack);
      kept.set(edition.id, writing);
      // A failure is the failure of this call only.
      await writing.catch((error: unknown) => {
        kept.delete(edition.id);
        throw error;
      });
    },
    /** An edition that turns out not to be there, because the database was emptied or restored beneath us, is written again by the next `keep`. */
    forget: (id: string) => void kept.delete(id),
    /** An edition as it is stored. */
    async read(id: string): Promise<Buffer> {
      const content = earlier.get(id) ?? (await findEdition(db, id));
      if (content === undefined) throw new Error(`no edition ${id}`);
      earlier.set(id, content);
      return content;
    },
  };
}
