import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@dakhila/domain/errors';
import { z } from 'zod';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../ports.ts';
import { followDelivery } from './follow-delivery.ts';
import { addressOfSns, CertificateUnavailable, type SnsCheck, SnsMessage } from './sns-signature.ts';
import { suppress } from './suppression-store.ts';

/** What a mail service reports. A soft bounce, such as a full mailbox, is none of these. */
type MailEvent = {
  event: 'delivered' | 'hard-bounce' | 'complaint';
  recipients: string[];
  /** The id that we gave the mail: `<uuid@domain>`. */
  messageId?: string | undefined;
};

const address = z.string().min(3).max(320);

/** Any service that can be told what to send. */
const Generic = z
  .object({
    event: z.enum(['delivered', 'hard-bounce', 'complaint']),
    messageId: z.string().max(500).optional(),
    recipient: address.optional(),
  })
  .transform(
    ({ event, messageId, recipient }): MailEvent => ({ event, messageId, recipients: recipient ? [recipient] : [] }),
  );

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
const POSTMARK_HARD = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'];
const Postmark = z
  .object({ RecordType: z.enum(['Bounce', 'SpamComplaint', 'Delivery']), Type: z.string().optional() })
  .and(z.union([z.object({ Email: address }), z.object({ Recipient: address })]))
  .transform((event): MailEvent | null => {
    const recipients = ['Email' in event ? event.Email : event.Recipient];
    if (event.RecordType === 'Delivery') return { event: 'delivered', recipients };
    if (event.RecordType === 'SpamComplaint') return { event: 'complaint', recipients };
    return POSTMARK_HARD.includes(event.Type ?? '') ? { event: 'hard-bounce', recipients } : null;
  });

const sesRecipients = z.array(z.object({ emailAddress: address })).max(100);
/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html */
const Ses = z
  .object({
    notificationType: z.enum(['Bounce', 'Complaint', 'Delivery']),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: sesRecipients }).optional(),
    complaint: z.object({ complainedRecipients: sesRecipients }).optional(),
  })
  .transform(({ bounce, complaint }): MailEvent | null => {
    const addresses = (list: z.output<typeof sesRecipients>) => list.map(({ emailAddress }) => emailAddress);
    if (complaint) return { event: 'complaint', recipients: addresses(complaint.complainedRecipients) };
    if (bounce?.bounceType === 'Permanent')
      return { event: 'hard-bounce', recipients: addresses(bounce.bouncedRecipients) };
    return null;
  });

/** Whether a call has the shared secret: as a bearer token, or as the password of basic authentication. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const [scheme = '', given = ''] = (authorization ?? '').split(' ', 2);
  const isBasic = scheme.toLowerCase() === 'basic';
  const text = isBasic ? Buffer.from(given, 'base64').toString().split(':').slice(1).join(':') : given;
  const [one, other] = [Buffer.from(text), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

type Needs = Pick<Deps, 'db' | 'secrets' | 'newId' | 'log' | 'config'> & { isSignedBySns: SnsCheck };

/** Amazon sends its notification as a text within a message of SNS. */
const LooksLikeSns = SnsMessage.pick({ Type: true });

/** A message of our own topic that Amazon signed. Anybody can have a topic there, so the signature alone proves little. */
async function requireSigned({ config, log, isSignedBySns }: Needs, payload: unknown): Promise<SnsMessage> {
  const message = SnsMessage.safeParse(payload).data;
  if (!message) throw new DomainError('bad-signature');
  if (message.TopicArn !== config.MAIL_SNS_TOPIC) {
    log.error('Amazon SNS sent something of another topic than MAIL_SNS_TOPIC');
    throw new DomainError('bad-signature');
  }
  const isSigned = await isSignedBySns(message).catch((error: unknown) => {
    if (!(error instanceof CertificateUnavailable)) throw error;
    log.warn({ reason: error.message }, 'the certificate of Amazon SNS could not be read');
    throw new DomainError('unavailable');
  });
  if (!isSigned) throw new DomainError('bad-signature');
  return message;
}

/** We open no address that somebody sends us: the operator does, once. */
function askToConfirm({ log }: Needs, { Type, SubscribeURL }: SnsMessage): void {
  const address = addressOfSns(SubscribeURL)?.href;
  if (Type === 'SubscriptionConfirmation' && address)
    log.warn({ address }, 'Amazon SNS asks to be confirmed: open this address once');
}

/** Takes in a call of a mail service. What has an unknown shape is skipped without its contents. */
export async function takeMailEvent(deps: Needs, payload: unknown): Promise<void> {
  const sns = LooksLikeSns.safeParse(payload).success ? await requireSigned(deps, payload) : null;
  if (sns && sns.Type !== 'Notification') return askToConfirm(deps, sns);
  const event = eventIn(sns ? parsed(sns.Message) : payload);
  if (event === undefined) return deps.log.info('a mail service sent something we do not use');
  if (event === null) return;
  const messageId = /^<?([0-9a-f-]{36})@/i.exec(event.messageId ?? '')?.[1];
  if (messageId !== undefined && isUuid(messageId))
    await followDelivery(deps, messageId, {
      provider: 'mail',
      state: event.event === 'hard-bounce' ? 'failed' : 'delivered',
      reason: event.event === 'delivered' ? null : event.event,
    });
  if (event.event === 'delivered') return;
  for (const recipient of event.recipients) await suppress(deps.db, { channel: 'email', recipient }, event.event);
}

/** The event; null for one that changes nothing, undefined for an unknown shape. */
function eventIn(payload: unknown): MailEvent | null | undefined {
  for (const shape of [Generic, Postmark, Ses]) {
    const read = shape.safeParse(payload);
    if (read.success) return read.data;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
