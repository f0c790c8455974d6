import { MESSAGES_PER_HOUR, PREDICTIONS_PER_DAY } from '@dakhila/domain/conversations/conversation';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { sql } from 'drizzle-orm';
import { spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';

const MESSAGES = { limit: MESSAGES_PER_HOUR, windowSeconds: 3600 };
const PREDICTIONS = { limit: PREDICTIONS_PER_DAY, windowSeconds: 24 * 3600 };

const messagesKey = (studentId: string) => `assistant:messages:student:${studentId}`;

/** Takes one from the questions that a student may ask in an hour, or says when the next one may come. */
export async function boundMessages(db: Db, studentId: string): Promise<void> {
  const spent = await spend(db, messagesKey(studentId), MESSAGES);
  if (spent.isWithin) return;
  const minutes = Math.ceil(spent.retryAfterSeconds / 60);
  throw new DomainError('too-many-requests', {
    message: messageOf('assistant.tooManyQuestions', { questions: MESSAGES_PER_HOUR, count: minutes }),
    retryAfterSeconds: spent.retryAfterSeconds,
  });
}

/** Gives back a question that nobody was going to hear the answer of. */
export const returnMessage = (db: Db, studentId: string) =>
  db.execute(sql`update budgets set spent = spent - 1 where key = ${messagesKey(studentId)} and spent > 0`);

/** Takes one from the forecasts that a student may have here in a day; false when none is left. */
export const mayPredict = async (db: Db, studentId: string): Promise<boolean> =>
  (await spend(db, `assistant:predictions:student:${studentId}`, PREDICTIONS)).isWithin;

/** A fixed number of slots: `take` returns the function that releases one, or null when all are taken. */
export function makeSlots(most: number) {
  let taken = 0;
  return {
    take: (): (() => void) | null => {
      if (taken >= most) return null;
      taken += 1;
      let isBack = false;
      return () => {
        if (!isBack) taken -= 1;
        isBack = true;
      };
    },
  };
}
