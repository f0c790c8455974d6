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
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { isPostmasterOf, readPidFile } from './pid-file.ts';

export type Identity = { uid: number; gid: number };

/**
 * An id that no system assigns: PostgreSQL refuses root, no system user should be created, and files of `nobody` can
 * be read by other programs that run as nobody.
 */
const OWN: Identity = { uid: 65_529, gid: 65_529 };
/** The owner of clusters of earlier releases, and the user that creates new ones: `initdb` needs a user with a name. */
const NOBODY: Identity = { uid: 65_534, gid: 65_534 };

const isNobody = (uid: number | undefined): boolean => uid === NOBODY.uid;

/** The user that creates the cluster for the user that will run it. */
export const makerFor = (identity: Identity | undefined): Identity | undefined =>
  identity?.uid === OWN.uid ? NOBODY : identity;

/** Whether this process is root: root may not run PostgreSQL itself, but may start it as another user. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The user that runs the server: this process's user or, as root, the owner of the existing data, else a user of its
 * own. Undefined where the platform has no user ids.
 */
function serverIdentity(dataFolder: string): Identity | undefined {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) return undefined;
  if (uid !== 0) return { uid, gid };
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : OWN;
}

/** Spawn options that change the user; empty unless this process is root. */
export const spawnAs = (identity: Identity | undefined): Partial<Identity> => (isRoot() && identity ? identity : {});

const PASS = 0o1;
const READ_AND_PASS = 0o5;

/** The first folder of `path`, or `path` itself, that this user may not enter. */
export function firstBarrier(path: string, who: Identity): string | undefined {
  const real = realpathSync(path);
  return [...parentsOf(real), real].find((step) => !grants(step, who, PASS));
}

/** Whether this user can reach and read the folder or program. */
export const canUse = (path: string, who: Identity): boolean =>
  firstBarrier(path, who) === undefined && grants(path, who, READ_AND_PASS);

/** `/a/b/c` → `/`, `/a`, `/a/b` */
function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [...parentsOf(parent), parent];
}

function grants(path: string, who: Identity, wanted: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const granted = uid === who.uid ? mode >> 6 : gid === who.gid ? mode >> 3 : mode;
  return (granted & wanted) === wanted;
}

/** Every user may enter, only the owner may write. */
const PASSABLE = 0o755;

/**
 * Folders outside the checkout, best first, for what a checkout cannot hold. Root has `/var/lib`, which no cleaner of
 * temporary files touches; anybody else has a cache.
 */
export const sharedFolders = (): string[] =>
  isRoot()
    ? ['/var/lib/dakhila', '/var/tmp/dakhila']
    : [join(homedir(), '.cache', 'dakhila'), join(tmpdir(), `dakhila-${process.getuid?.() ?? 'user'}`)];

/** The first of the folders that is ours, made if it is missing. */
export function firstOwned(folders: string[]): string {
  const usable = folders.find(canOwn);
  if (!usable) throw new EmbeddedPostgresError(`Cannot write to any of ${folders.join(', ')}.`);
  return usable;
}

/** Makes the folder, or checks its owner: another user could have put programs there. */
export function canOwn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    const entry = lstatSync(folder);
    if (!entry.isDirectory() || entry.uid !== (process.getuid?.() ?? entry.uid)) return false;
    chmodSync(folder, PASSABLE);
    return true;
  } catch {
    return false;
  }
}

/** The folder of a cluster and the user that runs it. `folder` holds `data`, the socket and the log. */
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

/** Changes the owner of a folder and everything in it, the folder itself last. */
export function giveWhole(path: string, { uid, gid }: Identity): void {
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveWhole(join(path, name), { uid, gid });
  lchownSync(path, uid, gid);
}

/** Makes the server's user the owner and removes the access of all others. */
export function giveTo(path: string, identity: Identity | undefined): void {
  if (!identity) return;
  if (isRoot()) chownSync(path, identity.uid, identity.gid);
  chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
}
