import { setTimeout as wait } from 'node:timers/promises';
import { type Accepted, type Deps, type MailMessage, OptedOut, PermanentFailure } from '../../ports.ts';
import { recordAccepted } from './delivery-store.ts';
import { discardAndFollow } from './follow-delivery.ts';
import { type Channel, handOver, messengersOf, openContent } from './message.ts';
import { type Claimed, claimMessage, discard, discardExpired, markSent, postpone } from './store.ts';
import { findBlock } from './suppression-store.ts';

const LONGEST = 200;

/** The reason of a failed delivery for storage and logs, without the recipient and the code. */
function reasonOf(error: unknown, { to, code }: Pick<MailMessage, 'to' | 'code'>): string {
  const words = error instanceof Error ? error.message || error.name : 'unknown';
  // A server may repeat a phone without its country code.
  const secrets = [to, to.replace(/^91/, ''), ...(code ? [code] : [])];
  return secrets
    .reduce((text, secret) => text.replaceAll(secret, '…'), words)
    .replace(/[^\s<>]+@[^\s<>]+/g, '…')
    .slice(0, LONGEST);
}

const LONGEST_WAIT_SECONDS = 900;
/** The wait is at most this part of the remaining life, so that a short-lived code gets its attempts in time. */
const PART_OF_LIFE = 6;

/** How long to wait after a failed attempt: 2, 4, 8 … seconds, at most 15 minutes, and shorter towards the end of the message's life. */
export function retryAfterSeconds(attempts: number, secondsLeft: number): number {
  return Math.max(1, Math.min(2 ** attempts, secondsLeft / PART_OF_LIFE, LONGEST_WAIT_SECONDS));
}

export type DeliverDeps = Pick<Deps, 'db' | 'log' | 'secrets' | 'newId' | 'mailer' | 'whatsApp'>;

export const DELIVERY = {
  /** A driver that has not answered by then has failed. */
  sendLimitMs: 30_000,
  /** The same for a code: two services, each with a limit of its own, and a little more. */
  codeLimitMs: 12_000,
  /** How long a claim lasts. Longer than any send, so that it expires only after a crash. */
  claimSeconds: 60,
};

/** With the usual time limit of a statement, all tries end within what a send leaves of its claim. */
const MARKING = { tries: 4, pauseMs: 1_000 };

/**
 * Sends a message that the queue points to, if it is still due, or gives it up if it has expired; any number of processes may try. No transaction is open
 * during a send: a message is claimed, sent, marked. Delivery is therefore at least once: after a crash between sending
 * and marking, or if the database stays away until the claim expires, the message is sent again.
 */
export async function deliverMessage(deps: DeliverDeps, id: string, limits = DELIVERY) {
  const claimed = await claimMessage(deps.db, id, limits.claimSeconds);
  if (claimed) return deliver(deps, claimed.channel, claimed, limits);
  const expired = await discardExpired(deps.db, id);
  if (expired) deps.log.error({ message: id, ...expired }, 'message given up');
}

async function deliver(deps: DeliverDeps, channel: Channel, claimed: Claimed, limits: typeof DELIVERY) {
  const { id, to, attempts, secondsLeft } = claimed;
  const messenger = messengersOf(deps)[channel];
  const content = openContent(deps.secrets, claimed.sealed);
  if (!content) {
    deps.log.error({ message: id, channel }, 'message was sealed with another secret');
    await discard(deps.db, id, 'sealed with another secret');
    return;
  }
  const block = await findBlock(deps.db, { channel, to }, content);
  if (block) {
    const reason = `suppressed: ${block}`;
    await discardAndFollow(deps, id, { channel, provider: channel, state: 'failed', reason, isSuppressed: true });
    return;
  }
  const limitMs = content.code === undefined ? limits.sendLimitMs : limits.codeLimitMs;
  const outcome = await outcomeOf(() => handOver(deps, { id, channel, to }, content), limitMs);
  if ('accepted' in outcome) {
    // What may have to go out as a mail is stored until it has arrived.
    const isKept = messenger.keepsMessages === true || content.emailInstead !== undefined;
    await retryMarking(async () => {
      await markSent(deps.db, id, isKept);
      await recordAccepted(deps.db, id, outcome.accepted);
    });
    return;
  }
  const reason = reasonOf(outcome.error, { to, ...content });
  const isFinal = outcome.error instanceof PermanentFailure;
  deps.log.warn({ message: id, channel, attempts, reason }, isFinal ? 'message refused' : 'message not sent yet');
  const hasOptedOut = outcome.error instanceof OptedOut;
  if (isFinal) await discardAndFollow(deps, id, { channel, provider: channel, state: 'failed', reason, hasOptedOut });
  else await postpone(deps.db, id, retryAfterSeconds(attempts, secondsLeft), reason);
}

/** Tries a few times to mark a message that has gone out, while its claim lasts: unmarked, it would be sent again after a short stall of the database. */
async function retryMarking(mark: () => Promise<void>): Promise<void> {
  for (let triesLeft = MARKING.tries - 1; triesLeft > 0; triesLeft -= 1) {
    try {
      return await mark();
    } catch {
      await wait(MARKING.pauseMs);
    }
  }
  return mark();
}

type Outcome = { accepted: Accepted } | { error: unknown };

/** What became of a send. A timeout is a failure too. */
async function outcomeOf(send: () => Promise<Accepted>, limitMs: number): Promise<Outcome> {
  const answered = new AbortController();
  try {
    return { accepted: await Promise.race([send(), failAfter(limitMs, answered.signal)]) };
  } catch (error) {
    return { error };
  } finally {
    answered.abort();
  }
}

async function failAfter(limitMs: number, answered: AbortSignal): Promise<never> {
  await wait(limitMs, undefined, { signal: answered });
  throw new Error('no answer in time');
}
