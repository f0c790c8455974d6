import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@dakhila/domain/errors';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../ports.ts';
import { followDelivery } from './follow-delivery.ts';
import { mailEventIn, STATE_AFTER } from './mail-events.ts';
import { addressOfSns, CertificateUnavailable, type SnsCheck, SnsMessage } from './sns-signature.ts';
import { suppress } from './suppression-store.ts';

/** Whether a call has the shared secret: as a bearer token, or as the password of basic authentication. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const [scheme = '', given = ''] = (authorization ?? '').split(' ', 2);
  const isBasic = scheme.toLowerCase() === 'basic';
  const text = isBasic ? Buffer.from(given, 'base64').toString().split(':').slice(1).join(':') : given;
  const [one, other] = [Buffer.from(text), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

type Needs = Pick<Deps, 'db' | 'secrets' | 'newId' | 'log' | 'config' | 'now'> & { isSignedBySns: SnsCheck };

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
  const report = mailEventIn(sns ? parsed(sns.Message) : payload);
  if (report === undefined) return deps.log.info('a mail service sent something we do not use');
  if (report === null) return;
  const { event, recipients, at } = report;
  const messageId = OUR_ID.exec(report.messageId ?? '')?.[1];
  if (messageId !== undefined && isUuid(messageId))
    await followDelivery(deps, messageId, {
      channel: 'email',
      provider: 'mail',
      state: STATE_AFTER[event],
      reason: event === 'delivered' ? null : event,
    });
  if (event !== 'hard-bounce' && event !== 'complaint') return;
  // A moment in the future would outlast every later change.
  const since = at && new Date(Math.min(at.getTime(), deps.now().getTime()));
  for (const recipient of recipients) await suppress(deps.db, { channel: 'email', recipient }, event, since);
}

/** A mail is named by our uuid alone, or by its `Message-ID` header. */
const OUR_ID = /^<?([0-9a-f-]{36})(?:@|$)/i;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
