import { createHmac, timingSafeEqual } from 'node:crypto';
import { WHATSAPP_OPTED_OUT, wishIn } from '@dakhila/domain/messaging/suppression';
import { z } from 'zod';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../ports.ts';
import { findByProviderId } from './delivery-store.ts';
import { followDelivery } from './follow-delivery.ts';
import { optIn, suppress } from './suppression-store.ts';

// https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/status
const seconds = z.coerce.number().int().min(0).max(4_000_000_000);
const Status = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  /** Our own id, which we sent along: a report may come before we know theirs. */
  biz_opaque_callback_data: z.string().optional(),
  timestamp: seconds.optional(),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});
const phone = z.string().regex(/^\d{6,20}$/);
const Answer = z.object({
  from: phone,
  timestamp: seconds,
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
// https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/user_preferences
const Preference = z.object({ wa_id: phone, value: z.enum(['stop', 'resume']), timestamp: seconds });
const list = z.array(z.unknown()).max(1_000).default([]);
const Envelope = z.object({
  entry: z
    .array(
      z.object({
        changes: z
          .array(z.object({ value: z.object({ statuses: list, messages: list, user_preferences: list }) }))
          .max(1_000),
      }),
    )
    .max(1_000),
});

/** Whether Meta signed these bytes: https://developers.facebook.com/docs/graph-api/webhooks/getting-started#validate-payloads */
export function isSignedByMeta(body: Buffer, signature: unknown, appSecret: string): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Needs = Pick<Deps, 'db' | 'secrets' | 'newId' | 'log' | 'now'>;

/** Takes in a signed call of Meta. What has an unknown shape is skipped: refused, it would be sent again for days. */
export async function takeWhatsAppEvents(deps: Needs, payload: unknown): Promise<void> {
  const envelope = Envelope.safeParse(payload);
  if (!envelope.success) return skip(deps, 'call');
  for (const { value } of envelope.data.entry.flatMap(({ changes }) => changes)) {
    for (const status of value.statuses) await takeStatus(deps, status);
    for (const answer of value.messages) await takeAnswer(deps, answer);
    for (const preference of value.user_preferences) await takePreference(deps, preference);
  }
}

/** The contents stay out of the log: they may hold a number or what a person wrote. */
const skip = ({ log }: Needs, what: string) => log.info({ what }, 'WhatsApp sent something we do not use');

async function takeStatus(deps: Needs, given: unknown): Promise<void> {
  const parsed = Status.safeParse(given);
  if (!parsed.success) return skip(deps, 'status');
  const { id, status, biz_opaque_callback_data: ownId, timestamp, errors } = parsed.data;
  const messageId = ownId !== undefined && isUuid(ownId) ? ownId : await findByProviderId(deps.db, id);
  if (messageId === undefined) return;
  const code = errors?.[0]?.code;
  await followDelivery(deps, messageId, {
    channel: 'whatsapp',
    provider: 'whatsapp',
    providerId: id,
    state: status,
    reason: status === 'failed' ? `whatsapp code ${code ?? 'unknown'}` : null,
    hasOptedOut: code === WHATSAPP_OPTED_OUT,
    ...(timestamp !== undefined && { at: momentOf(deps, timestamp) }),
  });
}

async function takeAnswer(deps: Needs, given: unknown): Promise<void> {
  const parsed = Answer.safeParse(given);
  if (!parsed.success) return skip(deps, 'message');
  const { from, timestamp, text, button } = parsed.data;
  await follow(deps, from, wishIn(text?.body ?? button?.text ?? ''), timestamp);
}

async function takePreference(deps: Needs, given: unknown): Promise<void> {
  const parsed = Preference.safeParse(given);
  if (!parsed.success) return skip(deps, 'preference');
  const { wa_id, value, timestamp } = parsed.data;
  await follow(deps, wa_id, value === 'stop' ? 'stop' : 'start', timestamp);
}

/** A moment in the future would outlast every later request. */
const momentOf = ({ now }: Needs, timestamp: number) => new Date(Math.min(timestamp * 1000, now().getTime()));

async function follow(deps: Needs, from: string, request: 'stop' | 'start' | null, timestamp: number) {
  const recipient = { channel: 'whatsapp', recipient: from } as const;
  const at = momentOf(deps, timestamp);
  if (request === 'stop') await suppress(deps.db, recipient, 'opted-out', at);
  if (request === 'start') await optIn(deps.db, recipient, at);
}
