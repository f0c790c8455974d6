import { deskOrders } from '@dakhila/contract/desk/orders';
import {
  deskSettlementCsvPath,
  deskSettlements,
  type SettlementDay,
  type SettlementDifference,
  type SettlementFile,
} from '@dakhila/contract/desk/settlements';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { SETTLEMENT_FILE_BYTES } from '@dakhila/domain/billing/settlement';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { STAFF_ROLES } from '@dakhila/domain/staff/roles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail } from '../../../test/ops.ts';
import { aCallback, anOrder, expectSoundMoney, openShop, sendCallback } from '../../../test/shop.ts';
import { aStaffMember, deskToken } from '../../../test/staff.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

type Agent = Awaited<ReturnType<typeof aStaffMember>>;
const finance = (name = 'Meera') => aStaffMember(server, { roles: ['finance'], name });
const today = () => dayOf(server.clock.now());
const URL = API_BASE_PATH + deskSettlements.upload.path;
const HEAD = 'entity_id,type,debit,credit,amount,currency,created_at,payment_id';
type Line = { id: string; type?: string; amount?: string; currency?: string; at?: string; of?: string };
const lineOf = ({
  id,
  type = 'payment',
  amount = '199.00',
  currency = 'INR',
  at = `${today()} 12:00:00`,
  of = '',
}: Line) => `${id},${type},0,0,${amount},${currency},${at},${of}`;
const fileOf = (...lines: Line[]) => [HEAD, ...lines.map(lineOf)].join('\n');

async function upload(browser: Browser, payload: string | Buffer, headers: Record<string, string> = {}) {
  const token = await deskToken(browser);
  return browser.send({
    ...{ method: 'POST', url: URL, payload },
    headers: { 'content-type': 'text/csv', 'x-desk-token': token, ...headers },
  });
}
const read = async (agent: Agent, day = today()) =>
  (await agent.call(deskSettlements.read, { params: { day } })).body.data as SettlementDay & {
    listed: SettlementDifference[];
  };
const namesOf = ({ listed }: { listed: SettlementDifference[] }) =>
  listed.map(({ difference, paymentId }) => `${paymentId} ${difference}`).toSorted();

/** An order that was paid, once for each id. */
async function paid(...ids: string[]) {
  const { transactionId } = await anOrder(server);
  for (const paymentId of ids)
    await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, paymentId }));
  return transactionId;
}

test('a day that agrees has no differences; before a file came it is not compared', async () => {
  const meera = await finance();
  await paid('p1');
  await paid('p2', 'p2-again');
  expect(await read(meera)).toMatchObject({
    inFile: null,
    differences: 0,
    listed: [],
    withUs: { payments: 3, paidPaise: 59_700 },
  });
  const { status, body } = await upload(meera.browser, fileOf({ id: 'p1' }, { id: 'p2' }, { id: 'p2-again' }));
  expect([status, body.data]).toEqual([200, { lines: 3, added: 3, skipped: 0 }]);
  expect(await read(meera)).toMatchObject({
    differences: 0,
    inFile: { payments: 3, paidPaise: 59_700, refunds: 0, refundedPaise: 0 },
  });
  const { days } = (await meera.call(deskSettlements.list)).body.data as { days: SettlementDay[] };
  expect(days).toHaveLength(14);
  expect(days[0]).toMatchObject({ day: today(), differences: 0, inFile: { payments: 3 } });
  expect(days[1]).toMatchObject({ day: daysAfter(today(), -1), inFile: null, withUs: { payments: 0 } });
});

