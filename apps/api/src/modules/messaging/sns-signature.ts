import { createVerify, type KeyObject, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const line = z.string().max(2_000);
/** A message of Amazon SNS: https://docs.aws.amazon.com/sns/latest/dg/http-notification-json.html */
export const SnsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: line,
  TopicArn: line,
  Message: z.string(),
  Timestamp: line,
  Subject: line.nullish(),
  SubscribeURL: line.optional(),
  Token: line.optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: line,
  SigningCertURL: line,
});
export type SnsMessage = z.output<typeof SnsMessage>;

/** The parts that are signed, in this order: https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const satisfies Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>;

const ALGORITHM = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' } as const;

export const signedText = (message: SnsMessage): string =>
  SIGNED[message.Type].map((name) => (message[name] == null ? '' : `${name}\n${message[name]}\n`)).join('');

/** Anybody can name an address: only those of Amazon's own service count. */
const HOST = /^sns\.[a-z]{2}(-[a-z]+)+-\d\.amazonaws\.com$/;

/** The address when it belongs to Amazon SNS; null otherwise. */
export function addressOfSns(text: string | undefined): URL | null {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return null;
  return HOST.test(url.hostname) ? url : null;
}

/** Amazon has one certificate for each region and changes it about once a year. */
const MOST_CERTIFICATES = 20;
const CACHED_MS = 24 * 3_600_000;
const FETCH_MS = 3_000;
const LARGEST_CERTIFICATE = 16 * 1024;

/** The certificate could not be read: the message may be genuine, and Amazon sends it again. */
export class CertificateUnavailable extends Error {
  override name = 'CertificateUnavailable';
}

export type SnsCheck = (message: SnsMessage) => Promise<boolean>;

/** Makes the check whether Amazon signed a message. Throws `CertificateUnavailable`. */
export function makeSnsCheck(fetchFrom: typeof fetch = fetch, now: () => number = Date.now): SnsCheck {
  const keys = new LRUCache<string, { key: KeyObject; until: number }>({ max: MOST_CERTIFICATES });
  const keyAt = async (url: URL): Promise<KeyObject> => {
    const known = keys.get(url.href);
    if (known && now() < known.until) return known.key;
    const { publicKey, validFromDate, validToDate } = await fetchCertificate(fetchFrom, url);
    const until = Math.min(now() + CACHED_MS, validToDate.getTime());
    if (now() < validFromDate.getTime() || until <= now()) throw new CertificateUnavailable('it is not valid today');
    keys.set(url.href, { key: publicKey, until });
    return publicKey;
  };
  return async (message) => {
    const url = addressOfSns(message.SigningCertURL);
    if (!url?.pathname.endsWith('.pem')) return false;
    const key = await keyAt(url);
    return createVerify(ALGORITHM[message.SignatureVersion])
      .update(signedText(message))
      .verify(key, Buffer.from(message.Signature, 'base64'));
  };
}

async function fetchCertificate(fetchFrom: typeof fetch, url: URL): Promise<X509Certificate> {
  try {
    const response = await fetchFrom(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) });
    if (!response.ok || !response.body) throw new Error(`http ${response.status}`);
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of response.body) {
      length += piece.length;
      if (length > LARGEST_CERTIFICATE) throw new Error('too large');
      pieces.push(piece);
    }
    return new X509Certificate(Buffer.concat(pieces));
  } catch (error) {
    throw new CertificateUnavailable(error instanceof Error ? error.message : 'unknown');
  }
}
