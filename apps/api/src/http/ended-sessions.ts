import { setTimeout as wait } from 'node:timers/promises';
import { ACCESS_TOKEN_MS, CLOCK_SKEW_MS } from '@dakhila/domain/auth/otp';
import type { Deps } from '../ports.ts';
import type { AccessToken } from './access-token.ts';
import { listEnded } from './session-store.ts';

/** A token that was signed just before the end is valid this long; a slow clock adds its difference. */
const REMEMBERED_MS = ACCESS_TOKEN_MS + CLOCK_SKEW_MS;
/** At connecting more is read: the end of a session is visible only when its transaction commits. */
const READ_BACK_MS = 3 * REMEMBERED_MS;
/** About 15 MB. Beyond it every token is checked with the database once. */
const MOST_REMEMBERED = 100_000;
const RETRY_MS = 1_000;
const ALL = 'all ';

/** The sessions that ended while a token for them may still be valid. Complete only while notifications arrive. */
export function makeEndedSessions(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  mostRemembered = MOST_REMEMBERED,
) {
  /** By public id, with the time when this process learned of it: oldest first. */
  const ended = new Map<string, number>();
  let allEndedAt = Number.NEGATIVE_INFINITY;
  let isComplete = false;
  /** Counts connections: what was read for an earlier one is not used. */
  let connection = 0;

  const endAllBefore = (moment: number) => {
    allEndedAt = Math.max(allEndedAt, moment);
  };
  const endOne = (publicId: string) => {
    // A clock that is not set: an entry must not be lost when the system's clock is.
    const at = performance.now();
    for (const [oldest, since] of ended) {
      if (at - since <= REMEMBERED_MS) break;
      ended.delete(oldest);
    }
    if (ended.size >= mostRemembered) {
      ended.clear();
      endAllBefore(now().getTime() + CLOCK_SKEW_MS);
    }
    // Deleted first, so that the order is by time.
    ended.delete(publicId);
    ended.set(publicId, at);
  };

  const readEnded = async () => {
    for (const { publicId, endedAt } of await listEnded(db, READ_BACK_MS))
      if (publicId === null) endAllBefore(endedAt.getTime());
      else endOne(publicId);
  };

  return {
    /** A notification: the public id of a session, or the moment before which all sessions ended. */
    add: (payload: string) =>
      payload.startsWith(ALL) ? endAllBefore(Math.ceil(Number(payload.slice(ALL.length)) * 1000)) : endOne(payload),

    /** Whether the session of a token is certainly still open. */
    isOpen: ({ session, madeAt }: AccessToken) => isComplete && madeAt > allEndedAt && !ended.has(session.publicId),

    /** Whether notifications arrive. Once they do, ends that were missed are read; until then nothing is certain. */
    async setListening(isConnected: boolean) {
      connection += 1;
      isComplete = false;
      for (const current = connection; isConnected && !isComplete && current === connection; )
        try {
          await readEnded();
          isComplete = current === connection;
        } catch (error) {
          log.warn({ err: error }, 'ended sessions could not be read, it will be tried again');
          await wait(RETRY_MS, undefined, { ref: false });
        }
    },
  };
}
