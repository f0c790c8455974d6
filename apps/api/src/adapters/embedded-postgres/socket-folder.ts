import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { giveTo, type Place } from './place.ts';

/** The kernel's limit on a socket's path (108 bytes on Linux, 104 on macOS, with the closing zero), less the name PostgreSQL adds. */
const LIMIT_BYTES = (process.platform === 'linux' ? 107 : 103) - '/.s.PGSQL.5432'.length;

/** A folder that only the server's user and root can enter, short enough for a socket: in the place, else among the temporary files. */
export function socketFolder(place: Place): string {
  const folder = shortEnough(place.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseStrangers(folder, place);
  giveTo(folder, place.identity);
  return folder;
}

function shortEnough(folder: string): string {
  const name = `dakhila-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const candidates = [join(folder, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  const fitting = candidates.find((path) => Buffer.byteLength(path) <= LIMIT_BYTES);
  if (!fitting) throw new EmbeddedPostgresError(`No path for the database's socket is short enough: ${candidates[0]}`);
  return fitting;
}

/** The temporary folder is everybody's: whoever made this one first could listen in. */
function refuseStrangers(folder: string, { identity }: Place): void {
  const entry = lstatSync(folder);
  const owners = [process.getuid?.(), identity?.uid];
  if (entry.isDirectory() && (!identity || owners.includes(entry.uid))) return;
  throw new EmbeddedPostgresError(`${folder} was made by somebody else: remove it and start again.`);
}
