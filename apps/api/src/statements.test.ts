import { auth } from '@dakhila/contract/auth';
import { dashboard } from '@dakhila/contract/dashboard';
import { topUps } from '@dakhila/contract/top-ups';
import { beforeEach, expect, test } from 'vitest';
import { aStudent } from '../test/builders.ts';
import { countStatements } from '../test/count-statements.ts';
import { useServer } from '../test/harness.ts';
import { codeTo } from '../test/inbox.ts';
import { aCallback, openShop, readOrders, sendCallback } from '../test/shop.ts';

const during = countStatements();
const server = useServer();
// As in the running server: a browser with an access token costs no read of its session.
beforeEach(async () => {
  await server.app.sessions.setListening(true);
  await openShop(server);
});

/** Each statement is a round trip. The texts are shown when there are more than allowed. */
function expectAtMost(most: number, { texts }: { texts: string[] }) {
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(most);
}

/** A student with an access token. */
async function aVisitor() {
  const { browser } = await aStudent(server, { pulls: 1 });
  await browser.call(auth.check);
  return browser;
}

test('a request of a browser with an access token reads nothing to know who calls', async () => {
  const browser = await aVisitor();
  expectAtMost(0, await during(() => browser.call(auth.check)));
});

test('a login: 16 statements to send the code, 16 to check it', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await browser.call(auth.check);
  expectAtMost(16, await during(() => browser.call(auth.loginInit, { body: { identifier: email } })));
  const otp = await codeTo(server, email);
  const verified = await during(async () => {
    expect((await browser.call(auth.loginVerify, { body: { identifier: email, otp } })).status).toBe(200);
  });
  expectAtMost(16, verified);
});

test('a dashboard: 11 statements, two at a time', async () => {
  const browser = await aVisitor();
  const read = await during(async () => expect((await browser.call(dashboard.read)).status).toBe(200));
  expectAtMost(11, read);
  expect(read.mostAtOnce).toBeLessThanOrEqual(2);
});

test('a purchase: 13 statements to order, 12 to settle', async () => {
  const browser = await aVisitor();
  const ordered = await during(() =>
    browser.call(topUps.predictions.selectTier, { body: { tierId: 'attempts-5', couponCode: '' } }),
  );
  expectAtMost(13, ordered);
  const [order] = await readOrders(server);
  const { transactionId = '', amountPaise = 0 } = order ?? {};
  const callback = aCallback(server, { transactionId, amountPaise });
  expectAtMost(12, await during(() => sendCallback(server, callback)));
  expect(await readOrders(server)).toMatchObject([{ state: 'paid' }]);
});
