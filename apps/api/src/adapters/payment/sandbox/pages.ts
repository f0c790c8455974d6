import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { GATEWAY_RETURN_PATH } from '@dakhila/contract/payments';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCallbackManner, makeCallbackSender } from './callbacks.ts';
import { SANDBOX_MERCHANT, type SandboxNeeds } from './needs.ts';
import { openOrder, readSignedOrder, type SandboxOrder, signOrder } from './order-token.ts';
import { messagePage, payPage } from './page.ts';
import { signReturn } from './signature.ts';
import { findPayment, notePayment } from './store.ts';

export const PAGE_PATH = '/sandbox-gateway/pay';
const ACTION_PATH = '/sandbox-gateway/answer';
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const STYLE = readFileSync(join(import.meta.dirname, 'sandbox.css'), 'utf8');

/** The hosted payment page: opened by its signed address or by the sealed form, answered by plain buttons. */
export function registerPages(app: FastifyInstance, deps: SandboxNeeds) {
  const { db, secrets, now, newId, config } = deps;
  const sendCallback = makeCallbackSender(app, deps);

  app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('content-security-policy', POLICY);
    });

    const show = async (reply: FastifyReply, order: SandboxOrder | null) => {
      reply.type('text/html; charset=utf-8');
      if (!order) return reply.status(400).send(messagePage('unknown', null));
      if (await findPayment(db, order.transactionId)) return reply.send(messagePage('answered', backTo(order)));
      if (now().getTime() >= order.expiresAtMs) return reply.send(messagePage('expired', backTo(order)));
      const token = signOrder(secrets, order);
      return reply.send(payPage({ ...order, token, merchant: config.LEGAL_NAME, action: ACTION_PATH }));
    };
    const backTo = (order: SandboxOrder, hasLeft = false) =>
      `${API_BASE_PATH}${GATEWAY_RETURN_PATH}/sandbox?${signReturn(secrets, { transactionId: order.transactionId, hasLeft })}`;

    pages.get(PAGE_PATH, (request, reply) => show(reply, readSignedOrder(secrets, textIn(request.query, 'order'))));
    pages.post(PAGE_PATH, (request, reply) => show(reply, orderInForm(request)));

    /** The form names the order openly as well; all names have to agree with what is sealed. */
    const orderInForm = ({ body, query }: FastifyRequest) => {
      const order = openOrder(secrets, textIn(body, 'EncData'));
      const signed = readSignedOrder(secrets, textIn(query, 'order'));
      const isOne = order?.transactionId === signed?.transactionId && textIn(body, 'orderId') === order?.transactionId;
      return isOne && textIn(body, 'merchantId') === SANDBOX_MERCHANT ? order : null;
    };

    pages.post(ACTION_PATH, async ({ body }, reply) => {
      const order = readSignedOrder(secrets, textIn(body, 'order'));
      const answer = textIn(body, 'answer');
      if (!order || !['pay', 'lose', 'decline', 'leave'].includes(answer)) return show(reply, null);
      if (answer === 'leave') return reply.redirect(backTo(order, true), 303);
      if (now().getTime() >= order.expiresAtMs) return show(reply, order);

      const { transactionId, amountPaise, currency } = order;
      const outcome = answer === 'decline' ? 'failed' : 'paid';
      const noted = await notePayment(db, { transactionId, amountPaise, currency, outcome, paymentId: newId() });
      // The money is taken, and nobody hears of it until somebody asks.
      if (answer === 'lose') return reply.type('text/html; charset=utf-8').send(messagePage('lost', null));
      const manner = textIn(body, 'callback');
      sendCallback(
        { ...noted, eventId: `callback:${noted.paymentId}`, merchant: SANDBOX_MERCHANT },
        isCallbackManner(manner) ? manner : 'once',
      );
      return reply.redirect(backTo(order), 303);
    });

    pages.get('/sandbox-gateway/style.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(STYLE),
    );
  });
}

/** One text field of something that came from a browser. */
function textIn(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null) return '';
  const value: unknown = Object.entries(fields).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
