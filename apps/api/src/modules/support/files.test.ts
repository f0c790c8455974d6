import { API_BASE_PATH } from '@dakhila/contract';
import { deskScreenshotPath, deskTickets } from '@dakhila/contract/desk/tickets';
import { screenshotPath, support, type Ticket } from '@dakhila/contract/support';
import { encode } from 'jpeg-js';
import { beforeEach, expect, test } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { aStudent } from '../../../test/builders.ts';
import { makeTestStore } from '../../../test/file-store.ts';
import { useServer } from '../../../test/harness.ts';
import { typed } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { closeAccount, copyOf } from '../privacy/index.ts';
import { deleteDueFiles } from './delete-files.ts';
import { claimFile, expectDeletion, insertScreenshot } from './screenshot-store.ts';

const store = makeTestStore();
const server = useServer({ deps: { files: store.files } });
beforeEach(() => {
  store.stored.clear();
  store.failing.clear();
});

const PICTURE = encode({ width: 40, height: 30, data: Buffer.alloc(40 * 30 * 4, 120) }, 90).data;
const BODY = { topic: 'technical', text: 'The chart stays empty', screenshot: PICTURE.toString('base64') } as const;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

type Student = Awaited<ReturnType<typeof aStudent>>;
async function aTicketOf({ browser }: Pick<Student, 'browser'>): Promise<Ticket> {
  const { status, body } = await browser.call(support.open, { body: BODY });
  expect(status).toBe(200);
  return body.data as Ticket;
}
const pictureOf = ({ browser }: Pick<Student, 'browser'>, { id }: Ticket) =>
  browser.send({ method: 'GET', url: API_BASE_PATH + screenshotPath(id) });
const places = async () =>
  (await server.pool.query('select jpeg is not null as in_row, file_key from ticket_screenshots')).rows;
const toDelete = async () =>
  (await server.pool.query<{ key: string }>('select key from files_to_delete order by key')).rows.map(({ key }) => key);
const runJob = () => deleteDueFiles({ ...server.deps, files: store.files });

test('a picture goes into the store, sealed, and the student, the desk and the operator see it', async () => {
  const asha = await aStudent(server);
  const ticket = await aTicketOf(asha);
  const [[key, sealed] = ['', Buffer.alloc(0)]] = [...store.stored];
  expect(await places()).toEqual([{ in_row: false, file_key: key }]);
  expect(sealed.includes(JPEG_START)).toBe(false);
  expect(await toDelete()).toEqual([]);

  const shown = await pictureOf(asha, ticket);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const meera = await aStaffMember(server);
  await meera.call(deskTickets.lookAtScreenshot, {
    ...{ params: { number: String(ticket.number) }, body: { reason: 'What the error looks like' } },
  });
  const atDesk = await meera.browser.send({ method: 'GET', url: API_BASE_PATH + deskScreenshotPath(ticket.number) });
  expect(atDesk.status).toBe(200);
  expect((await typed(server, ['ticket', 'show', String(ticket.number)])).printed).toContain('It has a screenshot');
  const rohan = await aStudent(server);
  expect((await pictureOf(rohan, ticket)).status).toBe(404);
});

test('while the store is down a picture goes into the database, and nothing is left behind when the upload came through after all', async () => {
  store.failing.add('all');
  const asha = await aStudent(server);
  const ticket = await aTicketOf(asha);
  expect(await places()).toEqual([{ in_row: true, file_key: null }]);
  expect((await pictureOf(asha, ticket)).status).toBe(200);

  const [late = ''] = await toDelete();
  store.stored.set(late, Buffer.from('came late'));
  store.failing.clear();
  await runJob();
  expect(store.stored.size).toBe(1);
  await server.clock.advance({ minutes: 61 });
  await runJob();
  expect([store.stored.size, await toDelete()]).toEqual([0, []]);
});

test('a picture that cannot be read is called unavailable, a lost or changed one is not found, and the rest of the ticket is there', async () => {
  const asha = await aStudent(server);
  const ticket = await aTicketOf(asha);
  store.failing.add('all');
  const away = await pictureOf(asha, ticket);
  expect([away.status, away.headers['retry-after']]).toEqual([503, '2']);
  expect((await typed(server, ['ticket', 'screenshot', String(ticket.number), '--to', '/tmp/none.jpg'])).code).toBe(1);
  store.failing.clear();
  const [[key, sealed] = ['', Buffer.alloc(0)]] = [...store.stored];
  for (const changed of [Buffer.concat([sealed.subarray(0, -1), Buffer.from([0])]), Buffer.from('x')]) {
    store.stored.set(key, changed);
    expect((await pictureOf(asha, ticket)).status).toBe(404);
  }
  store.stored.clear();
  expect((await pictureOf(asha, ticket)).status).toBe(404);
  expect((await asha.browser.call(support.read, { params: { id: ticket.id } })).status).toBe(200);
  expect(server.logged()).toContain('missing in the file store');
});

