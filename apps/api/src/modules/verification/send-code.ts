import { type CodeChannel, judgeSend, NETWORK_SENDS, OTP_TTL_SECONDS } from '@dakhila/domain/auth/otp';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage } from '../outbox/index.ts';
import { hashCode, newCode } from './code.ts';
import { composeCodeMessage } from './messages.ts';
import { type ChallengeKey, insertSends, lockTarget, readClock, readSends, replaceChallenge } from './store.ts';
import { isWhatsAppPaused } from './whatsapp-budget.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId' | 'log'>;
export type Target = { channel: CodeChannel; to: string };
type Wanted = ChallengeKey & {
  targets: Target[];
  /** Whose account it is about; null before there is one. */
  studentId: string | null;
  /** Counts against the network, unless it is this very machine in development. */
  network: string | null;
  /** A browser that has signed in before has a budget of its own, which strangers cannot use up. */
  isKnownBrowser?: boolean;
  /** What is sent in the place of a code that must not work; everything else happens as ever. */
  instead?: { subject: string; text: string } | undefined;
  /** For someone who has to know first what giving the code away means; it stands in the place of the usual warning. */
  about?: string;
  /** Of the page that asked for it. */
  language?: Language | null;
};

/** Sends one new code to every target, in the caller's transaction; the code before it no longer works. */
export async function sendCode(deps: Needs, tx: Db, wanted: Wanted): Promise<void> {
  const { targets, studentId, network, isKnownBrowser = false, instead, about, language = null, ...key } = wanted;
  const ownMark = isKnownBrowser ? `:${key.browserId}` : '';
  const budgeted = targets.map((target) => ({ ...target, budgetKey: `${target.to}${ownMark}` }));
  // Always in the same order, so that two sends never wait for each other.
  for (const { budgetKey } of budgeted.toSorted((a, b) => (a.budgetKey < b.budgetKey ? -1 : 1)))
    await judge(tx, budgetKey);
  if (network) await demand(tx, `code-sends:${network}`);

  const open = await withoutPaused(deps, tx, budgeted, instead !== undefined);
  const challengeId = deps.newId();
  const code = newCode();
  const to = targets.map((target) => target.to);
  await replaceChallenge(tx, key, challengeId, hashCode(deps.secrets, key, { to, challengeId, code }));
  if (open.length === 0) return;
  await insertSends(
    tx,
    open.map(({ channel, budgetKey }) => ({ challengeId, channel, budgetKey, studentId })),
  );
  const expiresAt = new Date((await readClock(tx)).getTime() + OTP_TTL_SECONDS * 1000);
  for (const { channel, to } of open) {
    const message = instead ?? { ...composeCodeMessage(deps.config, key.purpose, channel, code, about), code };
    await enqueueMessage(deps, tx, { ...message, channel, to, studentId, expiresAt, language });
  }
}

async function judge(tx: Db, budgetKey: string) {
  await lockTarget(tx, budgetKey);
  const verdict = judgeSend(await readSends(tx, budgetKey), await readClock(tx));
  if (!verdict.ok) throw new DomainError('too-many-codes', waitFor(verdict.retryAfterSeconds));
}

async function demand(tx: Db, key: string) {
  const spent = await spend(tx, key, NETWORK_SENDS);
  if (!spent.isWithin) throw new DomainError('too-many-codes', waitFor(spent.retryAfterSeconds));
}

const waitFor = (retryAfterSeconds: number) => ({
  retryAfterSeconds,
  message: `Too many OTP requests. Try again in ${inWords(retryAfterSeconds)}`,
});

/** `75` → `2 minutes`. */
export function inWords(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.ceil(minutes / 60);
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** While WhatsApp is paused the other channel goes alone; without one the student is told to come back. */
async function withoutPaused<T extends Target>(deps: Needs, tx: Db, targets: T[], isSilent: boolean): Promise<T[]> {
  if (!targets.some((target) => target.channel === 'whatsapp') || !(await isWhatsAppPaused(deps, tx))) return targets;
  const others = targets.filter((target) => target.channel !== 'whatsapp');
  // An answer that only strangers get would tell that they are strangers.
  if (others.length === 0 && !isSilent) throw new DomainError('whatsapp-paused');
  return others;
}
