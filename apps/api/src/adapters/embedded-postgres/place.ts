import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { type Identity, isNobody, isRoot, OWN, serverIdentity } from './identity.ts';
import { isPostmasterOf, readPidFile } from './pid-file.ts';
import { firstBarrier } from './reachable.ts';
import { canOwn, firstOwned, sharedFolders } from './shared-folder.ts';

/** Where one cluster lives and who runs it. `folder` holds `data`, the socket and the log. */
export type Place = { folder: string; data: string; identity: Identity | undefined };

type Log = (line: string) => void;

/**
 * Chooses and makes the folder of the cluster: `postgres` in the data folder, or, when the server's user cannot get
 * there (root in a closed home), a shared folder named after the data folder. Data that exists is never left behind.
 */
export function choosePlace(dataDir: string, log: Log, shared: string[] = sharedFolders()): Place {
  mkdirSync(dataDir, { recursive: true });
  const parent = realpathSync(dataDir);
  const home = join(parent, 'postgres');
  if (!isRoot()) return makePlace(home);

  const barrier = firstBarrier(parent, serverIdentity(join(home, 'data')) ?? { uid: 0, gid: 0 });
  if (hasData(home)) {
    if (barrier === undefined) return makePlace(home);
    throw new EmbeddedPostgresError(
      `The database in ${home} is closed to the user that PostgreSQL runs as, by the mode of ${barrier}. Open it (chmod a+x), start as the owner, or set DATA_DIR.`,
    );
  }
  const key = `data-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const earlier = shared
    .map((folder) => join(folder, key))
    .find((folder) => hasData(folder) && canOwn(join(folder, '..')));
  if (barrier === undefined && !earlier) return makePlace(home);
  const away = earlier ?? join(firstOwned(shared), key);
  log(
    `The database is in ${away}: PostgreSQL does not run as root, and ${barrier ?? parent} is closed to other users.`,
  );
  return makePlace(away);
}

const hasData = (folder: string) => existsSync(join(folder, 'data', 'PG_VERSION'));

function makePlace(folder: string): Place {
  const data = join(folder, 'data');
  if (isRoot()) takeFromNobody(folder, data);
  const identity = serverIdentity(data);
  mkdirSync(folder, { recursive: true });
  const owner = statSync(folder).uid;
  if (!isRoot() && identity && owner !== identity.uid) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} belongs to another user (uid ${owner}): start as that user, or set DATA_DIR.`,
    );
  }
  giveTo(folder, identity);
  return { folder, data, identity };
}

/** Gives a cluster of an earlier release, unless it runs, to a user of its own. The data folder comes last: cut short, it is done again. */
function takeFromNobody(folder: string, data: string): void {
  if (!isNobody(statSync(data, { throwIfNoEntry: false })?.uid)) return;
  const running = readPidFile(data);
  if (running && isPostmasterOf(running.pid, data)) return;
  for (const name of readdirSync(folder)) if (name !== 'data') giveWhole(join(folder, name), OWN);
  lchownSync(folder, OWN.uid, OWN.gid);
  giveWhole(data, OWN);
}

/** Changes the owner of a folder and of all that is in it, itself last. */
export function giveWhole(path: string, { uid, gid }: Identity): void {
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveWhole(join(path, name), { uid, gid });
  lchownSync(path, uid, gid);
}

/** Hands a file or folder to the server's user and closes it to all others. */
export function giveTo(path: string, identity: Identity | undefined): void {
  if (!identity) return;
  if (isRoot()) chownSync(path, identity.uid, identity.gid);
  chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
}
