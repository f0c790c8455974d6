import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any of the answers needs, so that the time tells nothing. */
const EVEN_ANSWER_MS = 300;

/** Answers about known and unknown people take the same time from `began` on, refusals too: for those that tell nothing. */
export async function answerEvenly<T>(began: number, answer: () => Promise<T>): Promise<T> {
  const rest = Math.max(0, began + EVEN_ANSWER_MS - performance.now());
  const [outcome] = await Promise.allSettled([answer(), sleep(rest)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
