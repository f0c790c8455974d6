import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { PROJECT_DIR } from '../../src/config.ts';
import { freePort, untilOpen } from './ports.ts';

/** Whether PgBouncer can be run here; Debian's package is `pgbouncer`. */
export const hasPgBouncer = () => spawnSync('pgbouncer', ['--version']).status === 0;

/** The settings that operators are given, for another place and without passwords: what is shipped is what is tested. */
function settingsFor({ host, port, user, password }: pg.ClientConfig, listenPort: number, folder: string): string {
  const shipped = readFileSync(join(PROJECT_DIR, 'deploy/pgbouncer.ini'), 'utf8');
  const target = `* = host=${host} port=${port} user=${user}${password ? ` password=${password}` : ''}`;
  return shipped
    .replace(/^dakhila = host=\S+ port=\S+ dbname=\S+/m, target)
    .replace(/^auth_type.*$/m, 'auth_type = any')
    .replace(/^auth_file.*$/m, `unix_socket_dir = ${folder}`)
    .replace(/^listen_port.*$/m, `listen_port = ${listenPort}`);
}

/** Starts a PgBouncer in transaction mode in front of a PostgreSQL. Every database of it can be reached, under the same name. */
export async function startPgBouncer(connection: pg.ClientConfig, change = (settings: string) => settings) {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-pgbouncer-'));
  const path = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  writeFileSync(path, change(settingsFor(connection, port, folder)));
  // It does not run as root, and only the owner of the database's socket may enter its folder.
  const isSocket = connection.host?.startsWith('/');
  const { uid, gid } = isSocket ? statSync(connection.host ?? '') : { uid: 65_534, gid: 65_534 };
  const identity = process.getuid?.() === 0 ? { uid, gid } : {};
  chmodSync(folder, 0o700);
  if ('uid' in identity) for (const one of [folder, path]) chownSync(one, uid, gid);
  const said: string[] = [];
  const child = spawn('pgbouncer', [path], { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.on('data', (piece) => said.push(String(piece)));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilOpen(port, 'PgBouncer');
  } catch (error) {
    await stop();
    throw new Error(`PgBouncer did not start: ${said.join('')}`, { cause: error });
  }
  return { host: '127.0.0.1', port, said: () => said.join(''), stop };
}
