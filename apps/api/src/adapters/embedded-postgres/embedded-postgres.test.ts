import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  ask,
  preparedFolder,
  start,
  startElsewhere,
  temporaryFolder,
  usePreparedFolders,
} from '../../../test/servers/postgres.ts';
import { explainFailure } from '../../explain-failure.ts';
import type { EmbeddedPostgres } from './index.ts';
import { isAlive, readPidFile } from './pid-file.ts';

usePreparedFolders();

import { loopbackTransport } from './connection.ts';

const pidOf = (where: string) => {
  const running = readPidFile(join(where, 'data'));
  if (!running) throw new Error('no server runs here');
  return running.pid;
};
const note = "create table note (text text); insert into note values ('kept')";

describe('a server of our own', () => {
  test('starts in an empty folder with durable writes, and only its owner reaches it', async () => {
    const server = await start(temporaryFolder());
    const settings = `select string_agg(setting, ',' order by name) as found from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses')`;
    expect(await ask(server.connection, settings)).toEqual([{ found: 'on,on,,on' }]);
    expect(server).toMatchObject({ wasAdopted: false, connection: { user: 'dakhila', database: 'dakhila' } });
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700);
  });

  test('keeps its data over a stop, leaves no process behind, and may be stopped twice', async () => {
    const folder = await preparedFolder();
    const first = await start(folder, { isDurable: false });
    await ask(first.connection, note);
    const pid = pidOf(first.where);
    await Promise.all([first.stop(), first.stop()]);
    expect(isAlive(pid)).toBe(false);
    const second = await start(folder, { isDurable: false });
    expect(second.wasAdopted).toBe(false);
    expect(await ask(second.connection, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  test.each([
    ['with spaces, quotes, commas and other scripts', `my "own", दाखिला folder`],
    ['too long for a socket', 'a-rather-long-name/'.repeat(8)],
  ])('works in a path %s', async (_what, inside) => {
    const server = await start(await preparedFolder(inside), { isDurable: false });
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(readdirSync(server.where)).not.toContain('.s.PGSQL.5432');
    if (!server.connection.host.startsWith(server.where)) expect(existsSync(server.connection.host)).toBe(false);
  });

  test('keeps statements and values out of its log', async () => {
    const server = await start(await preparedFolder(), { isDurable: false });
    await ask(
      server.connection,
      "create table person (email text unique); insert into person values ('asha@example.com')",
    );
    await expect(ask(server.connection, "insert into person values ('asha@example.com')")).rejects.toThrow(/duplicate/);
    expect(readFileSync(join(server.where, 'postgres.log'), 'utf8')).not.toContain('asha');
  });

  test('listens on loopback with a password where there are no sockets', async () => {
    const server = await start(temporaryFolder(), { isDurable: false, transport: loopbackTransport() });
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(ask({ ...server.connection, password: 'guess' }, 'select 1')).rejects.toThrow(/password/);
  });
});

describe('its password', () => {
  const cannotEnter = async (connection: EmbeddedPostgres['connection']) =>
    expect
      .poll(() =>
        ask({ ...connection, password: 'a guess' }, 'select 1').then(
          () => 'let in',
          (error: Error) => error.message,
        ),
      )
      .toMatch(/password authentication failed/);

  test('is asked for at the socket too, and no other user can read it', async () => {
    const server = await start(temporaryFolder(), { isDurable: false });
    await cannotEnter(server.connection);
    const [file, data] = ['password', 'data'].map((name) => statSync(join(server.where, name)));
    expect((file?.mode ?? 0) & 0o777).toBe(0o600);
    expect(file?.uid).toBe(data?.uid);
    // Other programs run as nobody too.
    expect(data?.uid).not.toBe(65_534);
    expect(readFileSync(join(server.where, 'data', 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#]*trust/m);
  });

  /** A cluster of an earlier release: every process that reaches the socket may connect. */
  async function anOpenCluster(): Promise<string> {
    const folder = await preparedFolder();
    rmSync(join(folder, 'postgres', 'password'));
    writeFileSync(join(folder, 'postgres', 'data', 'pg_hba.conf'), 'local all all trust\nhost all all all reject\n');
    return folder;
  }

  test('is given to a cluster of an earlier release, which keeps its data', async () => {
    const folder = await anOpenCluster();
    const first = await start(folder, { isDurable: false });
    await cannotEnter(first.connection);
    await ask(first.connection, note);
    await first.stop();
    const second = await start(folder, { isDurable: false });
    await cannotEnter(second.connection);
    expect(await ask(second.connection, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  test.each([
    ['lost', (file: string) => rmSync(file)],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['another one', (file: string) => writeFileSync(file, 'x'.repeat(32))],
  ])('that is %s stops the start with one readable line', async (_what, spoil) => {
    const folder = await preparedFolder();
    spoil(join(folder, 'postgres', 'password'));
    const line = await start(folder, { isDurable: false }).catch((error: unknown) => explainFailure(error));
    expect(line).toMatch(/^The password in .* does not open the database in .*$/);
    // Do what the error message advises.
    const rules = join(folder, 'postgres', 'data', 'pg_hba.conf');
    rmSync(join(folder, 'postgres', 'password'), { force: true });
    writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('scram-sha-256', 'trust'));
    await cannotEnter((await start(folder, { isDurable: false })).connection);
  });
});

describe('after a crash', () => {
  test('a server that outlived its owner is taken over, with its data', async () => {
    const folder = await preparedFolder();
    const owner = await startElsewhere(folder, { isDurable: false });
    const pid = pidOf(join(folder, 'postgres'));
    await owner.kill();
    const server = await start(folder, { isDurable: false });
    expect(server.wasAdopted).toBe(true);
    expect(pidOf(server.where)).toBe(pid);
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('a server killed together with its owner comes back with all that was committed', async () => {
    const folder = await preparedFolder();
    const owner = await startElsewhere(folder);
    const shared = await start(folder, { mayShare: true });
    await ask(shared.connection, note);
    process.kill(pidOf(shared.where), 'SIGKILL');
    await owner.kill();
    const server = await start(folder);
    expect(await ask(server.connection, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  test('a server that dies alone is started again under its owner', async () => {
    const server = await start(await preparedFolder());
    await ask(server.connection, note);
    const pid = pidOf(server.where);
    process.kill(pid, 'SIGKILL');
    const answer = async (): Promise<unknown> =>
      ask(server.connection, 'select text from note').catch(() => sleep(50).then(answer));
    expect(await answer()).toEqual([{ text: 'kept' }]);
    expect(pidOf(server.where)).not.toBe(pid);
    expect(server.lines).toEqual(['The embedded PostgreSQL stopped; starting it again.']);
  });

  test('a pid file whose number now belongs to another program does not stop the start', async () => {
    const folder = await preparedFolder();
    const first = await start(folder, { isDurable: false });
    const file = join(first.where, 'data', 'postmaster.pid');
    const left = readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid));
    await first.stop();
    writeFileSync(file, left);
    const second = await start(folder, { isDurable: false });
    expect(second.wasAdopted).toBe(false);
  });

  test('what a start that was cut short left behind is removed', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'postgres.new-99999999-abc'), { recursive: true });
    mkdirSync(join(folder, 'postgres', 'draft.new-99999999-abc'), { recursive: true });
    await start(folder, { isDurable: false });
    expect(readdirSync(folder)).toEqual(['postgres']);
    expect(readdirSync(join(folder, 'postgres'))).not.toContain('draft.new-99999999-abc');
  });
});

describe('refuses', () => {
  test('a second owner while the first lives, and lets a command share its server', async () => {
    const folder = await preparedFolder();
    const owner = await start(folder, { isDurable: false });
    await expect(start(folder, { isDurable: false })).rejects.toThrow(/already running on the data in/);
    const guest = await start(folder, { isDurable: false, mayShare: true });
    await guest.stop();
    expect(await ask(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('one of two that start at once in an empty folder', async () => {
    const folder = temporaryFolder();
    const both = await Promise.allSettled([1, 2].map(() => start(folder, { isDurable: false })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((result) => result.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/already running/);
  });

  test('a server that could lose what it confirmed', async () => {
    const folder = await preparedFolder();
    await (await startElsewhere(folder, { isDurable: false })).kill();
    await expect(start(folder)).rejects.toThrow(/could lose data: fsync is off, full_page_writes is off/);
    const after = await start(folder);
    expect(after.wasAdopted).toBe(false);
  });

  test('data that another major version wrote', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(folder, 'postgres', 'data', 'PG_VERSION'), '17\n');
    await expect(start(folder)).rejects.toThrow(/written by PostgreSQL 17, and this release brings PostgreSQL 18/);
  });
});
