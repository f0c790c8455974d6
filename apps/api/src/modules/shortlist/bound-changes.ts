import { DomainError } from '@dakhila/domain/errors';
import { type Budget, spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';

/** A quick thumb stays far below it; a script does not. */
const CHANGES: Budget = { limit: 120, windowSeconds: 60 };

/** Bounds how often a student may change the shortlist. */
export async function boundChanges(db: Db, studentId: string): Promise<void> {
  const spent = await spend(db, `shortlist:student:${studentId}`, CHANGES);
  if (!spent.isWithin) throw new DomainError('too-many-requests', { retryAfterSeconds: spent.retryAfterSeconds });
}
