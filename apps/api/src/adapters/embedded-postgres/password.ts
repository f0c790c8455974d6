import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { createWholeFile, writeWholeFile } from '../../files/write-file.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { giveTo, type Place } from './place.ts';
import { ROLE } from './role.ts';

/** 24 random bytes in base64url. */
const CHARACTERS = 32;

/** The connection rules: every connection needs the password. */
const RULES = `# Written by Dakhila.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;

const passwordFile = (place: Place) => join(place.folder, 'password');

/** Makes the password if there is none, for the server's user alone. */
export function makePassword(place: Place): void {
  createWholeFile(passwordFile(place), randomBytes(24).toString('base64url'));
  giveTo(passwordFile(place), place.identity);
}

/** The password of the cluster, or a readable reason why there is none. */
export function readPassword(place: Place): string {
  const file = passwordFile(place);
  const password = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (password.length === CHARACTERS) return password;
  throw wrongPassword(place);
}

export const wrongPassword = (place: Place, cause?: unknown) =>
  new EmbeddedPostgresError(
    `The password in ${passwordFile(place)} does not open the database in ${place.folder}. Put the right file back. If it is lost, remove ${passwordFile(place)}, write trust in place of scram-sha-256 in ${rulesFile(place)}, and start again: a new password is made.`,
    { cause },
  );

/** Whether the cluster lets in anybody who reaches its socket, as those of earlier releases do. */
export const trustsAnybody = (place: Place): boolean =>
  /^[^#\n]*\btrust\b/m.test(readFileSync(rulesFile(place), 'utf8'));

/** Sets the password of a cluster that has none and asks for it from now on. Cut short, it is done again at the next start. */
export async function demandPassword(place: Place, session: pg.Client): Promise<void> {
  await session.query(`alter role ${ROLE} password '${readPassword(place)}'`);
  writeWholeFile(rulesFile(place), RULES);
  giveTo(rulesFile(place), place.identity);
  await session.query('select pg_reload_conf()');
}

const rulesFile = (place: Place) => join(place.data, 'pg_hba.conf');
