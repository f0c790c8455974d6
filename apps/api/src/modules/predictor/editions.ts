import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Deps } from '../../ports.ts';
import type { Edition } from './edition.ts';
import { findEdition, insertEdition } from './store.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Old runs are rare visitors: so many of their editions stay at hand. */
const OLD_EDITIONS_KEPT = 2;

export type Editions = ReturnType<typeof keepEditions>;

/** Keeps editions in the database for runs to come back to, each written once by each process. */
export function keepEditions({ db }: Pick<Deps, 'db'>) {
  const kept = new Map<string, Promise<unknown>>();
  const old = new Map<string, Edition>();

  const write = async (edition: Edition) => {
    const content = await pack(JSON.stringify(edition));
    const { id, exam, year, dataVersion, modelVersion } = edition;
    await insertEdition(db, { id, exam, year, dataVersion, modelVersion, content });
  };

  /** An edition as it is stored. */
  const packed = async (id: string): Promise<Buffer> => {
    const content = await findEdition(db, id);
    if (content === undefined) throw new Error(`no edition ${id}`);
    return content;
  };

  return {
    packed,
    /** Makes sure that an edition is kept before a run refers to it. */
    async keep(edition: Edition): Promise<void> {
      const writing = kept.get(edition.id) ?? write(edition);
      kept.set(edition.id, writing);
      // A failure is the failure of this call only.
      await writing.catch((error: unknown) => {
        kept.delete(edition.id);
        throw error;
      });
    },
    /** An edition that turns out not to be there, because the database was emptied or restored beneath us, is written again by the next `keep`. */
    forget: (id: string) => void kept.delete(id),
    /** The edition of an older run. */
    async open(id: string): Promise<Edition> {
      const known = old.get(id);
      if (known !== undefined) return known;
      // Written by `keep` above, in the shape that its id stands for.
      const edition: Edition = JSON.parse((await unpack(await packed(id))).toString());
      old.set(id, edition);
      for (const oldest of [...old.keys()].slice(0, -OLD_EDITIONS_KEPT)) old.delete(oldest);
      return edition;
    },
  };
}
