import { expect, test } from 'vitest';
import { recordSpans } from '../../test/tracer.ts';
import type { GatewayOrder, MailMessage, PaymentGateway } from '../ports.ts';
import { traceGateway, traceMessenger } from './trace-gateways.ts';

const ORDER: GatewayOrder = {
  transactionId: 'transaction-of-asha',
  amountPaise: 49_900,
  currency: 'INR',
  plan: 'Basic',
  expiresAt: new Date(),
  reference: null,
};
const PAYER = { name: 'Asha', email: 'asha@example.com', phone: '919876543210' };
const MAIL: MailMessage = { id: 'm', channel: 'email', to: PAYER.email, subject: 's', text: 't', code: '482913' };

const aGateway = (): PaymentGateway => ({
  name: 'razorpay',
  merchant: 'shop',
  origins: [],
  start: async () => ({ url: 'https://pay.test', reference: null }),
  readCallback: () => ({ kind: 'foreign' }),
  readReturn: () => null,
  status: async () => {
    throw new TypeError('no answer for asha@example.com');
  },
  refund: async () => 'done',
});

test('calls to the gateway and to services for messages are spans that name neither order nor person', async () => {
  const spans = recordSpans();
  const gateway = traceGateway(aGateway());
  await gateway.start(ORDER, PAYER);
  await expect(gateway.status(ORDER)).rejects.toThrow('no answer');
  await gateway.refund({ ...ORDER, paymentId: 'payment-of-asha' });
  await traceMessenger('mail', { send: async () => ({ provider: 'mail', providerId: null }) }).send(MAIL);
  expect(spans.map(({ name, attributes, error }) => [name, attributes['gateway.name'], error !== undefined])).toEqual([
    ['gateway start', 'razorpay', false],
    ['gateway status', 'razorpay', true],
    ['gateway refund', 'razorpay', false],
    ['gateway mail', 'mail', false],
  ]);
  expect(JSON.stringify(spans)).not.toMatch(/asha|98765|482913/);
});

test('without tracing the parts are used as they are', () => {
  const gateway = aGateway();
  expect(traceGateway(gateway)).toBe(gateway);
});
