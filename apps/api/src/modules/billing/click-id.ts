import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from '../../http/idempotency.ts';
import type { Wanted } from './place-order.ts';

/**
 * The id of the order that one click makes when there is nothing to pay: it is credited at once, so the same click must find it
 * again, also when the server died before it could remember its answer. Undefined for a call without a key.
 */
export function clickIdOf(
  request: Pick<FastifyRequest, 'headers'>,
  buyerId: string,
  wanted: Wanted,
): string | undefined {
  const key = idempotencyKeyOf(request);
  if (key === undefined) return undefined;
  const { purpose, tierId, couponCode } = wanted;
  const hex = createHash('sha256')
    .update(JSON.stringify([buyerId, key, purpose, tierId, couponCode]))
    .digest('hex');
  // Marked as an id of one's own making (version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
