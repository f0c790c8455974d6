import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { GATEWAY_RETURN_PATH } from '@dakhila/contract/payments';
import { escapeHtml, rupeesOf } from '@dakhila/domain/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLBACK_MANNERS, isCallbackManner, makeCallbackSender } from './callbacks.ts';
import { openOrder, readSignedOrder, type SandboxOrder, signOrder, signReturn } from './signatures.ts';
import { findPayment, notePayment, SANDBOX_MERCHANT, type SandboxNeeds } from './store.ts';

export const PAGE_PATH = '/sandbox-gateway/pay';
const ACTION_PATH = '/sandbox-gateway/answer';
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const STYLE = readFileSync(join(import.meta.dirname, 'sandbox.css'), 'utf8');

/** The hosted payment page. It is opened by a signed URL or by the encrypted form, and submitted by HTML buttons. */
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
    // Redirects after a POST. Otherwise Back would make the browser ask to send the form again.
    pages.post(PAGE_PATH, async (request, reply) => {
      const order = orderInForm(request);
      if (!order) return show(reply, null);
      return reply.redirect(`${PAGE_PATH}?${new URLSearchParams({ order: signOrder(secrets, order) })}`, 303);
    });

    /** The form names the order in plain text too; that must match the encrypted order. */
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
      // The payment is made, but no callback is sent: only a status query finds it.
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

/** One text field of a query or form; empty when it is missing. */
function textIn(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null) return '';
  const value: unknown = Object.entries(fields).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

type PayPage = SandboxOrder & { token: string; merchant: string; action: string };

/** The page to pay, decline or leave. It works without scripts. */
function payPage({ transactionId, amountPaise, plan, token, merchant, action }: PayPage): string {
  const amount = rupeesOf(amountPaise);
  const manners = Object.entries(CALLBACK_MANNERS).map(([name, words]) => `<option value="${name}">${words}</option>`);
  return page(
    `Pay ${amount}`,
    `<form method="post" action="${action}">
<input type="hidden" name="order" value="${escapeHtml(token)}">
<h1>Pay ${escapeHtml(merchant)}</h1>
<p class="amount">${amount}</p>
<dl>
<div><dt>Merchant</dt><dd>${escapeHtml(merchant)}</dd></div>
<div><dt>For</dt><dd>${escapeHtml(plan)}</dd></div>
<div><dt>Order</dt><dd class="id">${escapeHtml(transactionId)}</dd></div>
<div><dt>Amount</dt><dd>${amount}</dd></div>
</dl>
<div class="buttons">
<button class="main" name="answer" value="pay">Pay ${amount}</button>
<button name="answer" value="decline">Decline</button>
<button name="answer" value="lose">Pay but lose the answer</button>
<button class="plain" name="answer" value="leave">Leave</button>
</div>
<details>
<summary>For testing</summary>
<label for="callback">The server is told</label>
<select id="callback" name="callback">${manners.join('')}</select>
</details>
</form>`,
  );
}

const MESSAGES = {
  unknown: ['Payment not found', 'The address is incomplete or was changed. Go back and start the payment again.'],
  answered: ['This payment is over', 'It was already paid or declined. You won’t be charged again.'],
  expired: ['This payment has expired', 'You haven’t been charged. Go back and start the payment again.'],
  lost: [
    'The answer is lost',
    'The payment was made, but neither the browser nor the server was told. The server will find out when it asks. You can close this page.',
  ],
} as const;

/** A page with a message, and a link back if there is one. */
function messagePage(what: keyof typeof MESSAGES, backTo: string | null): string {
  const [title, text] = MESSAGES[what];
  const link = backTo ? `<p><a href="${escapeHtml(backTo)}">Back to the shop</a></p>` : '';
  return page(title, `<h1>${title}</h1>\n<p>${text}</p>\n${link}`);
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Sandbox gateway</title>
<link rel="stylesheet" href="/sandbox-gateway/style.css">
</head>
<body>
<header><strong>Sandbox gateway</strong> <span>Test mode: no real money moves</span></header>
<main>
${content}
</main>
<footer>This page stands in for a payment gateway while the product is tried out.</footer>
</body>
</html>
`;
