import { statSync } from 'node:fs';

/** The user and group a server process runs as. */
export type Identity = { uid: number; gid: number };

/** `nobody` on every Unix that matters: PostgreSQL refuses root, and no system user is to be created. */
const NOBODY: Identity = { uid: 65534, gid: 65534 };

export const isNobody = (identity: Identity | undefined): boolean => identity?.uid === NOBODY.uid;

/** True when this process is root, who may not run PostgreSQL but may run it as somebody else. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Who runs the server on this data folder: ourselves, or as root the owner of the data that is already there, else
 * nobody. Undefined where the platform knows no user ids.
 */
export function serverIdentity(dataFolder: string): Identity | undefined {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) return undefined;
  if (uid !== 0) return { uid, gid };
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

/** The part of the spawn options that changes the user; empty unless we are root. */
export const spawnAs = (identity: Identity | undefined): Partial<Identity> => (isRoot() && identity ? identity : {});
