import { DomainError } from '@dakhila/domain/errors';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { describe, type Pending } from './look-up.ts';
import { sendStepCode } from './send-step-code.ts';
import { findPendingSignup, lockSignup, stepOf } from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>;

/** Sends the code of one step again to the pending sign-up of this browser. A step that is done needs no code. */
export function resendCode(deps: Needs, step: 'email' | 'whatsapp', caller: Caller): Promise<Pending> {
  return deps.db.transaction(async (tx) => {
    if (caller.signupId) await lockSignup(tx, caller.signupId);
    const signup = caller.signupId ? await findPendingSignup(tx, caller.signupId) : undefined;
    if (!signup) throw new DomainError('no-pending-signup');
    if (step === 'whatsapp' && stepOf(signup) === 'email') throw new DomainError('signup-unverified');
    if (stepOf(signup) === step) await sendStepCode(deps, tx, signup, caller);
    return describe(signup);
  });
}
