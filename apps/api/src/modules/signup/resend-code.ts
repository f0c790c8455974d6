import { DomainError } from '@dakhila/domain/errors';
import type { LookUpCaller } from '../../http/look-up-budget.ts';
import type { Deps } from '../../ports.ts';
import { describe, type Pending } from './look-up.ts';
import { sendStepCode } from './start-signup.ts';
import { findPendingSignup, stepOf } from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;

/** Sends the code of one step again to the pending sign-up of this browser. A step that is done needs no code. */
export async function resendCode(deps: Needs, step: 'email' | 'whatsapp', from: LookUpCaller): Promise<Pending> {
  const signup = from.caller.signupId ? await findPendingSignup(deps.db, from.caller.signupId) : undefined;
  if (!signup) throw new DomainError('no-pending-signup');
  if (step === 'whatsapp' && stepOf(signup) === 'email') throw new DomainError('signup-unverified');
  if (stepOf(signup) === step) await deps.db.transaction((tx) => sendStepCode(deps, tx, signup, from));
  return describe(signup);
}
