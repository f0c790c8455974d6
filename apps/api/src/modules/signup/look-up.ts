import type { ExistingData, SignupStep } from '@dakhila/contract/signup';
import { DomainError } from '@dakhila/domain/errors';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { discloseRegistration, isRegistered } from '../students/index.ts';
import { findPendingSignup, type Signup, stepOf } from './store.ts';

export type Pending = { existingData: ExistingData | null; step: SignupStep | null };

/** Tells this browser its own pending sign-up, and anyone at most that a contact is registered. */
export async function lookUp(
  deps: Pick<Deps, 'db' | 'config'>,
  contact: { email: string } | { phone: string },
  caller: Caller,
): Promise<Pending> {
  const own = caller.signupId ? await findPendingSignup(deps.db, caller.signupId) : undefined;
  const isOwn = own && ('email' in contact ? own.email === contact.email : own.phone === contact.phone);
  if (isOwn) return describe(own);
  const told = await discloseRegistration(deps, caller, await isRegistered(deps.db, contact));
  if (told === 'registered') throw new DomainError('already-registered');
  return { existingData: null, step: null };
}

export function describe(signup: Signup): Pending {
  const { firstName, lastName, email, phone, affiliationCode } = signup;
  return {
    existingData: { firstName, lastName, email, phone, affiliationCode: affiliationCode ?? '' },
    step: stepOf(signup),
  };
}
