import { beforeEach, expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { anOrder, openShop } from '../../../test/shop.ts';
import { describeCheckout } from './start-checkout.ts';

const server = useServer();
beforeEach(() => openShop(server));
const ORIGIN = 'http://localhost';

test('an order that was paid meanwhile leads to its result, and was not free', async () => {
  const order = await anOrder(server);
  const checkout = describeCheckout(server.deps, { ...order, state: 'paid' }, { origin: ORIGIN, language: 'en' });
  expect(checkout.freeTier).toBe(false);
  expect(new URL(checkout.data.gatewayURL).pathname).toBe('/payment-status-recommendation');
});

test('an open order without an address cannot be paid now', async () => {
  const order = await anOrder(server);
  expect(() =>
    describeCheckout(server.deps, { ...order, gatewayUrl: null }, { origin: ORIGIN, language: 'en' }),
  ).toThrow(expect.objectContaining({ code: 'gateway-unavailable' }));
});
