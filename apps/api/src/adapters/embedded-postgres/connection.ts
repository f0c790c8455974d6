import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type DataLocation, makePrivate } from './data-location.ts';
import { codeOf, EmbeddedPostgresError } from './errors.ts';
import type { PidFile } from './pid-file.ts';

/** The one role of an embedded server; its database has the same name. */
export const ROLE = 'dakhila';

/** The longest folder path for a socket: the kernel's limit (107 bytes on Linux, 103 on macOS) minus the name that PostgreSQL appends. */
const SOCKET_PATH_BYTES = (process.platform === 'linux' ? 107 : 103) - '/.s.PGSQL.5432'.length;

/** A folder for the socket that only the server's user and root can enter; a temporary one where the path would be too long. */
function socketFolder(location: DataLocation): string {
  const folder = shortSocketFolder(location.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  requireOwnFolder(folder, location);
  makePrivate(folder, location.identity);
  return folder;
}

function shortSocketFolder(folder: string): string {
  const name = `dakhila-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const candidates = [join(folder, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  const fitting = candidates.find((path) => Buffer.byteLength(path) <= SOCKET_PATH_BYTES);
  if (!fitting) throw new EmbeddedPostgresError(`No path for the database's socket is short enough: ${candidates[0]}`);
  return fitting;
}

/** Every user can write to the temporary folder: another user who made this folder first could read the connection. */
function requireOwnFolder(folder: string, { identity }: DataLocation): void {
  const entry = lstatSync(folder);
  const owners = [process.getuid?.(), identity?.uid];
  if (entry.isDirectory() && (!identity || owners.includes(entry.uid))) return;
  throw new EmbeddedPostgresError(`${folder} belongs to another user. Remove it and start again.`);
}

type Address = { host: string; port: number };
export type Login = Address & { password: string };

export type Transport = { serverFlags(location: DataLocation): Promise<string[]>; address(running: PidFile): Address };

/** A socket in a private folder: no port is open to the network. */
const socketTransport: Transport = {
  // Quoted, because PostgreSQL reads a list here and a folder's name may hold a comma.
  serverFlags: async (location) => [
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories="${socketFolder(location).replaceAll('"', '""')}"`,
  ],
  address: ({ socketFolder: host, port }) => ({ host, port }),
};

/** For Windows, where Node has no Unix sockets: a free port on the loopback interface. */
export function loopbackTransport(): Transport {
  // Chosen once: a restarted server must listen on the port that its clients know.
  let port: Promise<number> | undefined;
  return {
    serverFlags: async () => {
      port ??= freePort();
      return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', `port=${await port}`];
    },
    address: ({ port }) => ({ host: '127.0.0.1', port }),
  };
}

export const defaultTransport = (): Transport => (process.platform === 'win32' ? loopbackTransport() : socketTransport);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 5432));
    });
  });

/** The session that holds this lock owns the server. The numbers are arbitrary; the lock is released when the process ends. */
const OWNER_LOCK = [0x64616b, 1];

/** Settings that must be on, so that committed data survives a power cut. */
const DURABLE_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Opens a session, by default on the maintenance database, so that our own database can be dropped and restored meanwhile. */
export async function openSession(login: Login, database = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({ ...login, database, user: ROLE, ssl: false, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Tries to take the owner lock. False when another running process has it. */
export async function takeOwnership(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', OWNER_LOCK);
  return rows[0]?.taken ?? false;
}

/** Makes our database if it is missing. */
export async function ensureDatabase(session: pg.Client): Promise<void> {
  const known = await session.query('select from pg_database where datname = $1', [ROLE]);
  if (known.rowCount) return;
  // A concurrent start may have created it meanwhile: that error is ignored.
  await session.query(`create database ${ROLE}`).catch((error: unknown) => {
    if (!['42P04', '23505'].includes(String(codeOf(error)))) throw error;
  });
}

/** Throws when the settings that our sessions get could lose committed data. */
export async function requireDurableSettings(login: Login): Promise<void> {
  const session = await openSession(login, ROLE);
  try {
    const { rows } = await session.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1) order by name',
      [DURABLE_SETTINGS],
    );
    const off = rows.filter(({ setting }) => setting !== 'on').map(({ name, setting }) => `${name} is ${setting}`);
    if (rows.length === DURABLE_SETTINGS.length && off.length === 0) return;
    throw new EmbeddedPostgresError(`The embedded PostgreSQL could lose data: ${off.join(', ')}. Set them to on.`);
  } finally {
    await session.end();
  }
}
