import { randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER, signCallback } from '../apps/api/src/adapters/payment/sandbox/signatures.ts';
import { compareJourney } from './lib/journey/compare.ts';
import type { Answered } from './lib/journey/connection.ts';
import { expected } from './lib/journey/visit.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * `npm run bench -- checkout [journeys of a student in a turn]`: five attempts are ordered, paid on the sandbox's page, settled by its callback, and the browser comes back to a payment that is
 * over; beside the same statements sent by nothing but `node:http` and `pg`. The sandbox is a part of the server, so its pages count too.
 */
await compareJourney({
  name: 'checkout',
  isSignedIn: true,
  share: 0.5,
  journey:
    (secrets) =>
    async (ask, { cookie, xsrf }) => {
      const headers = { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' };
      const click = { ...headers, 'idempotency-key': randomUUID() };
      const body = JSON.stringify({ tierId: 'attempts-5' });
      const ordered = expected(
        await ask({ method: 'POST', path: '/api/v1/topup/select-tier', headers: click, body }),
        200,
      );
      const page = new URL(JSON.parse(ordered.body).data.gatewayURL);
      expected(await ask({ method: 'GET', path: page.pathname + page.search }), 200, 'Pay ');

      const order = page.searchParams.get('order') ?? '';
      const answer = new URLSearchParams({ order, answer: 'pay', callback: 'lost' }).toString();
      const form = { 'content-type': FORM };
      const paid = expected(
        await ask({ method: 'POST', path: '/sandbox-gateway/answer', headers: form, body: answer }),
        303,
      );

      const { transactionId, amountPaise, currency } = JSON.parse(
        Buffer.from(order.split('.')[0] ?? '', 'base64url').toString(),
      );
      const word = { transactionId, amountPaise, currency, eventId: randomUUID(), outcome: 'paid' };
      const told = Buffer.from(JSON.stringify({ ...word, merchant: 'sandbox-merchant', paymentId: null }));
      const signed = {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signCallback(secrets, told, new Date()),
      };
      const path = '/api/v1/payments/callback/sandbox';
      expected(await ask({ method: 'POST', path, headers: signed, body: told.toString() }), 200);

      expected(await ask({ method: 'GET', path: locationOf(paid), headers: { cookie } }), 303);
      const status = `/api/v1/payments/${transactionId}`;
      expected(await ask({ method: 'GET', path: status, headers: { cookie } }), 200, '"state":"paid"');
    },
});

function locationOf({ head }: Answered): string {
  const [, path] = /^location: (\S+)/im.exec(head) ?? [];
  if (path === undefined) throw new Error('the browser was sent nowhere');
  return path;
}
