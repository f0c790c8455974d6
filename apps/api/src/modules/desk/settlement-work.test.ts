import {
  type DifferenceToCheck,
  deskSettlements,
  type SettlementDay,
  type SettlementDifference,
} from '@dakhila/contract/desk/settlements';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { auditTrail } from '../../../test/ops.ts';
import { aCallback, anOrder, expectSoundMoney, openShop, sendCallback } from '../../../test/shop.ts';
import { aStaffMember, deskToken } from '../../../test/staff.ts';
import { closeCheckedDays } from '../billing/settlement/progress.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

type Agent = Awaited<ReturnType<typeof aStaffMember>>;
type Listed = SettlementDay & { listed: SettlementDifference[] };
const finance = (name = 'Meera') => aStaffMember(server, { roles: ['finance'], name });
const today = () => dayOf(server.clock.now());
const reason = 'The bank was slow';
const doneUntil = async () =>
  (await server.pool.query("select to_char(done_until, 'YYYY-MM-DD') as day from settlement_progress")).rows[0]?.day;

type Line = { id: string; amount?: string; day?: string; refunds?: string };
async function upload({ browser }: Agent, lines: Line[]) {
  const rows = lines.map(({ id, amount = '199.00', day = today(), refunds }) => {
    const money = `0,0,${amount},INR,${day} 12:00:00`;
    return refunds ? `${id},refund,${money},${refunds}` : `${id},payment,${money},`;
  });
  const payload = ['entity_id,type,debit,credit,amount,currency,created_at,payment_id', ...rows].join('\n');
  const headers = { 'content-type': 'text/csv', 'x-desk-token': await deskToken(browser) };
  const { status } = await browser.send({
    ...{ method: 'POST', url: API_BASE_PATH + deskSettlements.upload.path, payload, headers },
  });
  expect(status).toBe(200);
}
const read = async (agent: Agent, day = today()) =>
  (await agent.call(deskSettlements.read, { params: { day } })).body.data as Listed;
const work = async (agent: Agent) => {
  const { data, count } = (await agent.call(deskSettlements.work)).body as {
    data: { day: string; unchecked: number }[];
    count: number;
  };
  expect(data.reduce((sum, { unchecked }) => sum + unchecked, 0)).toBe(count);
  return Object.fromEntries(data.map(({ day, unchecked }) => [day, unchecked]));
};
const check = (agent: Agent, day: string, shown: SettlementDifference, changed: Partial<DifferenceToCheck> = {}) => {
  const { difference, paymentId, inFile, withUs } = shown;
  const body = { difference, paymentId, inFile, withUs, reason, ...changed };
  return agent.call(deskSettlements.check, { params: { day }, body });
};
const only = ({ listed }: Listed): SettlementDifference => {
  const [one] = listed;
  if (!one || listed.length > 1) throw new Error(`${listed.length} differences`);
  return one;
};

async function paid(paymentId: string) {
  const { transactionId } = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, paymentId }));
}

test('a difference is work until somebody says what they found, and stays on its day with that', async () => {
  const meera = await finance();
  expect(await work(meera)).toEqual({});
  await upload(meera, [{ id: 'stranger' }]);
  expect(await work(meera)).toEqual({ [today()]: 1 });
  const shown = only(await read(meera));
  expect(shown.checked).toBeNull();
  expect((await check(meera, today(), shown, { reason: 'no' })).status).toBe(400);
  expect((await check(meera, today(), shown, { reason: 'asha@example.in asked' })).status).toBe(400);
  const { status, body } = await check(meera, today(), shown);
  expect([status, body.data]).toMatchObject([
    200,
    { differences: 1, unchecked: 0, listed: [{ paymentId: 'stranger', checked: { by: 'Meera', reason } }] },
  ]);
  expect(await work(meera)).toEqual({});
  expect((await auditTrail(server)).at(-1)).toMatchObject({
    ...{ action: 'desk settlement check', subject: 'stranger' },
    details: { day: today(), difference: 'payment-unknown', reason },
  });
});

