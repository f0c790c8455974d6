import { type CodeChannel, evaluateSend, NETWORK_SENDS, OTP_TTL_SECONDS } from '@dakhila/domain/auth/otp';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { joined, messageOf, type Text } from '@dakhila/domain/messages/message';
import type { TemplateMessage } from '@dakhila/domain/messaging/templates';
import type { Config } from '../../config.ts';
import { requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { type Caller, wideNetworkOf } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage, type NewMessage, whatsAppContent } from '../messaging/index.ts';
import { isWhatsAppPaused } from './code-budgets.ts';
import { countSend } from './code-counts.ts';
import {
  type ChallengeKey,
  hashCode,
  insertSends,
  lockTarget,
  newCode,
  readSends,
  replaceChallenge,
} from './code-store.ts';

type Addressed = 'kind' | 'to' | 'expiresAt' | 'studentId' | 'language';
type Content =
  | Omit<Extract<NewMessage, { channel: 'email' }>, Addressed>
  | Omit<Extract<NewMessage, { channel: 'whatsapp' }>, Addressed>;

/** The message with a code. The subject never contains it: subjects appear on locked screens and in logs. */
function composeCodeMessage(config: Config, channel: CodeChannel, code: string, wanted: Wanted): Content {
  const { purpose, about, template = { name: 'sign_in_code', parameters: { code } } } = wanted;
  const { BRAND_NAME } = config;
  const subject = joined(' · ', [messageOf(`accounts.code.${purpose}.subject`), BRAND_NAME]);
  if (channel === 'whatsapp') return { ...whatsAppContent(config, template), subject, code };
  const goodFor = messageOf(`accounts.code.${purpose}.purpose`);
  const minutes = OTP_TTL_SECONDS / 60;
  const text = messageOf('accounts.codeSent', { code, brand: BRAND_NAME, purpose: goodFor, minutes });
  const care = messageOf('accounts.codeCare', { brand: BRAND_NAME });
  return { channel, subject, text: joined('\n\n', [text, about ?? care]), code };
}

/** A note in place of a code: as a mail, and as a template where it may go by WhatsApp. */
export type Note = { subject: Text; text: Text; template?: TemplateMessage<Text> };

function composeNote(config: Config, channel: CodeChannel, { subject, text, template }: Note): Content {
  if (channel === 'email') return { channel, subject, text };
  if (!template) throw new Error('A note by WhatsApp is a template');
  return { ...whatsAppContent(config, template), subject };
}

/** For an unregistered address that was used for a login. */
export const composeStrangerMessage = ({ BRAND_NAME }: Pick<Config, 'BRAND_NAME'>) => ({
  subject: joined(' · ', [messageOf('accounts.noAccountYet'), BRAND_NAME]),
  text: messageOf('accounts.strangerLogin', { brand: BRAND_NAME }),
});

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId' | 'log'>;
export type Target = { channel: CodeChannel; to: string };
export type Asker = Pick<Caller, 'browserId' | 'network' | 'budgetedNetwork'>;
type Wanted = Omit<ChallengeKey, 'browserId'> & {
  caller: Asker;
  /** The first is the typed contact. Sends are counted for it, so that an answer reveals nothing about the others. */
  targets: readonly [Target, ...Target[]];
  /** The account it is about; null before there is one. */
  studentId: string | null;
  /** A browser that has signed in before has its own budget, which others cannot use up. */
  isKnownBrowser?: boolean;
  /** Sent instead of a code that must not work; everything else stays the same. */
  instead?: Note | undefined;
  /** Explains in a mail what passing on the code means; it replaces the usual warning. */
  about?: Text;
  /** What goes out by WhatsApp in place of the bare code. */
  template?: TemplateMessage<Text>;
  /** A code that the caller has made; otherwise a new one. */
  code?: string;
  /** The language of the page that asked for it. */
  language?: Language | null;
};

/** Sends a new code to every target, in the caller's transaction. The previous code becomes invalid. */
export async function sendCode(deps: Needs, tx: Db, wanted: Wanted): Promise<void> {
  const { targets, caller, purpose, subject, studentId, isKnownBrowser = false } = wanted;
  const { instead, language = null } = wanted;
  const { browserId, budgetedNetwork } = caller;
  const key = { purpose, subject, browserId };
  const network = wideNetworkOf(caller.network);
  const budgetKey = isKnownBrowser ? `${targets[0].to}:${browserId}` : targets[0].to;
  const now = await requireSend(tx, budgetKey, network);
  if (budgetedNetwork && !isKnownBrowser)
    await requireBudget(tx, `code-sends:${budgetedNetwork}`, NETWORK_SENDS, {
      code: 'too-many-codes',
      message: tooManyRequests,
    });

  const open = await openTargets(deps, tx, wanted, budgetedNetwork && network);
  const challengeId = deps.newId();
  const code = wanted.code ?? newCode();
  const to = targets.map((target) => target.to);
  await replaceChallenge(tx, key, challengeId, hashCode(deps.secrets, key, { to, challengeId, code }));
  const channels = open.length > 0 ? open.map(({ channel }) => channel) : [null];
  await insertSends(
    tx,
    channels.map((channel) => ({ challengeId, channel, budgetKey, network, studentId })),
  );
  const expiresAt = new Date(now.getTime() + OTP_TTL_SECONDS * 1000);
  for (const { channel, to } of open) {
    const message = instead
      ? composeNote(deps.config, channel, instead)
      : composeCodeMessage(deps.config, channel, code, wanted);
    // A guardian gets the code because a student asked for it.
    const isAskedByOther = purpose === 'guardian' || undefined;
    await enqueueMessage(deps, tx, { ...message, kind: 'code', isAskedByOther, to, studentId, expiresAt, language });
  }
  await countSend(tx, { network, budgetKey });
}

/** Refuses a code too many; otherwise returns the database's time. */
async function requireSend(tx: Db, budgetKey: string, network: string): Promise<Date> {
  await lockTarget(tx, budgetKey);
  const now = await databaseNow(tx);
  const verdict = evaluateSend(await readSends(tx, budgetKey, network), now);
  if (verdict.ok) return now;
  const { retryAfterSeconds } = verdict;
  throw new DomainError('too-many-codes', { retryAfterSeconds, message: tooManyRequests(retryAfterSeconds) });
}

const tooManyRequests = (retryAfterSeconds: number) =>
  messageOf('accounts.tooManyRequests', { wait: inWords(retryAfterSeconds) });

export const tooManyAttempts = (retryAfterSeconds: number) =>
  messageOf('accounts.tooManyAttempts', { wait: inWords(retryAfterSeconds) });

/** `75` → `2 minutes`. */
function inWords(seconds: number): Text {
  if (seconds < 60) return messageOf('accounts.seconds', { count: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return messageOf('accounts.minutes', { count: minutes });
  return messageOf('accounts.hours', { count: Math.ceil(minutes / 60) });
}

/** While WhatsApp is paused, only other channels are used; without one the call is refused. */
async function openTargets(
  deps: Needs,
  tx: Db,
  { targets, purpose, studentId }: Pick<Wanted, 'targets' | 'purpose' | 'studentId'>,
  network: string | null,
): Promise<readonly Target[]> {
  const others = targets.filter((target) => target.channel !== 'whatsapp');
  if (others.length === targets.length) return targets;
  // Nobody at an unregistered number has agreed to messages of ours.
  if (purpose === 'login' && studentId === null) return others;
  if (!(await isWhatsAppPaused(deps, tx, network))) return targets;
  if (others.length === 0) throw new DomainError('whatsapp-paused');
  return others;
}
