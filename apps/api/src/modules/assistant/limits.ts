import { MESSAGES_PER_HOUR, PREDICTIONS_PER_DAY } from '@dakhila/domain/conversations/conversation';
import { messageOf } from '@dakhila/domain/messages/message';
import { sql } from 'drizzle-orm';
import { requireBudget, spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';

const MESSAGES = { limit: MESSAGES_PER_HOUR, windowSeconds: 3600 };
const PREDICTIONS = { limit: PREDICTIONS_PER_DAY, windowSeconds: 24 * 3600 };

const messagesKey = (studentId: string) => `assistant:messages:student:${studentId}`;

/** Counts a question toward the hourly limit, or refuses with the time to wait. */
export const boundMessages = (db: Db, studentId: string): Promise<void> =>
  requireBudget(db, messagesKey(studentId), MESSAGES, {
    message: (seconds) =>
      messageOf('assistant.tooManyQuestions', { questions: MESSAGES_PER_HOUR, count: Math.ceil(seconds / 60) }),
  });

/** Returns a question whose answer nobody waits for. */
export const returnMessage = (db: Db, studentId: string) =>
  db.execute(sql`update budgets set spent = spent - 1 where key = ${messagesKey(studentId)} and spent > 0`);

/** Counts a forecast toward the daily limit; false when none is left. */
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
