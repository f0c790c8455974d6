import { z } from 'zod';
import type { Received } from './send.ts';

const Refusal = z.looseObject({
  status: z.enum(['fail', 'error']),
  success: z.literal(false),
  code: z.string().regex(/^[a-z0-9-]+$/),
  message: z.string().min(1),
});
/** What only the inside of a server knows. */
const INSIDE = /\bat .+\.[jt]s:\d+|node_modules|\/apps\/api\/|SQLSTATE|relation "|syntax error at|drizzle/i;

/** What is wrong with an answer, in words; null when it is one that we may give to anybody. */
export function faultOf(received: Received): string | null {
  if (received.kind !== 'answer') return `${received.kind}: ${received.reason}`;
  const { status, headers, text } = received;
  if (status === 503) return headers['retry-after'] ? null : '503 without Retry-After';
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (INSIDE.test(text)) return `tells of its inside: ${INSIDE.exec(text)?.[0]}`;
  if (status >= 400) return isRefusal(text) ? null : `${status} without the envelope: ${text.slice(0, 100)}`;
  return null;
}

function isRefusal(text: string): boolean {
  try {
    return Refusal.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
