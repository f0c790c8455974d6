import { DomainError } from '@dakhila/domain/errors';
import { spend } from '../../db/budget.ts';
import type { Transaction } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { returnLookUps } from '../../http/rate-limit.ts';
import type { Deps } from '../../ports.ts';
import { checkCode } from './check-code.ts';
import { lockSignup, markVerified, type Signup, stepOf } from './pending-store.ts';
import { requireOwnSignup, sendStepCode } from './sign-up.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Typed = { email: string; otp: string; type: 'email' | 'whatsapp' };
/** Whether the code of the next step is on its way. */
type Verified = { isCodeSent: boolean };

/** Checks the code of one step. A verified e-mail address sends the first WhatsApp code in the same transaction. */
export async function verifyStep(deps: Needs, typed: Typed, caller: Caller & { signupId: string }): Promise<Verified> {
  const signup = await requireOwnSignup(deps.db, caller.signupId, typed.email);
  const step = stepOf(signup);
  // Sent twice, or from another tab: what is verified stays verified.
  if (step === 'completed' || (typed.type === 'email' && step === 'whatsapp')) return { isCodeSent: true };
  if (step !== typed.type) throw new DomainError('signup-unverified');

  const target = contactOf(signup, typed.type);
  const attempt = {
    purpose: typed.type === 'email' ? 'signup-email' : 'signup-whatsapp',
    subject: signup.id,
    caller,
    code: typed.otp,
    account: `signup:${target}`,
    to: [target],
    whenNothingPending: 'code-wrong',
  } as const;
  return checkCode(deps, attempt, async (tx) => {
    const held = await lockSignup(tx, signup.id);
    // The contact was changed while the code was on its way here: what it proves is no longer what is asked.
    if (!held || contactOf(held, typed.type) !== target) throw new DomainError('code-wrong');
    await markVerified(tx, signup.id, typed.type);
    if (typed.type === 'whatsapp') await returnOwnLookUps(tx, held, caller);
    return { isCodeSent: typed.type === 'email' && (await sendFirstWhatsAppCode(deps, tx, held, caller)) };
  });
}

/** One for the number, one for the address, one for the form, one for an affiliation code. Once a day for a number: nobody earns look-ups by signing up again and again. */
async function returnOwnLookUps(tx: Transaction, { phone, affiliationCode }: Signup, caller: Caller) {
  const { isWithin } = await spend(tx, `lookups-returned:${phone}`, { limit: 1, windowSeconds: 24 * 3600 });
  if (isWithin) await returnLookUps(tx, caller, affiliationCode ? 4 : 3);
}

const contactOf = ({ email, phone }: Signup, step: 'email' | 'whatsapp') => (step === 'email' ? email : phone);

/** A limit on WhatsApp codes must not undo a verified e-mail address: the next step offers to send the code again. */
async function sendFirstWhatsAppCode(deps: Needs, tx: Transaction, signup: Signup, caller: Caller): Promise<boolean> {
  try {
    await tx.transaction((part) => sendStepCode(deps, part, { ...signup, emailVerifiedAt: deps.now() }, caller));
    return true;
  } catch (error) {
    const isLimit =
      error instanceof DomainError && (error.code === 'too-many-codes' || error.code === 'whatsapp-paused');
    if (!isLimit) throw error;
    return false;
  }
}
