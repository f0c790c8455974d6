import { type DeskInvoice, deskInvoicePdfPath, deskInvoices } from '@dakhila/contract/desk/invoices';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { invoicePdfPath } from '@dakhila/contract/payments';
import { DESK_FILES_PER_HOUR } from '@dakhila/domain/staff/access';
import { STAFF_ROLES } from '@dakhila/domain/staff/roles';
import { beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail } from '../../../test/ops.ts';
import { aCallback, anOrder, openShop, sendCallback } from '../../../test/shop.ts';
import { aStaffMember } from '../../../test/staff.ts';

const server = useServer();
beforeEach(() => openShop(server));

async function anInvoice() {
  const asha = await aStudent(server);
  const { transactionId } = await anOrder(server, { studentId: asha.id });
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900 }));
  const { rows } = await server.pool.query('select id, number from invoices where student_id = $1', [asha.id]);
  return { asha, transactionId, ...(rows[0] as { id: string; number: string }) };
}
type Agent = Awaited<ReturnType<typeof aStaffMember>>;
const find = async (agent: Agent, search: string) =>
  (await agent.call(deskInvoices.find, { query: { search } })).body.data as DeskInvoice | null;
const look = (agent: Agent, id: string, reason = 'The buyer asked for a copy') =>
  agent.call(deskInvoices.look, { params: { id }, body: { reason } });
const download = ({ browser }: Pick<Agent, 'browser'>, id: string) =>
  browser.send({ method: 'GET', url: API_BASE_PATH + deskInvoicePdfPath(id) });

test('an invoice is found by its number or its order, without the buyer, and each look is logged once a visit', async () => {
  const meera = await aStaffMember(server, { roles: ['finance'] });
  const { asha, transactionId, id, number } = await anInvoice();
  const expected = { id, number, transactionId, plan: '5 Prediction Attempts', amountPaise: 19_900, isRefunded: false };
  for (const search of [number, number.toLowerCase(), transactionId, ` ${transactionId.toLowerCase()} `])
    expect(await find(meera, search), search).toMatchObject(expected);
  expect(JSON.stringify(await find(meera, number))).not.toMatch(/@|Asha/);
  for (const nothing of ['DK/26-27/999999', 'DK1', '%', asha.email, asha.id])
    expect(await find(meera, nothing)).toBeNull();
  expect(await auditTrail(server)).toEqual([
    { actor: `staff:${meera.id}`, action: 'desk invoice read', subject: asha.id, details: { invoice: number } },
  ]);
});

test('the PDF is the one that the student gets, and each download is logged', async () => {
  const meera = await aStaffMember(server, { roles: ['finance'] });
  const { asha, id, number } = await anInvoice();
  const theirs = await asha.browser.send({ method: 'GET', url: API_BASE_PATH + invoicePdfPath(id) });
  await look(meera, id);
  const { status, headers, body } = await download(meera, id);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number.replaceAll('/', '-')}.pdf"`,
  });
  expect(body).toEqual(theirs.body);
  await download(meera, id);
  expect((await auditTrail(server)).map(({ action, subject }) => [action, subject])).toEqual([
    ['desk invoice look', asha.id],
    ...Array(2).fill(['desk invoice download', asha.id]),
  ]);
});

test('the PDF is sent only after a reason was given, for that invoice, by the same person and for some minutes', async () => {
  const [meera, rohan] = [
    await aStaffMember(server, { roles: ['finance'] }),
    await aStaffMember(server, { roles: ['finance'] }),
  ];
  const [one, other] = [await anInvoice(), await anInvoice()];
  const refused = async (agent: Agent, id: string) => {
    const { status, body } = await download(agent, id);
    expect([status, body.message]).toEqual([403, 'Please say first why you need to see this.']);
  };
  await refused(meera, one.id);
  for (const reason of ['no', 'asha@example.in asked']) expect((await look(meera, one.id, reason)).status).toBe(400);
  await refused(meera, one.id);
  expect(await auditTrail(server)).toEqual([]);
  await look(meera, one.id);
  expect((await download(meera, one.id)).status).toBe(200);
  await refused(meera, other.id);
  await refused(rohan, one.id);
  expect((await auditTrail(server))[0]).toEqual({
    ...{ actor: `staff:${meera.id}`, action: 'desk invoice look', subject: one.asha.id },
    details: { invoice: one.number, reason: 'The buyer asked for a copy' },
  });
  expect((await look(meera, one.asha.id)).status).toBe(404);
  await server.clock.advance({ minutes: 16 });
  await refused(meera, one.id);
});

test('only finance reads invoices, and nobody copies them all out', async () => {
  const { id, number, asha } = await anInvoice();
  for (const role of STAFF_ROLES) {
    const agent = await aStaffMember(server, { roles: [role] });
    await look(agent, id);
    expect((await download(agent, id)).status, role).toBe(role === 'finance' ? 200 : 403);
    expect((await agent.call(deskInvoices.find, { query: { search: number } })).status).toBe(
      role === 'finance' ? 200 : 403,
    );
  }
  for (const browser of [asha.browser, server.newBrowser()]) expect((await download({ browser }, id)).status).toBe(401);
  const meera = await aStaffMember(server, { roles: ['finance'] });
  await look(meera, id);
  for (const wrong of ['0', asha.id, `${id}0`]) expect((await download(meera, wrong)).status).toBe(404);
  for (let count = 0; count < DESK_FILES_PER_HOUR.limit; count += 1) await download(meera, id);
  expect((await download(meera, id)).status).toBe(429);
});

test('after an account is erased its invoice names nobody any more, also one that was drawn before', async () => {
  const meera = await aStaffMember(server, { roles: ['finance'] });
  const { id, number } = await anInvoice();
  await look(meera, id);
  const before = await download(meera, id);
  await server.pool.query(
    `begin; set local session_replication_role = replica;
     update invoices set details = jsonb_set(details, '{buyer}', '{"name": "", "email": "", "phone": ""}'); commit`,
  );
  expect(await find(meera, number)).toMatchObject({ isAnonymous: true });
  const after = await download(meera, id);
  expect(after.status).toBe(200);
  expect(after.body).not.toEqual(before.body);
});
