import { factReports } from '@dakhila/contract/fact-reports';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, openPool } from '../../src/db/client.ts';
import { anotherApp } from '../another-app.ts';
import { aStudent } from '../builders.ts';
import { useServer } from '../harness.ts';
import { aProxy } from '../servers/database-proxy.ts';

// The short form: `npm run bench -- database` does it to a real server, with kills and a full disk.
const server = useServer();
const REPORT = { exam: 'mht-cet', collegeId: '16006', field: 'fees', message: 'They are higher' } as const;

/** A server with few connections, on a way to the database that can be cut, and students at it. */
async function behindAProxy() {
  const proxy = await aProxy(server.connection);
  const pool = openPool({ ...server.connection, ...proxy.connection }, 3, () => {});
  onTestFinished(async () => {
    await proxy.shut().catch(() => {});
    await pool.end();
  });
  const app = await anotherApp(server, { deps: { db: openDatabase(pool) } });
  const newStudent = async () => {
    const browser = app.newBrowser();
    browser.cookies.set('session', (await aStudent(server)).browser.cookies.get('session') ?? '');
    return browser;
  };
  return { proxy, newStudent };
}

test('a full disk is told as "come back", leaves nothing half done, and is over when there is room', async () => {
  const { browser } = await aStudent(server);
  await server.pool.query(`
    create or replace function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on tickets for each row execute function no_room()`);
  const { status, body, headers } = await browser
    .call(factReports.send, { body: REPORT })
    .finally(() => server.pool.query('drop trigger no_room on tickets'));
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  expect((await server.pool.query('select from fact_reports')).rowCount).toBe(0);
  expect((await browser.call(factReports.send, { body: REPORT })).status).toBe(200);
});

test('cut off again and again, no answered write is lost and no connection is', async () => {
  const { proxy, newStudent } = await behindAProxy();
  const crowd = await Promise.all(Array.from({ length: 6 }, newStudent));
  const answers: { status: number; id: string }[] = [];
  const work = async (browser: (typeof crowd)[number]) => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { status, body } = await browser.call(factReports.send, { body: REPORT });
      answers.push({ status, id: (body.data as { id: string } | undefined)?.id ?? '' });
    }
  };
  const working = crowd.map(work);
  for (let cut = 1; cut <= 4; cut += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(cut * 4);
    await proxy.shut();
    await proxy.open();
  }
  await Promise.all(working);
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  const { rows } = await server.pool.query<{ id: string }>('select id from fact_reports');
  const kept = new Set(rows.map(({ id }) => id));
  expect(answers.filter(({ status, id }) => status === 200 && !kept.has(id))).toEqual([]);
  // As many at once as there are connections: each of them is back.
  const after = await Promise.all(crowd.slice(0, 3).map((browser) => browser.call(factReports.send, { body: REPORT })));
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
});
