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
 * The user that runs the server when this process is root, which PostgreSQL refuses. No system assigns this id. It is not
 * `nobody`, because other programs that run as nobody could read the files.
 */
const SERVER_USER: Identity = { uid: 65_529, gid: 65_529 };
/** Earlier releases ran as this user. It still creates new clusters, because `initdb` needs a user with a name. */
const NOBODY: Identity = { uid: 65_534, gid: 65_534 };

const isNobody = (uid: number | undefined): boolean => uid === NOBODY.uid;

/** The user that creates the cluster for the user that will run it. */
export const creatorFor = (identity: Identity | undefined): Identity | undefined =>
  identity?.uid === SERVER_USER.uid ? NOBODY : identity;

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
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : SERVER_USER;
}

/** Spawn options that change the user; empty unless this process is root. */
export const spawnAs = (identity: Identity | undefined): Partial<Identity> => (isRoot() && identity ? identity : {});

const ENTER = 0o1;
const READ_AND_ENTER = 0o5;

/** The topmost folder on the way to `path`, or `path` itself, that this user may not enter. */
export function firstClosedFolder(path: string, user: Identity): string | undefined {
  const real = realpathSync(path);
  return [...parentsOf(real), real].find((step) => !grants(step, user, ENTER));
}

/** Whether this user can reach and read the folder or program. */
export const canUse = (path: string, user: Identity): boolean =>
  firstClosedFolder(path, user) === undefined && grants(path, user, READ_AND_ENTER);

/** `/a/b/c` → `/`, `/a`, `/a/b` */
function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [...parentsOf(parent), parent];
}

function grants(path: string, user: Identity, wanted: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const granted = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
  return (granted & wanted) === wanted;
}

/** Every user may enter, only the owner may write. */
const ENTER_FOR_ALL = 0o755;

/**
 * Folders for data and binaries that the server's user could not reach in the checkout, best first. Root uses `/var/lib`, where no clean-up
 * deletes files; other users have a cache folder.
 */
export const sharedFolders = (): string[] =>
  isRoot()
    ? ['/var/lib/dakhila', '/var/tmp/dakhila']
    : [join(homedir(), '.cache', 'dakhila'), join(tmpdir(), `dakhila-${process.getuid?.() ?? 'user'}`)];

/** The first of the folders that this user owns; it is created if it is missing. */
export function firstOwnFolder(folders: string[]): string {
  const usable = folders.find(ensureOwnFolder);
  if (!usable) throw new EmbeddedPostgresError(`Cannot write to any of ${folders.join(', ')}.`);
  return usable;
}

/** Creates the folder if it is missing. False when another user owns it: that user could have put programs there. */
export function ensureOwnFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    const entry = lstatSync(folder);
    if (!entry.isDirectory() || entry.uid !== (process.getuid?.() ?? entry.uid)) return false;
    chmodSync(folder, ENTER_FOR_ALL);
    return true;
  } catch {
    return false;
  }
}

/** The folder of a cluster and the user that runs it. `folder` holds `data`, the socket and the log. */
export type DataLocation = { folder: string; data: string; identity: Identity | undefined };

type Log = (line: string) => void;

/**
 * Chooses and creates the folder of the cluster: `postgres` in the data folder. If the server's user cannot enter that
 * (root started in a private home), a shared folder named after it. A folder that already has data is always used again.
 */
export function chooseDataLocation(dataDir: string, log: Log, shared: string[] = sharedFolders()): DataLocation {
  mkdirSync(dataDir, { recursive: true });
  const parent = realpathSync(dataDir);
  const defaultFolder = join(parent, 'postgres');
  if (!isRoot()) return makeDataLocation(defaultFolder);

  const closedFolder = firstClosedFolder(parent, serverIdentity(join(defaultFolder, 'data')) ?? { uid: 0, gid: 0 });
  if (hasData(defaultFolder)) {
    if (closedFolder === undefined) return makeDataLocation(defaultFolder);
    throw new EmbeddedPostgresError(
      `The database in ${defaultFolder} is closed to the user that PostgreSQL runs as, by the mode of ${closedFolder}. Open it (chmod a+x), start as the owner, or set DATA_DIR.`,
    );
  }
  const key = `data-${createHash('sha256').update(defaultFolder).digest('hex').slice(0, 12)}`;
  const earlier = shared
    .map((folder) => join(folder, key))
    .find((folder) => hasData(folder) && ensureOwnFolder(join(folder, '..')));
  if (closedFolder === undefined && !earlier) return makeDataLocation(defaultFolder);
  const sharedFolder = earlier ?? join(firstOwnFolder(shared), key);
  log(
    `The database is in ${sharedFolder}: PostgreSQL does not run as root, and ${closedFolder ?? parent} is closed to other users.`,
  );
  return makeDataLocation(sharedFolder);
}

const hasData = (folder: string) => existsSync(join(folder, 'data', 'PG_VERSION'));

function makeDataLocation(folder: string): DataLocation {
  const data = join(folder, 'data');
  if (isRoot()) changeOwnerFromNobody(folder, data);
  const identity = serverIdentity(data);
  mkdirSync(folder, { recursive: true });
  const owner = statSync(folder).uid;
  if (!isRoot() && identity && owner !== identity.uid) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} belongs to another user (uid ${owner}): start as that user, or set DATA_DIR.`,
    );
  }
  makePrivate(folder, identity);
  return { folder, data, identity };
}

/** Makes `SERVER_USER` the owner of a stopped cluster of an earlier release. The data folder is last, so that an interrupted change is repeated. */
function changeOwnerFromNobody(folder: string, data: string): void {
  if (!isNobody(statSync(data, { throwIfNoEntry: false })?.uid)) return;
  const running = readPidFile(data);
  if (running && isPostmasterOf(running.pid, data)) return;
  for (const name of readdirSync(folder)) if (name !== 'data') changeOwnerOfTree(join(folder, name), SERVER_USER);
  lchownSync(folder, SERVER_USER.uid, SERVER_USER.gid);
  changeOwnerOfTree(data, SERVER_USER);
}

/** Changes the owner of a folder and everything in it, the folder itself last. */
export function changeOwnerOfTree(path: string, { uid, gid }: Identity): void {
  if (lstatSync(path).isDirectory())
    for (const name of readdirSync(path)) changeOwnerOfTree(join(path, name), { uid, gid });
  lchownSync(path, uid, gid);
}

/** Makes this user the owner, and removes the access of all others. */
export function makePrivate(path: string, identity: Identity | undefined): void {
  if (!identity) return;
  if (isRoot()) chownSync(path, identity.uid, identity.gid);
  chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
}
