import { GATEWAY_CALLBACK_PATH, GATEWAY_RETURN_PATH, PLAN_PATHS } from '@dakhila/contract/payments';
import { isOpen } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import { type Language, pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { isDatabaseGone } from '../../db/errors.ts';
import { chosenLanguage } from '../../http/caller.ts';
import { askAgain, askSoon, findOrder, type Order } from './order-store.ts';
import { resultPageOf } from './own-orders.ts';
import { askGateway } from './reconcile.ts';
import { type SettleNeeds, settlePayment } from './settle-payment.ts';
import { waitingPage } from './start-checkout.ts';

/** Callbacks of real gateways are a few kilobytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * The two ways in which a gateway reaches us: its callback and the browser it sends back. Both are verified by their
 * signature, so neither needs a session or a forgery token.
 */
export function gatewayRoutes(app: FastifyInstance, deps: SettleNeeds) {
  const { gateway } = deps;
  // Signatures are made over the raw bytes, so nothing may parse the body first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    `${GATEWAY_CALLBACK_PATH}/${gateway.name}`,
    { bodyLimit: BODY_LIMIT_BYTES },
    async ({ body, headers }, reply) => {
      const callback = gateway.readCallback({ body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers });
      if (callback.kind === 'stale') {
        // Authentic, but possibly replayed: it is not trusted, and the gateway is queried instead.
        await askSoon(deps.db, callback.transactionId);
        throw new DomainError('bad-signature', { detail: 'The callback is too old' });
      }
      if (callback.kind === 'unreadable') {
        // Refused, so that the gateway retries it and shows it in its console: a payment may depend on it.
        deps.log.error(
          { gateway: gateway.name, fields: callback.what },
          'a signed callback has a shape we do not know',
        );
        throw new DomainError('invalid-input');
      }
      // Only now, after the commit: an answer of 2xx means that it is settled for good.
      if (callback.kind === 'evidence') await settlePayment(deps, callback.evidence, 'callback');
      return reply.send({ status: 'success', success: true });
    },
  );

  app.get(`${GATEWAY_RETURN_PATH}/${gateway.name}`, async (request, reply) => {
    // The caller is not identified here: only the cookie has the language.
    const language = pageLanguage(chosenLanguage(request));
    try {
      return reply.redirect(await followReturn(deps, textsOf(request.query), language), 303);
    } catch (error) {
      if (!isDatabaseGone(error)) throw error;
      return reply.status(503).header('retry-after', '5').type('text/html; charset=utf-8').send(waitingPage(language));
    }
  });
}

/** Where a returning browser goes: to its result, back to the plans, or to a page without a status. */
async function followReturn(deps: SettleNeeds, query: Record<string, string>, language: Language): Promise<string> {
  const back = deps.gateway.readReturn(query);
  const order = back ? await findOrder(deps.db, back.transactionId) : undefined;
  // Without the parameter the page says that the status cannot be determined.
  if (!back || !order) return '/payment-status';
  const settled = await settle(deps, order);
  return back.hasLeft && isOpen(settled.state) ? PLAN_PATHS[settled.purpose] : resultPageOf(settled, language);
}

/** A repeated name becomes a list, which no gateway of ours sends. */
function textsOf(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** A gateway that does not answer is queried again later; until then the known state counts. */
async function settle(deps: SettleNeeds, order: Order): Promise<Order> {
  return askGateway(deps, order).catch(async (error: unknown) => {
    deps.log.warn({ order: order.id, err: error }, 'a return could not be settled yet');
    await askAgain(deps.db, order).catch(() => undefined);
    return order;
  });
}
