import { payments } from '@dakhila/contract/payments';
import { topUps } from '@dakhila/contract/top-ups';
import { beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { gatewayUrlOf, openShop, pressButton, readOrders } from '../../../test/shop.ts';
import { invoices } from '../../db/schema/index.ts';

const server = useServer({
  environment: { SELLER_GSTIN: '27ABCDE1234F1Z5', SELLER_ADDRESS: '12 FC Road, Pune', GST_PERCENT: '18' },
});
beforeEach(() => openShop(server));

type Asha = Awaited<ReturnType<typeof aStudent>>;
const buy = async ({ browser }: Asha, answer: 'pay' | 'decline' = 'pay', couponCode = '') => {
  const started = await browser.call(topUps.predictions.selectTier, { body: { tierId: 'attempts-5', couponCode } });
  if (started.body.freeTier !== true) await pressButton(browser, gatewayUrlOf(started), { answer });
};

test('a paid order has an invoice with its tax taken out of the price', async () => {
  const asha = await aStudent(server, { firstName: 'Asha', lastName: 'Patil' });
  await buy(asha);
  expect(await server.deps.db.select().from(invoices)).toMatchObject([
    {
      studentId: asha.id,
      amountPaise: 19_900,
      taxPercent: 18,
      taxablePaise: 16_864,
      centralTaxPaise: 1_518,
      stateTaxPaise: 1_518,
      details: {
        seller: { gstin: '27ABCDE1234F1Z5', address: '12 FC Road, Pune' },
        buyer: { name: 'Asha Patil', email: asha.email, phone: asha.phone },
        line: { description: '5 Prediction Attempts' },
      },
    },
  ]);
});

test('numbers are consecutive in their financial year, and what was not paid takes none', async () => {
  // Half an hour before the year ends in India.
  const lastHour = new Date('2027-03-31T18:00:00Z').getTime();
  await server.clock.advance({ seconds: (lastHour - server.deps.now().getTime()) / 1_000 });
  const asha = await aStudent(server);
  await buy(asha);
  await buy(asha, 'decline');
  await buy(asha, 'pay', 'FULLRIDE');
  await buy(asha);
  await server.clock.advance({ hours: 1 });
  await buy(asha);
  const issued = await server.deps.db.select().from(invoices).orderBy(invoices.issuedAt);
  expect(issued.map((invoice) => invoice.number)).toEqual(['DK/26-27/000001', 'DK/26-27/000002', 'DK/27-28/000001']);
});

test('invoices of orders that are settled at the same time have no gap and no double', async () => {
  const students = await Promise.all(Array.from({ length: 12 }, () => aStudent(server)));
  await Promise.all(students.map((student) => buy(student)));
  const issued = await server.deps.db.select().from(invoices).orderBy(invoices.sequence);
  expect(issued.map((invoice) => invoice.sequence)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test('the student lists and opens their invoices, and nobody else’s', async () => {
  const [asha, meera] = [await aStudent(server), await aStudent(server)];
  await buy(asha);
  const [order] = await readOrders(server);
  const list = await asha.browser.call(payments.invoices);
  expect(list.body.data).toMatchObject([
    { plan: '5 Prediction Attempts', amount: 199, transactionId: order?.transactionId, isRefunded: false },
  ]);
  const [invoice] = list.body.data as { pdf: string; number: string }[];
  const url = `/api/v1${invoice?.pdf}`;
  const file = await asha.browser.send({ method: 'GET', url });
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(String(file.headers['content-disposition'])).toMatch(/filename="DK-\d\d-\d\d-000001\.pdf"/);
  expect(String(file.body.text)).toMatch(/^%PDF-/);

  expect((await meera.browser.call(payments.invoices)).body.data).toEqual([]);
  expect(await meera.browser.send({ method: 'GET', url })).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect((await server.newBrowser().send({ method: 'GET', url })).status).toBe(401);
  expect((await server.newBrowser().call(payments.invoices)).status).toBe(401);
  for (const id of ['1', '-'.repeat(36), 'f'.repeat(36)])
    expect((await asha.browser.send({ method: 'GET', url: `/api/v1/invoices/${id}.pdf` })).status).toBe(404);
});

test('an invoice can neither be changed nor deleted', async () => {
  const asha = await aStudent(server);
  await buy(asha);
  await expect(server.pool.query('update invoices set amount_paise = 1')).rejects.toThrow('append-only');
  await expect(server.pool.query('delete from invoices')).rejects.toThrow('append-only');
});

test('a student draws thirty papers an hour; others are not held up', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  await buy(asha);
  const [invoice] = (await asha.browser.call(payments.invoices)).body.data as { pdf: string }[];
  const draw = ({ browser }: Asha) => browser.send({ method: 'GET', url: `/api/v1${invoice?.pdf}` });
  expect((await draw(asha)).status).toBe(200);
  await server.pool.query("update budgets set spent = 30 where key like 'papers:%'");
  const refused = await draw(asha);
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('in the last hour') } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await draw(rohan)).status).toBe(404);
  await server.clock.advance({ hours: 1 });
  expect((await draw(asha)).status).toBe(200);
});
