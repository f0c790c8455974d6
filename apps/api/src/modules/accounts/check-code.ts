import {
  OTP_LENGTH,
  OTP_TRIES,
  PENDING_LOGIN_SECONDS,
  WRONG_CODES_PER_DAY,
  WRONG_CODES_PER_HOUR,
} from '@dakhila/domain/auth/otp';
import { DomainError, type ErrorCode } from '@dakhila/domain/errors';
import { requireBudget } from '../../db/budget.ts';
import type { Transaction } from '../../db/client.ts';
import { wideNetworkOf } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { countWrongCode, hasOneTryOnly, triesKeyOf } from './code-budgets.ts';
import { countUse } from './code-counts.ts';
import {
  type ChallengeKey,
  claimTry,
  clearBudgets,
  findChallenge,
  hashCode,
  isSameHash,
  markSendsUsed,
  voidCode,
  winChallenge,
} from './code-store.ts';
import { type Asker, tooManyAttempts } from './send-code.ts';

type Needs = Pick<Deps, 'db' | 'secrets'>;
type Typed = Omit<ChallengeKey, 'browserId'> & {
  code: string;
  caller: Asker;
  /** Wrong codes are counted for this key; a browser that signed in before has its own. */
  account: string;
  /** Whether the browser has signed in before: then the limits of its network do not apply. */
  isKnownBrowser?: boolean;
  /** The contacts that the code was sent to. */
  to: readonly string[];
  /** The error when this browser has no pending code. */
  whenNothingPending: Extract<ErrorCode, 'login-expired' | 'code-wrong'>;
};

/**
 * Checks a code: the try is counted first, then compared, and of several correct answers one wins. The winner's
 * `onSuccess` runs in the transaction that deletes the code.
 */
export async function checkCode<T>(deps: Needs, typed: Typed, onSuccess: (tx: Transaction) => Promise<T>): Promise<T> {
  const { code, account, isKnownBrowser = false, to, caller, whenNothingPending, purpose, subject } = typed;
  const key = { purpose, subject, browserId: caller.browserId };
  const challenge = await findChallenge(deps.db, key, PENDING_LOGIN_SECONDS);
  if (!challenge) throw new DomainError(whenNothingPending);
  // A typing mistake, not a guess: it costs no try.
  if (code.length !== OTP_LENGTH) throw new DomainError('code-wrong');

  const claimed = await claimTry(deps.db, challenge.id);
  if (!claimed) throw new DomainError('code-wrong');
  const network = wideNetworkOf(caller.network);
  const sprayer = isKnownBrowser ? null : caller.budgetedNetwork && network;
  const budgetKeys = [`wrong-codes:hour:${account}:${network}`, `wrong-codes:day:${account}:${network}`] as const;
  // Every try is counted before it is compared; success returns them.
  const refusal = { code: 'too-many-wrong-codes', message: tooManyAttempts } as const;
  await requireBudget(deps.db, budgetKeys[0], WRONG_CODES_PER_HOUR, refusal);
  await requireBudget(deps.db, budgetKeys[1], WRONG_CODES_PER_DAY, refusal);
  const triesAllowed = (await hasOneTryOnly(deps.db, account, sprayer)) ? 1 : OTP_TRIES;

  const isCompared = claimed.tries <= triesAllowed;
  const hash = hashCode(deps.secrets, key, { to, challengeId: challenge.id, code });
  if (!isCompared || !isSameHash(claimed.codeHash, hash)) {
    if (isCompared && sprayer) await countWrongCode(deps.db, sprayer);
    // A void code uses no tries: a student who types it again must not reach the limit.
    if (claimed.tries >= triesAllowed) await voidCode(deps.db, challenge.id);
    throw new DomainError('code-wrong');
  }
  return deps.db.transaction(async (tx) => {
    if (!(await winChallenge(tx, challenge.id))) throw new DomainError('code-wrong');
    await clearBudgets(tx, [...budgetKeys, triesKeyOf(account)]);
    const send = await markSendsUsed(tx, challenge.id);
    const done = await onSuccess(tx);
    // Counts are locked last, so that a transaction that holds them waits for nothing else.
    if (send) await countUse(tx, send);
    return done;
  });
}
