import type { Deps, FileStore } from '../../ports.ts';
import { uploadFile } from './screenshot-files.ts';
import {
  claimFile,
  findScreenshot,
  listScreenshots,
  type Place,
  putIntoDatabase,
  putIntoStore,
} from './screenshot-store.ts';
import { openFile } from './sealed-file.ts';

const PAGE = 50;

type Needs = Pick<Deps, 'db' | 'newId'> & { files: FileStore };
export type Moved = { moved: number; missing: number };

/**
 * Moves every picture to the other place, one after the other, each in a transaction of its own: it can be stopped and
 * called again. Throws when the store does not answer. What is missing in the store stays as it is and is counted.
 */
export async function moveFiles(deps: Needs, to: Place, tell: (moved: Moved) => void): Promise<Moved> {
  const result = { moved: 0, missing: 0 };
  const move = to === 'store' ? moveToStore : moveToDatabase;
  const from = to === 'store' ? 'database' : 'store';
  for (let after: string | undefined, isOver = false; !isOver; ) {
    const page = await listScreenshots(deps.db, { place: from, after, limit: PAGE });
    for (const id of page) {
      const outcome = await move(deps, id);
      if (outcome !== 'gone') result[outcome] += 1;
    }
    after = page.at(-1);
    isOver = page.length < PAGE;
    tell(result);
  }
  return result;
}

/** `gone`: the ticket was deleted, or somebody else moved the picture. */
type Outcome = 'moved' | 'missing' | 'gone';

async function moveToStore(deps: Needs, ticketId: string): Promise<Outcome> {
  const found = await findScreenshot(deps.db, ticketId);
  if (!found?.jpeg) return 'gone';
  const file = await uploadFile(deps, found.jpeg);
  return deps.db.transaction(async (tx) => {
    if (!(await putIntoStore(tx, ticketId, file))) return 'gone';
    if (!(await claimFile(tx, file.key))) throw new Error('the upload took too long');
    return 'moved';
  });
}

async function moveToDatabase({ db, files }: Needs, ticketId: string): Promise<Outcome> {
  const found = await findScreenshot(db, ticketId);
  if (!found?.file) return 'gone';
  const { key, secret } = found.file;
  const sealed = await files.get(key);
  const jpeg = sealed && openFile(key, secret, sealed);
  if (!jpeg) return 'missing';
  // The trigger of the table puts the file on the list of those to delete.
  return (await putIntoDatabase(db, ticketId, { key, jpeg })) ? 'moved' : 'gone';
}
