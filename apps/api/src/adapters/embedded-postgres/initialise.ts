import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { createWholeFile, syncFolder, writeWholeFile } from '../../files/write-file.ts';
import { type Binaries, majorVersion, program } from './binaries.ts';
import { ROLE } from './connection.ts';
import { codeOf, EmbeddedPostgresError } from './errors.ts';
import { isAlive } from './pid-file.ts';
import { giveTo, giveWhole, isRoot, makerFor, type Place, spawnAs } from './place.ts';
import { serverEnvironment } from './postmaster.ts';

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

/** Whether the cluster accepts connections without a password, as those of earlier releases do. */
export const trustsAnybody = (place: Place): boolean =>
  /^[^#\n]*\btrust\b/m.test(readFileSync(rulesFile(place), 'utf8'));

/** Sets the password of a cluster that has none, and requires it. If interrupted, the next start does it again. */
export async function demandPassword(place: Place, session: pg.Client): Promise<void> {
  await session.query(`alter role ${ROLE} password '${readPassword(place)}'`);
  writeWholeFile(rulesFile(place), RULES);
  giveTo(rulesFile(place), place.identity);
  await session.query('select pg_reload_conf()');
}

const rulesFile = (place: Place) => join(place.data, 'pg_hba.conf');

const DRAFT = /\.new-(\d+)-/;

/** Creates the cluster if there is none; refuses one of another major version. */
export async function initialise(place: Place, binaries: Binaries, flags: string[]): Promise<void> {
  removeDrafts(place);
  if (!existsSync(join(place.data, 'PG_VERSION'))) await createCluster(place, binaries, flags);
  const written = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim();
  const ours = majorVersion(binaries.version);
  if (written === ours) return;
  throw new EmbeddedPostgresError(
    `The data in ${place.data} was written by PostgreSQL ${written}, and this release brings PostgreSQL ${ours}. Export it with the release that wrote it, or set DATA_DIR to start with an empty database.`,
  );
}

/**
 * Works on a draft and renames it, so that a start that was cut short, or two at once, leave no half-made cluster. The draft is in the folder, which may
 * be a mount or a link. Only root puts it beside: the user who makes the cluster may not be able to enter the folder.
 */
async function createCluster(place: Place, binaries: Binaries, flags: string[]): Promise<void> {
  const maker = makerFor(place.identity);
  const draft = mkdtempSync(`${isRoot() ? place.folder : join(place.folder, 'draft')}.new-${process.pid}-`);
  giveTo(draft, maker);
  const [data, passwordCopy] = [join(draft, 'data'), join(draft, 'password')];
  makePassword(place);
  writeWholeFile(passwordCopy, readPassword(place));
  giveTo(passwordCopy, maker);
  const auth = ['--auth=scram-sha-256', `--pwfile=${passwordCopy}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await promisify(execFile)(
      program(binaries, 'initdb'),
      ['-D', data, '-U', ROLE, ...locale, '--no-instructions', ...flags, ...auth],
      { ...spawnAs(maker), cwd: draft, env: serverEnvironment() },
    );
    if (isRoot() && place.identity) giveWhole(data, place.identity);
    renameSync(data, place.data);
    // Otherwise a power cut could leave the data as a draft, which is removed at the next start.
    syncFolder(place.folder);
  } catch (error) {
    if (codeOf(error) === 'EXDEV') throw isMount(place, error);
    if (!['ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)))) throw cannotRun(error);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Removes drafts of interrupted starts. */
function removeDrafts({ folder }: Place): void {
  const beside = readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.`));
  const inside = readdirSync(folder).filter((name) => name.startsWith('draft.'));
  const found = [...beside.map((name) => join(dirname(folder), name)), ...inside.map((name) => join(folder, name))];
  for (const path of found) {
    const pid = DRAFT.exec(basename(path))?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(path, { recursive: true, force: true });
  }
}

const isMount = ({ folder }: Place, cause: unknown) =>
  new EmbeddedPostgresError(
    `${folder} is on another file system than the folder around it (EXDEV). Mount the folder around it instead, or start as a user other than root.`,
    { cause },
  );

function cannotRun(error: unknown): EmbeddedPostgresError {
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(
    `The PostgreSQL that comes with Dakhila does not run here; set DATABASE_URL to one of your own. ${reason.trim()}`,
    { cause: error },
  );
}