test('every kind of difference is found, by the id of the payment', async () => {
  const meera = await finance();
  vi.spyOn(server.deps.gateway, 'refund').mockResolvedValue('done');
  const orders: Record<string, string> = {};
  for (const id of ['same', 'missing', 'less', 'dollars', 'back', 'back-less', 'back-missing'])
    orders[id] = await paid(id);
  for (const id of ['back', 'back-less', 'back-missing'])
    await meera.call(deskOrders.refund, {
      params: { transactionId: orders[id] ?? '' },
      body: { kind: 'order', reason: 'Asked for' },
    });
  const file = fileOf(
    ...['same', 'back', 'back-less', 'back-missing'].map((id) => ({ id })),
    { id: 'less', amount: '198.99' },
    { id: 'dollars', currency: 'USD' },
    { id: 'stranger' },
    { id: 'r1', type: 'refund', of: 'back', amount: '100' },
    { id: 'r2', type: 'refund', of: 'back', amount: '99.00' },
    { id: 'r3', type: 'refund', of: 'back-less', amount: '1' },
    { id: 'r4', type: 'refund', of: 'same' },
    { id: 'a1', type: 'adjustment' },
  );
  expect((await upload(meera.browser, file)).body.data).toMatchObject({ skipped: 1 });
  const day = await read(meera);
  expect(namesOf(day)).toEqual([
    'back-less refund-amount',
    'back-missing refund-missing',
    'dollars payment-amount',
    'less payment-amount',
    'missing payment-missing',
    'same refund-unknown',
    'stranger payment-unknown',
  ]);
  expect(day).toMatchObject({ differences: 7, withUs: { refunds: 3 }, inFile: { refunds: 4 } });
  expect(day.listed.find(({ paymentId }) => paymentId === 'less')).toEqual({
    ...{ difference: 'payment-amount', paymentId: 'less', transactionId: orders.less },
    inFile: { amountPaise: 19_899, currency: 'INR' },
    withUs: { amountPaise: 19_900, currency: 'INR' },
    checked: null,
  });
  // What is known later is no difference any more.
  await upload(meera.browser, fileOf({ id: 'missing' }));
  expect((await read(meera)).differences).toBe(6);
});

test('a payment around midnight is matched although the file has it on the day before', async () => {
  const meera = await finance();
  await paid('late');
  const yesterday = daysAfter(today(), -1);
  await upload(meera.browser, fileOf({ id: 'late', at: `${yesterday} 23:59:58` }));
  expect([await read(meera), await read(meera, yesterday)]).toMatchObject([{ differences: 0 }, { differences: 0 }]);
});

const rowsStored = async () =>
  (
    await server.pool.query(
      'select f.sha256, l.* from settlement_files f join settlement_lines l on l.file_id = f.id order by l.entity_id',
    )
  ).rows;

test('the same file again changes nothing, also at the same moment, and overlapping files count each line once', async () => {
  const [meera, rohan] = [await finance(), await finance('Rohan')];
  const file = fileOf({ id: 'p1' }, { id: 'p2' });
  const both = await Promise.all([upload(meera.browser, file), upload(rohan.browser, file)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => (body.data as { added: number }).added).toSorted()).toEqual([0, 2]);
  const stored = await rowsStored();
  expect((await upload(meera.browser, file)).body.data).toMatchObject({ lines: 2, added: 0 });
  expect(await rowsStored()).toEqual(stored);
  expect((await auditTrail(server)).map(({ action, details }) => [action, details.lines])).toEqual([
    ['desk settlement upload', 2],
  ]);
  const overlapping = await Promise.all([
    upload(meera.browser, fileOf({ id: 'p2' }, { id: 'p3' })),
    upload(rohan.browser, fileOf({ id: 'p3' }, { id: 'p4' })),
  ]);
  expect(overlapping.map(({ status }) => status)).toEqual([200, 200]);
  expect([...new Set((await rowsStored()).map(({ entity_id }) => entity_id))]).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect((await read(meera)).inFile).toMatchObject({ payments: 4, paidPaise: 79_600 });
});

test.each([
  ['amount', { amount: '1.00' }],
  ['time', { at: '2026-01-05 12:00:00' }],
])('a file that contradicts an earlier one in its %s stores nothing', async (_name, other) => {
  const meera = await finance();
  await upload(meera.browser, fileOf({ id: 'p1' }));
  const { status, body } = await upload(meera.browser, fileOf({ id: 'p0' }, { id: 'p1', ...other }));
  expect([status, body.message]).toEqual([409, expect.stringContaining('p1 is in an earlier file')]);
  expect((await rowsStored()).map(({ entity_id }) => entity_id)).toEqual(['p1']);
});

const filesOf = async (agent: Agent) =>
  ((await agent.call(deskSettlements.files)).body.data as { files: SettlementFile[] }).files;
const withdraw = (agent: Agent, id = '', reason = 'It was the file of another shop') =>
  agent.call(deskSettlements.withdraw, { params: { id }, body: { reason } });

