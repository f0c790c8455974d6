import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { createWholeFile, syncFolder, writeWholeFile } from '../../files/write-file.ts';
import { type Binaries, majorVersion, program } from './binaries.ts';
import { ROLE } from './connection.ts';
import { changeOwnerOfTree, creatorFor, type DataLocation, isRoot, makePrivate, spawnAs } from './data-location.ts';
import { codeOf, EmbeddedPostgresError } from './errors.ts';
import { isAlive } from './pid-file.ts';
import { serverEnvironment } from './postmaster.ts';

/** 24 random bytes in base64url. */
const PASSWORD_CHARACTERS = 32;

/** The connection rules: every connection needs the password. */
const CONNECTION_RULES = `# Written by Dakhila.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;

const passwordFile = (location: DataLocation) => join(location.folder, 'password');

/** Creates the password file if there is none, readable only by the server's user. */
export function makePassword(location: DataLocation): void {
  createWholeFile(passwordFile(location), randomBytes(24).toString('base64url'));
  makePrivate(passwordFile(location), location.identity);
}

/** Reads the password of the cluster. Throws an error that says what the operator must do when it is missing or damaged. */
export function readPassword(location: DataLocation): string {
  const file = passwordFile(location);
  const password = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (password.length === PASSWORD_CHARACTERS) return password;
  throw wrongPasswordError(location);
}

export const wrongPasswordError = (location: DataLocation, cause?: unknown) =>
  new EmbeddedPostgresError(
    `The password in ${passwordFile(location)} does not open the database in ${location.folder}. Put the right file back. If it is lost, remove ${passwordFile(location)}, write trust in place of scram-sha-256 in ${rulesFile(location)}, and start again: a new password is made.`,
    { cause },
  );

/** Whether the cluster accepts connections without a password, as those of earlier releases do. */
export const acceptsWithoutPassword = (location: DataLocation): boolean =>
  /^[^#\n]*\btrust\b/m.test(readFileSync(rulesFile(location), 'utf8'));

/** Sets the password of a cluster that has none, then requires it for each connection. If interrupted, the next start repeats it. */
export async function requirePassword(location: DataLocation, session: pg.Client): Promise<void> {
  await session.query(`alter role ${ROLE} password '${readPassword(location)}'`);
  writeWholeFile(rulesFile(location), CONNECTION_RULES);
  makePrivate(rulesFile(location), location.identity);
  await session.query('select pg_reload_conf()');
}

const rulesFile = (location: DataLocation) => join(location.data, 'pg_hba.conf');

const DRAFT = /\.new-(\d+)-/;

/** Creates the cluster if there is none; refuses one of another major version. */
export async function initialise(location: DataLocation, binaries: Binaries, flags: string[]): Promise<void> {
  removeDrafts(location);
  if (!existsSync(join(location.data, 'PG_VERSION'))) await createCluster(location, binaries, flags);
  const written = readFileSync(join(location.data, 'PG_VERSION'), 'utf8').trim();
  const ours = majorVersion(binaries.version);
  if (written === ours) return;
  throw new EmbeddedPostgresError(
    `The data in ${location.data} was written by PostgreSQL ${written}, and this release brings PostgreSQL ${ours}. Export it with the release that wrote it, or set DATA_DIR to start with an empty database.`,
  );
}

/**
 * Creates the cluster in a draft folder and renames it, so that an interrupted start, or two concurrent ones, leave no incomplete cluster. The draft is
 * inside `folder`, which may be a mount or a link. Root puts it next to `folder`, because the creating user may not be able to enter that.
 */
async function createCluster(location: DataLocation, binaries: Binaries, flags: string[]): Promise<void> {
  const creator = creatorFor(location.identity);
  const draft = mkdtempSync(`${isRoot() ? location.folder : join(location.folder, 'draft')}.new-${process.pid}-`);
  makePrivate(draft, creator);
  const [data, passwordCopy] = [join(draft, 'data'), join(draft, 'password')];
  makePassword(location);
  writeWholeFile(passwordCopy, readPassword(location));
  makePrivate(passwordCopy, creator);
  const auth = ['--auth=scram-sha-256', `--pwfile=${passwordCopy}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await promisify(execFile)(
      program(binaries, 'initdb'),
      ['-D', data, '-U', ROLE, ...locale, '--no-instructions', ...flags, ...auth],
      { ...spawnAs(creator), cwd: draft, env: serverEnvironment() },
    );
    if (isRoot() && location.identity) changeOwnerOfTree(data, location.identity);
    renameSync(data, location.data);
    // Otherwise a power cut could leave the data as a draft, which is removed at the next start.
    syncFolder(location.folder);
  } catch (error) {
    if (codeOf(error) === 'EXDEV') throw otherFileSystemError(location, error);
    if (!['ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)))) throw cannotRunError(error);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Removes drafts of interrupted starts. */
function removeDrafts({ folder }: DataLocation): void {
  const beside = readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.`));
  const inside = readdirSync(folder).filter((name) => name.startsWith('draft.'));
  const found = [...beside.map((name) => join(dirname(folder), name)), ...inside.map((name) => join(folder, name))];
  for (const path of found) {
    const pid = DRAFT.exec(basename(path))?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(path, { recursive: true, force: true });
  }
}

const otherFileSystemError = ({ folder }: DataLocation, cause: unknown) =>
  new EmbeddedPostgresError(
    `${folder} is on another file system than the folder around it (EXDEV). Mount the folder around it instead, or start as a user other than root.`,
    { cause },
  );

function cannotRunError(error: unknown): EmbeddedPostgresError {
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(
    `The PostgreSQL that comes with Dakhila does not run here; set DATABASE_URL to one of your own. ${reason.trim()}`,
    { cause: error },
  );
}
