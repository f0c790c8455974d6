import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { GATEWAY_CALLBACK_PATH } from '@dakhila/contract/payments';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../ports.ts';
import { type CallbackBody, SIGNATURE_HEADER, signCallback } from './signatures.ts';

/** How the callback behaves, to try out what real gateways do: late, twice or never. */
export const CALLBACK_MANNERS = {
  once: 'at once',
  late: 'after 5 seconds',
  twice: 'twice',
  again: 'for two payments',
  lost: 'never',
} as const;
export type CallbackManner = keyof typeof CALLBACK_MANNERS;
export const isCallbackManner = (text: string): text is CallbackManner => Object.hasOwn(CALLBACK_MANNERS, text);

const LATE_MS = 5_000;
const TIMES: Record<CallbackManner, number> = { once: 1, late: 1, twice: 2, again: 1, lost: 0 };

/** Sends signed callbacks to our own server, independently of the browser. Closing the server cancels those that wait. */
export function makeCallbackSender(app: FastifyInstance, { secrets, now, log }: Pick<Deps, 'secrets' | 'now' | 'log'>) {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    closing.abort();
    await Promise.all(underWay);
  });

  const send = async (content: CallbackBody, manner: CallbackManner) => {
    await tell(content, manner);
    // Paid in two windows: two payments for one order.
    if (manner === 'again')
      await tell({ ...content, eventId: `${content.eventId}:again`, paymentId: `${content.paymentId}-again` }, 'once');
  };
  const tell = async (content: CallbackBody, manner: CallbackManner) => {
    if (manner === 'late') await wait(LATE_MS, undefined, { signal: closing.signal });
    const body = Buffer.from(JSON.stringify(content));
    for (let time = 0; time < TIMES[manner]; time += 1)
      await app.inject({
        method: 'POST',
        url: `${API_BASE_PATH}${GATEWAY_CALLBACK_PATH}/sandbox`,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signCallback(secrets, body, now()) },
        payload: body,
      });
  };
  return (content: CallbackBody, manner: CallbackManner) => {
    const sending: Promise<void> = send(content, manner)
      // A lost callback is what reconciliation is for.
      .catch((error: unknown) => log.debug({ err: error }, 'sandbox callback lost'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
}