test('a wrong file is withdrawn: its lines no longer count, and the right one is stored', async () => {
  const meera = await finance();
  await paid('p1');
  const wrong = fileOf({ id: 'p1', amount: '1.00' }, { id: 'stranger' });
  await upload(meera.browser, wrong);
  expect(namesOf(await read(meera))).toEqual(['p1 payment-amount', 'stranger payment-unknown']);
  const [file] = await filesOf(meera);
  expect(file).toMatchObject({ lines: 2, firstDay: today(), lastDay: today(), uploadedBy: 'Meera', withdrawn: null });
  const { status, body } = await withdraw(meera, file?.id);
  expect([status, body.data]).toMatchObject([
    200,
    { id: file?.id, withdrawn: { by: 'Meera', reason: 'It was the file of another shop' } },
  ]);
  expect(await read(meera)).toMatchObject({ inFile: null, differences: 0, listed: [] });
  await upload(meera.browser, fileOf({ id: 'p1' }));
  expect(await read(meera)).toMatchObject({ inFile: { payments: 1, paidPaise: 19_900 }, differences: 0 });
  // The wrong file contradicts the right one now.
  expect((await upload(meera.browser, wrong)).status).toBe(409);
  expect((await filesOf(meera)).map(({ withdrawn }) => withdrawn !== null)).toEqual([false, true]);
  expect((await auditTrail(server)).map(({ action, subject, details }) => [action, subject, details.reason])).toEqual(
    expect.arrayContaining([['desk settlement withdraw', file?.id, 'It was the file of another shop']]),
  );
});

test('a line that is in two files counts until both are withdrawn, and the same file may come again', async () => {
  const meera = await finance();
  await paid('p1');
  await upload(meera.browser, fileOf({ id: 'p1' }, { id: 'p2' }));
  await upload(meera.browser, fileOf({ id: 'p1' }));
  const [second, first] = await filesOf(meera);
  await withdraw(meera, first?.id);
  expect(await read(meera)).toMatchObject({ inFile: { payments: 1 }, differences: 0 });
  await withdraw(meera, second?.id);
  expect((await read(meera)).inFile).toBeNull();
  expect((await upload(meera.browser, fileOf({ id: 'p1' }))).body.data).toMatchObject({ lines: 1, added: 1 });
  expect((await read(meera)).inFile).toMatchObject({ payments: 1 });
});

test('a file from before each file had all of its lines gets those it lacks when it comes again', async () => {
  const meera = await finance();
  const [first, second] = [fileOf({ id: 'p1' }, { id: 'p2' }), fileOf({ id: 'p2' }, { id: 'p3' })];
  await upload(meera.browser, first);
  await upload(meera.browser, second);
  const [newer, older] = await filesOf(meera);
  // The line was stored with the first file alone.
  await server.pool.query(
    `begin; set local session_replication_role = replica;
     delete from settlement_lines where entity_id = 'p2' and file_id = '${newer?.id}'; commit`,
  );
  await withdraw(meera, older?.id);
  expect((await read(meera)).inFile).toMatchObject({ payments: 1 });
  expect((await upload(meera.browser, second)).body.data).toMatchObject({ lines: 2, added: 1 });
  expect((await read(meera)).inFile).toMatchObject({ payments: 2, paidPaise: 39_800 });
  expect((await upload(meera.browser, second)).body.data).toMatchObject({ lines: 2, added: 0 });
  const uploads = (await auditTrail(server)).filter(({ action }) => action === 'desk settlement upload');
  expect(uploads.map(({ subject }) => subject).toSorted()).toEqual([older?.id, newer?.id, newer?.id].toSorted());
});

