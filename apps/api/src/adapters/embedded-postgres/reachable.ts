import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Identity } from './identity.ts';

const PASS = 0o1;
const READ_AND_PASS = 0o5;

/** The first folder on the way to `path`, or `path` itself, whose mode does not let this user pass. */
export function firstBarrier(path: string, who: Identity): string | undefined {
  const real = realpathSync(path);
  return [...parentsOf(real), real].find((step) => !grants(step, who, PASS));
}

/** True when this user can get to the folder or program and read it too. */
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