test('without a store its pictures are unavailable, not lost', async () => {
  const asha = await aStudent(server);
  const ticket = await aTicketOf(asha);
  const without = await anotherApp(server, { deps: { files: null } });
  const cookie = [...asha.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = API_BASE_PATH + screenshotPath(ticket.id);
  expect((await without.server.inject({ method: 'GET', url, headers: { cookie } })).statusCode).toBe(503);
});

test('the copy of a student’s data has the picture from the store, and says so when it cannot be loaded', async () => {
  const asha = await aStudent(server);
  await aTicketOf(asha);
  const copied = async () => {
    let json = '';
    for await (const piece of copyOf(server.deps, asha, 'json')) json += piece;
    return JSON.parse(json).data.ticket_screenshots[0];
  };
  const row = await copied();
  expect(Buffer.from(row.jpeg, 'base64').subarray(0, 3)).toEqual(JPEG_START);
  expect(row).not.toHaveProperty('file_key');
  expect(row).not.toHaveProperty('file_secret');
  store.failing.add('all');
  expect(await copied()).toMatchObject({ jpeg: null, note: expect.stringContaining('again later') });
  store.failing.clear();
  store.stored.clear();
  expect(await copied()).toMatchObject({ jpeg: null, note: expect.stringContaining('missing') });
});

test('an erased account leaves no file, and a store that is down is asked again', async () => {
  const asha = await aStudent(server);
  await aTicketOf(asha);
  const rohan = await aStudent(server);
  await aTicketOf(rohan);
  await closeAccount(server.deps, { studentId: asha.id, askedBy: 'student' });
  await server.clock.advance({ days: 31 });
  expect(await eraseAccount(server.deps, asha.id)).toBe(true);
  expect(await toDelete()).toHaveLength(1);

  store.failing.add('all');
  await server.clock.advance({ hours: 2 });
  await runJob();
  expect([store.stored.size, (await toDelete()).length]).toEqual([2, 1]);
  const metrics = (await (await anotherApp(server)).server.inject('/metrics')).body;
  expect(metrics).toContain('dakhila_files_to_delete 1\n');
  expect(Number(/^dakhila_files_to_delete_seconds (\S+)/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(7_200);

  store.failing.clear();
  await runJob();
  expect([store.stored.size, await toDelete()]).toEqual([1, []]);
});

test('a file that cannot be deleted does not hold up the others', async () => {
  for (let index = 0; index < 250; index += 1) {
    const key = `screenshots/${String(index).padStart(3, '0')}`;
    store.stored.set(key, Buffer.from('x'));
    await server.pool.query('insert into files_to_delete values ($1, app_now())', [key]);
  }
  store.failing.add('screenshots/100').add('screenshots/200');
  await runJob();
  expect(await toDelete()).toEqual(['screenshots/100', 'screenshots/200']);
  expect(store.stored.size).toBe(2);
  const stopping = AbortSignal.abort();
  store.failing.clear();
  await deleteDueFiles({ ...server.deps, files: store.files }, stopping);
  expect(store.stored.size).toBe(2);
});

test('a transaction that comes too late does not name a file that is being deleted', async () => {
  const asha = await aStudent(server);
  const { id } = await aTicketOf(asha);
  await server.pool.query('delete from ticket_screenshots');
  const { db } = server.deps;
  await expectDeletion(db, 'screenshots/late');
  await server.clock.advance({ minutes: 51 });
  expect(await claimFile(db, 'screenshots/late')).toBe(false);
  const file = { key: 'screenshots/late', secret: Buffer.alloc(32) };
  await insertScreenshot(db, id, { jpeg: PICTURE, file });
  expect(await places()).toEqual([{ in_row: true, file_key: null }]);
  expect(await toDelete()).toContain('screenshots/late');
});

test('a ticket that is not stored leaves its file to the job', async () => {
  const asha = await aStudent(server);
  await server.pool.query("create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$");
  await server.pool.query('create trigger refuse before insert on ticket_messages execute function refuse()');
  const { status } = await asha.browser.call(support.open, { body: BODY });
  await server.pool.query('drop trigger refuse on ticket_messages');
  expect(status).toBe(500);
  expect(await toDelete()).toEqual([...store.stored.keys()]);
  await server.clock.advance({ minutes: 61 });
  await runJob();
  expect(store.stored.size).toBe(0);
});

test('pictures move into the store and back, also after an interruption, and every one stays readable', async () => {
  const asha = await aStudent(server);
  store.failing.add('all');
  const tickets = [await aTicketOf(asha), await aTicketOf(asha), await aTicketOf(asha)];
  await server.pool.query('delete from files_to_delete');
  const interrupted = await typed(server, ['files', 'move', 'store']);
  expect([interrupted.code, interrupted.told]).toEqual([1, expect.stringContaining('Call it again')]);
  store.failing.clear();

  const planned = await typed(server, ['files', 'move', 'store', '--dry-run']);
  expect(planned.printed).toContain('3 pictures are in the database');
  expect(store.stored.size).toBe(0);
  expect((await typed(server, ['files', 'move', 'store'])).printed).toContain('3 moved to the store');
  expect(await places()).toEqual(Array(3).fill({ in_row: false, file_key: expect.any(String) }));
  for (const ticket of tickets) expect((await pictureOf(asha, ticket)).status).toBe(200);
  expect((await typed(server, ['files', 'move', 'store'])).printed).toContain('0 moved');

  const [lost = ''] = store.stored.keys();
  const sealed = store.stored.get(lost) ?? Buffer.alloc(0);
  store.stored.delete(lost);
  const back = await typed(server, ['files', 'move', 'database']);
  expect([back.code, back.printed]).toEqual([1, expect.stringContaining('1 are missing')]);
  store.stored.set(lost, sealed);
  expect((await typed(server, ['files', 'move', 'database'])).code).toBe(0);
  for (const ticket of tickets) expect((await pictureOf(asha, ticket)).status).toBe(200);
  await runJob();
  await server.clock.advance({ minutes: 61 });
  await runJob();
  expect([store.stored.size, await toDelete()]).toEqual([0, []]);
});

test('files are moved only where a store is configured', async () => {
  const bare = { ...server, deps: { ...server.deps, files: null } };
  const refused = await typed(bare, ['files', 'move', 'store']);
  expect([refused.code, refused.told]).toEqual([1, expect.stringContaining('No object store')]);
  expect((await typed(server, ['files', 'move', 'moon'])).code).toBe(2);
});
