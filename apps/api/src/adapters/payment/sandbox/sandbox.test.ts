import { signup } from '@dakhila/contract/signup';
import { topUps } from '@dakhila/contract/top-ups';
import { beforeEach, expect, test } from 'vitest';
import { anotherApp } from '../../../../test/another-app.ts';
import { aStudent } from '../../../../test/builders.ts';
import { useServer } from '../../../../test/harness.ts';
import { aSignup, gatewayUrlOf, hearCallbacks, openShop, pressButton, readOrders } from '../../../../test/shop.ts';
import { sandboxPayments } from '../../../db/schema/index.ts';
import { signReturn } from './signatures.ts';

const server = useServer();
beforeEach(() => openShop(server));

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const pathOf = (url: string) => url.replace('http://localhost:80', '');
const nextLetter = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);
const tokenIn = (url: string) => new URL(url).searchParams.get('order') ?? '';
const openPage = (url: string) => server.newBrowser().send({ method: 'GET', url: pathOf(url) });
const post = (url: string, fields: Record<string, string>) =>
  server
    .newBrowser()
    .send({ method: 'POST', url: pathOf(url), headers: FORM, payload: new URLSearchParams(fields).toString() });

async function aStartedSignup() {
  const { browser, email } = await aSignup(server);
  const started = await browser.call(signup.selectTier, { body: { email, tierId: 'premium' } });
  const { EncData, data } = started.body.data as { EncData: string; data: Record<string, string> };
  return { url: gatewayUrlOf(started), EncData, data, browser };
}

test('the page opens by its address alone: merchant, order, amount and four buttons, and nothing foreign', async () => {
  const { url } = await aStartedSignup();
  const page = await openPage(url);
  const text = String(page.body.text);
  const [order] = await readOrders(server);
  for (const words of ['Dakhila Education Services', 'Premium', '₹4,999', order?.transactionId ?? '-', 'no real money'])
    expect(text).toContain(words);
  const buttons = [...text.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map((match) => match[1]);
  expect(buttons).toEqual(['Pay ₹4,999', 'Decline', 'Pay but lose the answer', 'Leave']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(text).not.toContain('<script');
});

test('the sealed form leads to the same page, so that Back never asks to send it again', async () => {
  const { url, EncData, data } = await aStartedSignup();
  expect(Object.values(data).every((value) => typeof value === 'string')).toBe(true);
  const byForm = await post(url, { ...data, EncData });
  expect(byForm.status).toBe(303);
  const led = await openPage(String(byForm.headers.location));
  expect(led.body.text).toBe((await openPage(url)).body.text);
});

test('a changed address, a changed or foreign form, or fields that do not agree open nothing', async () => {
  const [one, two] = [await aStartedSignup(), await aStartedSignup()];
  // The next letter of the alphabet may differ in a bit that base64 leaves unused: that is a change too.
  const changed = (text: string) => text.replace(/.$/, (last) => (last === 'z' ? 'A' : nextLetter(last)));
  const flipped = changed(one.EncData);
  for (const refused of [
    await openPage(changed(one.url)),
    await openPage('/sandbox-gateway/pay'),
    await post(one.url, { ...one.data, EncData: flipped }),
    await post(one.url, { ...one.data, EncData: '' }),
    await post(one.url, { ...one.data, EncData: two.EncData }),
    await post(one.url, { ...two.data, EncData: one.EncData }),
    await post(one.url, { ...one.data, merchantId: 'another', EncData: one.EncData }),
    await post('/sandbox-gateway/answer', { order: 'made.up', answer: 'pay' }),
    await openPage(`${one.url}.x`),
    await post('/sandbox-gateway/answer', { order: `${tokenIn(one.url)}.x`, answer: 'pay' }),
    await post('/sandbox-gateway/answer', { order: `${tokenIn(one.url)}=`, answer: 'pay' }),
  ])
    expect([refused.status, String(refused.body.text).includes('Payment not found')]).toEqual([400, true]);
  expect(await server.deps.db.select().from(sandboxPayments)).toEqual([]);
});

test('what was answered once stays answered', async () => {
  const { url, browser } = await aStartedSignup();
  await pressButton(browser, url, { answer: 'decline' });
  expect(String((await openPage(url)).body.text)).toContain('This payment is over');
  await pressButton(browser, url, { answer: 'pay' });
  expect(await server.deps.db.select().from(sandboxPayments)).toMatchObject([{ outcome: 'failed' }]);
  expect(await readOrders(server)).toMatchObject([{ state: 'failed' }]);
});

test('after its time nothing can be paid any more', async () => {
  const { url, browser } = await aStartedSignup();
  await server.clock.advance({ minutes: 30 });
  expect(String((await openPage(url)).body.text)).toContain('This payment has expired');
  expect((await pressButton(browser, url, { answer: 'pay' })).text).toContain('This payment has expired');
  expect(await server.deps.db.select().from(sandboxPayments)).toEqual([]);
});

test.each(['once', 'twice'] as const)(
  'with the callback sent %s the order is paid though the browser never comes back',
  async (callback) => {
    const asha = await aStudent(server);
    const started = await asha.browser.call(topUps.predictions.selectTier, { body: { tierId: 'attempts-5' } });
    const order = new URL(gatewayUrlOf(started)).searchParams.get('order') ?? '';
    await post('/sandbox-gateway/answer', { order, answer: 'pay', callback });
    await hearCallbacks(server, callback === 'twice' ? 2 : 1);
    expect(await readOrders(server)).toMatchObject([{ state: 'paid' }]);
  },
);

test('a name with markup in it stays text', async () => {
  await server.pool.query(`update tiers set name = '<img src=x onerror=alert(1)>' where id = 'premium'`);
  const { url } = await aStartedSignup();
  expect(String((await openPage(url)).body.text)).not.toContain('<img');
});

test('a callback that is still to come does not hold up the end of the server', async () => {
  const app = await anotherApp(server);
  const { url } = await aStartedSignup();
  const order = new URL(url).searchParams.get('order') ?? '';
  const payload = new URLSearchParams({ order, answer: 'pay', callback: 'late' }).toString();
  await app.server.inject({ method: 'POST', url: '/sandbox-gateway/answer', headers: FORM, payload });
  await app.server.close();
  expect(await readOrders(server)).toMatchObject([{ state: 'redirected' }]);
});

test('a return whose signature was lengthened or changed in its spare bits leads nowhere', () => {
  const { gateway } = server.deps;
  const signed = Object.fromEntries(signReturn(server.deps.secrets, { transactionId: 'DK1', hasLeft: false }));
  const { signature = '' } = signed;
  expect(gateway.readReturn(signed)).toEqual({ transactionId: 'DK1', hasLeft: false });
  for (const changed of [`${signature}.x`, `${signature}=`, ` ${signature}`])
    expect(gateway.readReturn({ ...signed, signature: changed })).toBeNull();
});