test('a withdrawal needs a reason without contacts and happens once, also at the same moment', async () => {
  const [meera, rohan] = [await finance(), await finance('Rohan')];
  await upload(meera.browser, fileOf({ id: 'p1' }));
  const [file] = await filesOf(meera);
  expect((await withdraw(meera, file?.id, 'no')).status).toBe(400);
  expect((await withdraw(meera, file?.id, 'asha@example.in asked')).status).toBe(400);
  expect((await filesOf(meera))[0]?.withdrawn).toBeNull();
  const both = await Promise.all([withdraw(meera, file?.id), withdraw(rohan, file?.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  for (const id of ['none', '00000000-0000-4000-8000-000000000000'])
    expect((await withdraw(meera, id)).status).toBe(404);
});

test('files are listed by page, and an upload needs a passkey used just now', async () => {
  const meera = await finance();
  for (let count = 0; count < 21; count += 1) await upload(meera.browser, fileOf({ id: `p${count}` }));
  type Page = { files: SettlementFile[]; next: string | null };
  const { files, next } = (await meera.call(deskSettlements.files)).body.data as Page;
  expect(files).toHaveLength(20);
  const after = next ?? '';
  const rest = (await meera.call(deskSettlements.files, { query: { after } })).body.data as Page;
  expect([rest.files.length, rest.next]).toEqual([1, null]);
  expect(new Set([...files, ...rest.files].map(({ id }) => id)).size).toBe(21);
  await server.clock.advance({ minutes: 6 });
  expect((await upload(meera.browser, fileOf({ id: 'late' }))).body.code).toBe('passkey-needed');
});

test.each([
  ['nothing', '', 400, 'no payment'],
  ['another table', 'a,b\n1,2', 400, 'Line 1: the column entity_id'],
  ['a bad line', `${HEAD}\npay_1,payment,0,0,x,INR,16/11/2026 10:00,`, 400, 'Line 2: amount'],
  ['a formula as id', `${HEAD}\n=HYPERLINK("x"),payment,0,0,1,INR,16/11/2026 10:00,`, 400, 'Line 2'],
  ['a page as id', `${HEAD}\n<img src=x onerror=alert(1)>,payment,0,0,1,INR,16/11/2026 10:00,`, 400, 'Line 2'],
  ['no text', Buffer.from([0xff, 0xfe, 0x00]), 400, 'UTF-8'],
  ['a null', `${HEAD}\n\0`, 400, 'Line 2'],
  ['an endless line', `${HEAD}\n${'x'.repeat(50_000)}`, 400, 'Line 2'],
  ['too much', Buffer.alloc(SETTLEMENT_FILE_BYTES + 10, `${'\n'.repeat(1_000)}`), 413, ''],
])('%s is refused, with the line, and stores nothing', async (_name, payload, expected, words) => {
  const meera = await finance();
  const { status, body } = await upload(meera.browser, payload);
  expect([status, body.message]).toEqual([expected, expect.stringContaining(words)]);
  expect(String(body.message)).not.toMatch(/HYPERLINK|onerror/);
  expect(await rowsStored()).toEqual([]);
  expect(await auditTrail(server)).toEqual([]);
});

test('a body that is no CSV, a call without the token and one from another site are refused', async () => {
  const { browser } = await finance();
  expect((await upload(browser, '{}', { 'content-type': 'application/json' })).status).toBe(415);
  expect((await upload(browser, 'x', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await upload(browser, fileOf({ id: 'p1' }), { 'x-desk-token': 'none' })).body.code).toBe('csrf');
  expect((await upload(browser, fileOf({ id: 'p1' }), { 'sec-fetch-site': 'cross-site' })).body.code).toBe('csrf');
  expect(await rowsStored()).toEqual([]);
});

test('only finance uploads a file or downloads the differences', async () => {
  const csv = API_BASE_PATH + deskSettlementCsvPath(today());
  for (const role of STAFF_ROLES) {
    const { browser } = await aStaffMember(server, { roles: [role] });
    const expected = role === 'finance' ? 200 : 403;
    expect((await upload(browser, fileOf({ id: 'p1' }))).status, role).toBe(expected);
    expect((await browser.send({ method: 'GET', url: csv })).status, role).toBe(expected);
  }
  for (const browser of [(await aStudent(server)).browser, server.newBrowser()]) {
    expect((await upload(browser, fileOf({ id: 'p2' }))).status).toBe(401);
    expect((await browser.send({ method: 'GET', url: csv })).status).toBe(401);
  }
});

test('the CSV has every difference, and nothing in it is a formula', async () => {
  const meera = await finance();
  const transactionId = await paid('-2+3');
  await paid('=cmd|calc');
  await upload(meera.browser, fileOf({ id: 'stranger', amount: '5.50' }));
  const url = API_BASE_PATH + deskSettlementCsvPath(today());
  const { status, body, headers } = await meera.browser.send({ method: 'GET', url });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="settlement-${today()}.csv"`,
    'x-content-type-options': 'nosniff',
  });
  const rows = String(body.text).trimEnd().split('\r\n');
  expect(rows).toContain(`${today()},"With us, not in the file",'-2+3,${transactionId},,,199,INR,`);
  expect(rows).toContain(`${today()},"In the file, not with us",stranger,,5.5,INR,,,`);
  for (const cell of rows.flatMap((row) => row.split(','))) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
  for (const day of ['2026-02-30', '0000-01-01', '9'])
    expect((await meera.browser.send({ method: 'GET', url: API_BASE_PATH + deskSettlementCsvPath(day) })).status).toBe(
      404,
    );
});

test('days outside this century, and days that do not exist, are refused', async () => {
  const meera = await finance();
  await paid('p1');
  await upload(meera.browser, fileOf({ id: 'p1' }));
  for (const until of ['2000-01-01', '2099-12-31'])
    expect((await meera.call(deskSettlements.list, { query: { until } })).status).toBe(200);
  for (const day of ['1999-12-31', '2026-02-30', 'today'])
    expect((await meera.call(deskSettlements.read, { params: { day } })).status).toBe(400);
});
