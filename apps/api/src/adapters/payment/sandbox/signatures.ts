import { timingSafeEqual } from 'node:crypto';
import { OUTCOMES } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import { z } from 'zod';
import type { Callback, RawCallback, Secrets } from '../../../ports.ts';

/** The order as the hosted page gets it. It passes through the browser, so it is signed or encrypted. */
const SandboxOrder = z.strictObject({
  transactionId: z.string().max(64),
  amountPaise: z.int().nonnegative(),
  currency: z.string().length(3),
  plan: z.string().max(200),
  expiresAtMs: z.int(),
});
export type SandboxOrder = z.output<typeof SandboxOrder>;

const TOKEN = 'sandbox-order-token';
const FORM = 'sandbox-order-form';
const LONGEST = 2_000;

/** A signed order for the URL: `body.mac`. */
export function signOrder(secrets: Secrets, order: SandboxOrder): string {
  const body = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${body}.${secrets.hash(TOKEN, body).toString('base64url')}`;
}

/** The signed order; null when the signature is wrong. */
export function readSignedOrder(secrets: Secrets, token: string): SandboxOrder | null {
  if (token.length > LONGEST) return null;
  const [body = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  // Compared as written: the last letter of base64 has spare bits, and a changed letter is a changed token.
  const given = Buffer.from(mac);
  const expected = Buffer.from(secrets.hash(TOKEN, body).toString('base64url'));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return parse(Buffer.from(body, 'base64url').toString('utf8'));
}

/** An encrypted order for the form: `EncData`. */
export const sealOrder = (secrets: Secrets, order: SandboxOrder): string =>
  secrets.seal(FORM, JSON.stringify(order)).toString('base64url');

/** The encrypted order; null when it was not made with our key. */
export function openOrder(secrets: Secrets, encData: string): SandboxOrder | null {
  if (encData.length > LONGEST) return null;
  const sealed = Buffer.from(encData, 'base64url');
  if (sealed.toString('base64url') !== encData) return null;
  const text = secrets.open(FORM, sealed);
  return text === null ? null : parse(text);
}

function parse(text: string): SandboxOrder | null {
  const parsed = SandboxOrder.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** How far the clocks may differ. An older callback may be a replay. */
const TOLERANCE_MS = 300_000;
const CALLBACK = 'sandbox-callback';
const RETURN = 'sandbox-return';
export const SIGNATURE_HEADER = 'x-sandbox-signature';

const Body = z.object({
  eventId: z.string().min(1).max(100),
  transactionId: z.string().max(64),
  outcome: z.enum(OUTCOMES),
  amountPaise: z.int(),
  currency: z.string(),
  merchant: z.string(),
  paymentId: z.string().nullable(),
});
export type CallbackBody = z.output<typeof Body>;

// One character for each byte, so that different bodies never have the same text.
const textOf = (body: Buffer) => body.toString('latin1');
const macOf = (secrets: Secrets, at: string, body: Buffer) => secrets.hash(CALLBACK, at, textOf(body));

/** The header that proves a callback: when it was sent, and the mac over that and the bytes. */
export function signCallback(secrets: Secrets, body: Buffer, now: Date): string {
  const at = String(now.getTime());
  return `t=${at},v1=${macOf(secrets, at, body).toString('hex')}`;
}

/** Reads a callback; throws when it is forged or changed. */
export function readSignedCallback(secrets: Secrets, { body, headers }: RawCallback, now: Date): Callback {
  const header = String(headers[SIGNATURE_HEADER] ?? '');
  const [, at = '', mac = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!isSame(Buffer.from(mac, 'hex'), macOf(secrets, at, body))) throw new DomainError('bad-signature');
  const evidence = Body.parse(JSON.parse(body.toString('utf8')));
  const isFresh = Math.abs(now.getTime() - Number(at)) <= TOLERANCE_MS;
  return isFresh ? { kind: 'evidence', evidence } : { kind: 'stale', transactionId: evidence.transactionId };
}

type Return = { transactionId: string; hasLeft: boolean };

/** The query with which the browser is sent back. */
export function signReturn(secrets: Secrets, { transactionId, hasLeft }: Return): URLSearchParams {
  const left = String(hasLeft);
  const signature = secrets.hash(RETURN, transactionId, left).toString('base64url');
  return new URLSearchParams({ transactionId, left, signature });
}

/** Reads the signed query of a returning browser; null when the signature is wrong. */
export function readSignedReturn(secrets: Secrets, query: Record<string, string>): Return | null {
  const { transactionId = '', left = '', signature = '' } = query;
  const expected = secrets.hash(RETURN, transactionId, left).toString('base64url');
  // Compared as written: changed spare bits, or what follows the end of base64, decode to the same bytes.
  const isOurs = isSame(Buffer.from(signature), Buffer.from(expected));
  return isOurs ? { transactionId, hasLeft: left === 'true' } : null;
}

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);
