import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '../../../ports.ts';

/** What the hosted page knows of an order. It comes with the browser, so it is signed, or sealed. */
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

/** An order that anyone can read and nobody can change: `body.mac`, for the address. */
export function signOrder(secrets: Secrets, order: SandboxOrder): string {
  const body = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${body}.${secrets.hash(TOKEN, body).toString('base64url')}`;
}

/** The signed order, or null when it is not ours. */
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

/** An order that nobody can read or change: `EncData`, for the form. */
export const sealOrder = (secrets: Secrets, order: SandboxOrder): string =>
  secrets.seal(FORM, JSON.stringify(order)).toString('base64url');

/** The sealed order, or null when it is not ours. */
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
