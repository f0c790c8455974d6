import { DomainError } from '@dakhila/domain/errors';
import { type Budget, spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';

/** Whoever looks for a good time stays far below it; whoever holds times back from others does not. */
const CHANGES: Budget = { limit: 30, windowSeconds: 3600 };

/** Bounds how often a student books, moves and shares anew: each of them sends a mail to the counsellor. */
export async function boundChanges(db: Db, studentId: string): Promise<void> {
  const spent = await spend(db, `counselling:student:${studentId}`, CHANGES);
  if (!spent.isWithin) throw new DomainError('too-many-requests', { retryAfterSeconds: spent.retryAfterSeconds });
}
