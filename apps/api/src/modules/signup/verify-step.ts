import { DomainError } from '@dakhila/domain/errors';
import type { Transaction } from '../../db/client.ts';
import type { LookUpCaller } from '../../http/look-up-budget.ts';
import type { Deps } from '../../ports.ts';
import { checkCode } from '../verification/index.ts';
import { sendStepCode } from './start-signup.ts';
import { markVerified, type Signup, stepOf } from './store.ts';
import { requireOwnSignup } from './verified-signup.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Typed = { signupId: string; email: string; otp: string; type: 'email' | 'whatsapp'; isLoopback: boolean };

/** Checks the code of one step. A verified e-mail address sends the first WhatsApp code in the same transaction. */
export async function verifyStep(deps: Needs, typed: Typed, from: LookUpCaller): Promise<void> {
  const signup = await requireOwnSignup(deps.db, typed.signupId, typed.email);
  const step = stepOf(signup);
  // Sent twice, or from another tab: what is verified stays verified.
  if (step === 'completed' || (typed.type === 'email' && step === 'whatsapp')) return;
  if (step !== typed.type) throw new DomainError('signup-unverified');

  const key = { subject: signup.id, browserId: from.caller.browserId };
  const purpose = typed.type === 'email' ? 'signup-email' : 'signup-whatsapp';
  const account = `signup:${typed.type === 'email' ? signup.email : signup.phone}`;
  const attempt = {
    ...key,
    purpose,
    code: typed.otp,
    account,
    isLoopback: typed.isLoopback,
    whenNothingPending: 'code-wrong',
  } as const;
  await checkCode(deps, attempt, async (tx) => {
    await markVerified(tx, signup.id, typed.type);
    if (typed.type === 'email') await sendFirstWhatsAppCode(deps, tx, signup, from);
  });
}

/** A limit on WhatsApp codes must not undo a verified e-mail address: the next step offers to send the code again. */
async function sendFirstWhatsAppCode(deps: Needs, tx: Transaction, signup: Signup, from: LookUpCaller) {
  try {
    await tx.transaction((part) => sendStepCode(deps, part, { ...signup, emailVerifiedAt: deps.now() }, from));
  } catch (error) {
    const isLimit =
      error instanceof DomainError && (error.code === 'too-many-codes' || error.code === 'whatsapp-paused');
    if (!isLimit) throw error;
  }
}
