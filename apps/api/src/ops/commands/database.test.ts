import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { openTestDatabase, useServer } from '../../../test/harness.ts';
import { typed } from '../../../test/ops.ts';
import { anOrder, expectSoundMoney, openShop, pressButton } from '../../../test/shop.ts';
import { seed } from '../../seed.ts';

const server = useServer();
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const FILE = join(folder, 'all.gz');
afterAll(() => rmSync(folder, { recursive: true }));

/** A database as the first start leaves it, and a terminal at it. */
async function aNewDatabase() {
  const opened = await openTestDatabase();
  const deps = { ...server.deps, db: opened.db };
  await seed(deps);
  return { ...opened, type: (...words: string[]) => typed({ ...server, deps, pool: opened.pool }, words) };
}

/** Every row of every table but the trail, as text. */
async function contentOf(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('audit_log', 'migrations') order by 1",
  );
  const told: Record<string, string[]> = {};
  for (const { name } of rows)
    told[name] = (await pool.query(`select t::text as row from ${name} t order by 1`)).rows.map(({ row }) => row);
  return told;
}

beforeEach(async () => {
  rmSync(FILE, { force: true });
  await openShop(server);
});

test('a backup brings back every row as it was, the counters go on, and money is sound', async () => {
  const asha = await aStudent(server, { pulls: 2 });
  await server.pool.query('update students set first_name = $1 where id = $2', ['O\'A,"\\\\x41\u2028(b)', asha.id]);
  const { gatewayUrl } = await anOrder(server, { studentId: asha.id });
  await pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer: 'pay' });
  const made = await typed(server, ['database', 'backup', '--to', FILE]);
  expect([made.code, statSync(FILE).mode & 0o777]).toEqual([0, 0o600]);

  const other = await aNewDatabase();
  const rehearsed = await other.type('database', 'restore', FILE, '--dry-run');
  expect([rehearsed.code, (await contentOf(other.pool)).students]).toEqual([0, []]);
  const ran = await other.type('database', 'restore', FILE, '--yes', '--json');
  expect(ran.code).toBe(0);
  expect(JSON.parse(ran.printed).data.rows).toMatchObject({ students: 1, orders: 1 });

  expect(await contentOf(other.pool)).toEqual(await contentOf(server.pool));
  await expectSoundMoney({ ...server, deps: { ...server.deps, db: other.db }, pool: other.pool });
  const last = async (pool: pg.Pool) => (await pool.query('select max(id)::int as id from audit_log')).rows[0].id;
  const { rows } = await other.pool.query("insert into audit_log (actor, action) values ('x', 'y') returning id::int");
  // The line of the backup's end is not in the backup; the restore left its own.
  expect(rows[0].id).toBe((await last(server.pool)) + 1);
  expect((await other.type('database', 'restore', FILE, '--yes')).told).toContain('This database is in use.');
  await other.close();
});

test('a backup that is damaged, cut short, of another version or something else changes nothing', async () => {
  await aStudent(server);
  await typed(server, ['database', 'backup', '--to', FILE]);
  const lines = gunzipSync(readFileSync(FILE)).toString().split('\n');
  const packed = readFileSync(FILE);
  const bad: Record<string, Buffer> = {
    'It was cut short.': gzipSync(lines.slice(0, -2).join('\n')),
    'unexpected end of file': packed.subarray(0, packed.length - 20),
    'Take that version.': gzipSync(lines.join('\n').replace('0001-foundation.sql', '0001-other.sql')),
    'The database refuses rows of sessions.': gzipSync(
      lines.filter((line) => !line.includes('@example.com')).join('\n'),
    ),
    'sessions had 1 rows, and 0 came.': gzipSync(
      lines.toSpliced(lines.indexOf('{"table":"sessions"}') + 1, 1).join('\n'),
    ),
    'There is more after its end.': gzipSync([...lines.slice(0, -1), '"x"'].join('\n')),
    'a table that is not ours': gzipSync(lines.join('\n').replace('"students"', '"strangers"')),
    'It has a counter that is not ours.': gzipSync(
      lines
        .join('\n')
        .replace(/"table":"ledger","column":"id"/, '"table":"x\\"; drop table students; --","column":"id"'),
    ),
    'It is not a backup': gzipSync('{"a":1}'),
    'It cannot be read': Buffer.from('hello'),
  };
  const other = await aNewDatabase();
  const before = await contentOf(other.pool);
  for (const [says, bytes] of Object.entries(bad)) {
    const path = join(folder, 'bad.gz');
    writeFileSync(path, bytes);
    const ran = await other.type('database', 'restore', path, '--yes');
    expect([ran.code, ran.told]).toEqual([1, expect.stringContaining(says)]);
  }
  expect(await contentOf(other.pool)).toEqual(before);
  expect((await other.type('database', 'restore', join(folder, 'none.gz'), '--yes')).code).toBe(2);
  await other.close();
});
