import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';

/** Longer than any of the answers needs, so that the time tells nothing. */
const EVEN_ANSWER_MS = 300;

/** With registrations undisclosed, answers about known and unknown people take the same time, refusals too. */
export async function answerEvenly<T>(
  config: Pick<Config, 'DISCLOSE_REGISTRATION'>,
  answer: () => Promise<T>,
): Promise<T> {
  if (config.DISCLOSE_REGISTRATION) return answer();
  const [outcome] = await Promise.allSettled([answer(), sleep(EVEN_ANSWER_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
