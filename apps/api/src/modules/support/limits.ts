import { DomainError } from '@dakhila/domain/errors';
import { type Budget, spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';

/** Every one is read by a person. */
const BUDGETS = {
  tickets: {
    budget: { limit: 10, windowSeconds: 24 * 3600 },
    message: 'You have opened many tickets today. Please write on in one of them',
  },
  messages: {
    budget: { limit: 60, windowSeconds: 3600 },
    message: 'You have written a lot in the last hour. Please give us some time to answer',
  },
  pictures: {
    budget: { limit: 30, windowSeconds: 3600 },
    message: 'You have sent many pictures. Please send your question without one',
  },
  feedback: {
    budget: { limit: 5, windowSeconds: 24 * 3600 },
    message: 'Thank you, we have heard you. Please tell us more tomorrow',
  },
} satisfies Record<string, { budget: Budget; message: string }>;

/** Takes one from what a student may send, or refuses kindly. */
export async function boundWriting(db: Db, what: keyof typeof BUDGETS, studentId: string): Promise<void> {
  const { budget, message } = BUDGETS[what];
  const spent = await spend(db, `support:${what}:student:${studentId}`, budget);
  if (!spent.isWithin)
    throw new DomainError('too-many-requests', { message, retryAfterSeconds: spent.retryAfterSeconds });
}
