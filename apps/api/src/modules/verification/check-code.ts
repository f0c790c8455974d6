import { setTimeout as sleep } from 'node:timers/promises';
import {
  OTP_LENGTH,
  PENDING_LOGIN_SECONDS,
  sprayLimit,
  WRONG_CODES_PER_DAY,
  WRONG_CODES_PER_HOUR,
} from '@dakhila/domain/auth/otp';
import { DomainError, type ErrorCode } from '@dakhila/domain/errors';
import { type Budget, spend } from '../../db/budget.ts';
import type { Db, Transaction } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { hashCode, isSameHash } from './code.ts';
import { inWords } from './send-code.ts';
import {
  type ChallengeKey,
  claimTry,
  clearBudgets,
  countVerified,
  findChallenge,
  markSendsUsed,
  winChallenge,
} from './store.ts';

type Needs = Pick<Deps, 'db' | 'secrets'>;
type Typed = ChallengeKey & {
  code: string;
  /** Whose wrong codes are counted together; a browser that signed in before is counted on its own. */
  account: string;
  /** Where the code must have gone. */
  to: readonly string[];
  /** Whether the check counts towards the bound on wrong codes of everyone. */
  isBudgeted: boolean;
  /** What it means that this browser waits for no code. */
  whenNothingPending: Extract<ErrorCode, 'login-expired' | 'code-wrong'>;
};

/** How much slower a check is while someone sprays codes over many accounts. */
const SPRAY_DELAY_MS = 1_500;

/**
 * Checks a code: the try is counted first, then compared, and of several right answers one wins. The winner's
 * `onSuccess` runs in the same transaction that takes the code away.
 */
export async function checkCode<T>(deps: Needs, typed: Typed, onSuccess: (tx: Transaction) => Promise<T>): Promise<T> {
  const { code, account, to, isBudgeted, whenNothingPending, ...key } = typed;
  const challenge = await findChallenge(deps.db, key, PENDING_LOGIN_SECONDS);
  if (!challenge) throw new DomainError(whenNothingPending);
  // A slip of the thumb, not a guess: it costs nothing.
  if (code.length !== OTP_LENGTH) throw new DomainError('code-wrong');

  const expected = await claimTry(deps.db, challenge.id);
  if (!expected) throw new DomainError('code-wrong');
  const budgetKeys = [`wrong-codes:hour:${account}`, `wrong-codes:day:${account}`] as const;
  await demand(deps.db, budgetKeys[0], WRONG_CODES_PER_HOUR);
  await demand(deps.db, budgetKeys[1], WRONG_CODES_PER_DAY);

  if (!isSameHash(expected, hashCode(deps.secrets, key, { to, challengeId: challenge.id, code }))) {
    if (isBudgeted) await slowSprayers(deps.db);
    throw new DomainError('code-wrong');
  }
  return deps.db.transaction(async (tx) => {
    if (!(await winChallenge(tx, challenge.id))) throw new DomainError('code-wrong');
    await clearBudgets(tx, [...budgetKeys]);
    await markSendsUsed(tx, challenge.id);
    return onSuccess(tx);
  });
}

/** Every try is taken off before it is compared; success gives them back. */
async function demand(db: Db, key: string, budget: Budget) {
  const spent = await spend(db, key, budget);
  if (spent.isWithin) return;
  const { retryAfterSeconds } = spent;
  throw new DomainError('too-many-wrong-codes', {
    retryAfterSeconds,
    message: `Too many OTP attempts. Try again in ${inWords(retryAfterSeconds)}`,
  });
}

/** Never refuses: the student at home must get in while someone else tries a million accounts. */
async function slowSprayers(db: Db) {
  const spent = await spend(db, 'wrong-codes:everyone', { limit: sprayLimit(0), windowSeconds: 24 * 3600 });
  if (spent.isWithin) return;
  const wrongSoFar = spent.spent;
  if (wrongSoFar > sprayLimit(await countVerified(db))) await sleep(SPRAY_DELAY_MS);
}