test('of two who mark the same difference one is told, and nobody marks amounts that the page did not show', async () => {
  const [meera, rohan] = [await finance(), await finance('Rohan')];
  await paid('p1');
  await upload(meera, [{ id: 'p1', amount: '198.00' }]);
  const shown = only(await read(meera));
  for (const changed of [
    { withUs: { amountPaise: 1, currency: 'INR' } },
    { inFile: null },
    { paymentId: 'another' },
    { difference: 'payment-missing' as const },
  ])
    expect((await check(meera, today(), shown, changed)).status).toBe(409);
  expect((await check(meera, daysAfter(today(), -1), shown)).status).toBe(409);
  const both = await Promise.all([check(meera, today(), shown), check(rohan, today(), shown)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a difference that looks otherwise after another file is work again', async () => {
  const meera = await finance();
  await paid('p1');
  await upload(meera, [{ id: 'p2' }]);
  const { listed } = await read(meera);
  for (const one of listed) await check(meera, today(), one);
  expect(await work(meera)).toEqual({});
  // Before it was missing in the file; now the file has it with another amount.
  await upload(meera, [{ id: 'p1', amount: '150.00' }]);
  expect(await work(meera)).toEqual({ [today()]: 1 });
});

test('an old difference stays on the list however long nobody looks, and days that were looked at are not read again', async () => {
  const meera = await finance();
  const old = today();
  await upload(meera, [{ id: 'stranger' }]);
  await server.clock.advance({ days: 90 });
  const rohan = await finance('Rohan');
  await upload(rohan, [{ id: 'new' }]);
  expect(await work(rohan)).toEqual({ [old]: 1, [today()]: 1 });
  await check(rohan, old, only(await read(rohan, old)));
  expect(await work(rohan)).toEqual({ [today()]: 1 });
  expect(await doneUntil()).toBe(daysAfter(today(), -14));
  // A file about days before opens them again.
  const earlier = daysAfter(old, 5);
  await upload(rohan, [{ id: 'forgotten', day: earlier }]);
  expect(await work(rohan)).toEqual({ [earlier]: 1, [today()]: 1 });
  expect(await doneUntil()).toBe(daysAfter(earlier, -1));
});

test('refunds of several days that only the file has are one difference: the list, the day and the mark agree', async () => {
  const start = today();
  await paid('p1');
  const later = daysAfter(start, 2);
  await server.clock.advance({ days: 40 });
  const meera = await finance();
  await upload(meera, [
    { id: 'p1', day: start },
    { id: 'r1', refunds: 'p1', amount: '50.00', day: start },
    { id: 'r2', refunds: 'p1', amount: '50.00', day: later },
  ]);
  expect(await work(meera)).toEqual({ [start]: 1 });
  expect(await read(meera, later)).toMatchObject({ differences: 0, listed: [] });
  const shown = only(await read(meera, start));
  expect(shown).toMatchObject({ difference: 'refund-unknown', inFile: { amountPaise: 10_000 } });
  expect((await check(meera, start, shown)).status).toBe(200);
  expect(await work(meera)).toEqual({});
  expect(await doneUntil()).toBe(daysAfter(today(), -14));
  // Another part of it came back: the sum on the first day is another one, though that day was closed.
  await upload(meera, [{ id: 'r3', refunds: 'p1', amount: '1.00' }]);
  expect(await work(meera)).toEqual({ [start]: 1 });
  expect(only(await read(meera, start))).toMatchObject({ inFile: { amountPaise: 10_100 } });
});

test('a payment that a late file has otherwise, or no longer has, opens our day again', async () => {
  await paid('p1');
  const ours = today();
  await upload(await finance(), [{ id: 'p2' }]);
  await server.clock.advance({ days: 40 });
  const meera = await finance();
  for (const one of (await read(meera, ours)).listed) await check(meera, ours, one);
  expect([await work(meera), await doneUntil()]).toEqual([{}, daysAfter(today(), -14)]);
  await upload(meera, [{ id: 'p1', amount: '150.00' }]);
  expect(await work(meera)).toEqual({ [ours]: 1 });
  // Looked at, too, and then the file is withdrawn: what was found about the missing payment still counts.
  for (const one of (await read(meera, ours)).listed) if (!one.checked) await check(meera, ours, one);
  expect([await work(meera), await doneUntil()]).toEqual([{}, daysAfter(today(), -14)]);
  const [late] = ((await meera.call(deskSettlements.files, { query: {} })).body.data as { files: { id: string }[] })
    .files;
  const params = { id: late?.id ?? '' };
  expect((await meera.call(deskSettlements.withdraw, { params, body: { reason } })).status).toBe(200);
  expect([await work(meera), await doneUntil()]).toEqual([{}, daysAfter(ours, -1)]);
});

test('what nobody has looked at comes first on its day, so that a cut list has it', async () => {
  const meera = await finance();
  await upload(meera, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  const [first] = (await read(meera)).listed;
  if (first) await check(meera, today(), first);
  expect((await read(meera)).listed.map(({ paymentId }) => paymentId)).toEqual(['b', 'c', 'a']);
});

test('however many days are open, one statement compares a week of them at most', async () => {
  await upload(await finance(), [{ id: 'stranger' }]);
  const old = today();
  await server.clock.advance({ days: 400 });
  const meera = await finance();
  await upload(meera, [{ id: 'new' }]);
  const statements = vi.spyOn(server.deps.db, 'execute');
  const compared = () => {
    const spans = statements.mock.calls.flatMap(([statement]) => {
      const { params } = new PgDialect().sqlToQuery(statement as SQL);
      const moments = params.filter((value) => value instanceof Date).map(Number);
      return moments.length > 0 ? [(Math.max(...moments) - Math.min(...moments)) / 86_400_000] : [];
    });
    statements.mockClear();
    return spans;
  };
  expect(await work(meera)).toEqual({ [old]: 1, [today()]: 1 });
  const spans = compared();
  expect(spans.length).toBe(58);
  expect(Math.max(...spans)).toBe(7);
  // To note how far everything was looked at, it reads no further than the first that was not.
  await closeCheckedDays(server.deps.db, server.deps.gateway.name);
  expect(compared()).toEqual([7]);
});

test('only finance sees and marks differences', async () => {
  const meera = await finance();
  await upload(meera, [{ id: 'stranger' }]);
  const shown = only(await read(meera));
  const kavya = await aStaffMember(server, { roles: ['support', 'administrator', 'content', 'counsellor'] });
  expect((await kavya.call(deskSettlements.work)).status).toBe(403);
  expect((await check(kavya, today(), shown)).status).toBe(403);
});
