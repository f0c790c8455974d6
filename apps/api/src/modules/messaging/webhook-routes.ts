import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ports.ts';
import { hasToken, takeMailEvent } from './mail-webhook.ts';
import { makeSnsCheck } from './sns-signature.ts';
import { isSignedByMeta, takeWhatsAppEvents } from './whatsapp-webhook.ts';

/** Meta sends reports in batches. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const WHATSAPP_PATH = '/webhooks/whatsapp';
const MAIL_PATH = '/webhooks/mail';

/** How services report deliveries. Each call proves where it comes from, so none needs a session or a forgery token. The scope parses no body: signatures are made over the raw bytes. */
export function webhookRoutes(app: FastifyInstance, deps: Deps) {
  const isSignedBySns = makeSnsCheck((...given) => fetch(...given));
  const { WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN, MAIL_WEBHOOK_TOKEN } = deps.config;

  /** Meta asks once whether the address is ours. */
  app.get<{ Querystring: Record<string, unknown> }>(WHATSAPP_PATH, async ({ query }, reply) => {
    const challenge = query['hub.challenge'];
    const isOurs = WHATSAPP_VERIFY_TOKEN !== undefined && query['hub.verify_token'] === WHATSAPP_VERIFY_TOKEN;
    if (!isOurs || query['hub.mode'] !== 'subscribe' || typeof challenge !== 'string' || !/^\w{1,100}$/.test(challenge))
      throw new DomainError('not-found');
    return reply.type('text/plain; charset=utf-8').send(challenge);
  });

  app.post(WHATSAPP_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async ({ body, headers }, reply) => {
    if (WHATSAPP_APP_SECRET === undefined) throw new DomainError('not-found');
    const bytes = bytesOf(body);
    if (!isSignedByMeta(bytes, headers['x-hub-signature-256'], WHATSAPP_APP_SECRET))
      throw new DomainError('bad-signature');
    await takeWhatsAppEvents(deps, jsonOf(bytes));
    return reply.send({ success: true });
  });

  app.post(MAIL_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async ({ body, headers }, reply) => {
    if (MAIL_WEBHOOK_TOKEN === undefined) throw new DomainError('not-found');
    if (!hasToken(headers.authorization, MAIL_WEBHOOK_TOKEN)) {
      // Amazon sends its password only after it was asked for one.
      reply.header('www-authenticate', 'Basic realm="mail events"');
      throw new DomainError('not-signed-in');
    }
    await takeMailEvent({ ...deps, isSignedBySns }, jsonOf(bytesOf(body)));
    return reply.send({ success: true });
  });
}

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function jsonOf(bytes: Buffer): unknown {
  try {
    // The database stores no NUL.
    return JSON.parse(bytes.toString(), (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    );
  } catch {
    return null;
  }
}
