import { statSync } from 'node:fs';

/** The user and group a server process runs as. */
export type Identity = { uid: number; gid: number };

/**
 * A number that no system gives out: PostgreSQL refuses root, no system user is to be created, and what belongs to `nobody` can be read by every other
 * program that runs as nobody.
 */
export const OWN: Identity = { uid: 65_529, gid: 65_529 };
/** Whom clusters of earlier releases belong to, and who makes new ones: `initdb` insists on a user that has a name. */
const NOBODY: Identity = { uid: 65_534, gid: 65_534 };

export const isNobody = (uid: number | undefined): boolean => uid === NOBODY.uid;

/** The user that creates the cluster for the user that will run it. */
export const makerFor = (identity: Identity | undefined): Identity | undefined =>
  identity?.uid === OWN.uid ? NOBODY : identity;

/** True when this process is root, who may not run PostgreSQL but may run it as somebody else. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Who runs the server on this data folder: ourselves, or as root the owner of the data that is already there, else
 * a user of its own. Undefined where the platform knows no user ids.
 */
export function serverIdentity(dataFolder: string): Identity | undefined {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) return undefined;
  if (uid !== 0) return { uid, gid };
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : OWN;
}

/** The part of the spawn options that changes the user; empty unless we are root. */
export const spawnAs = (identity: Identity | undefined): Partial<Identity> => (isRoot() && identity ? identity : {});
