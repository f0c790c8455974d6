import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { findPendingSignup, type Signup, stepOf } from './store.ts';

/** This browser's own pending sign-up, with both contacts verified. The e-mail in the call is compared, never trusted. */
export async function requireVerifiedSignup(db: Db, signupId: string, email: string): Promise<Signup> {
  const signup = await requireOwnSignup(db, signupId, email);
  if (stepOf(signup) !== 'completed') throw new DomainError('signup-unverified');
  return signup;
}

/** This browser's own pending sign-up, at whatever step. */
export async function requireOwnSignup(db: Db, signupId: string, email: string): Promise<Signup> {
  const signup = await findPendingSignup(db, signupId);
  if (!signup || signup.email !== email) throw new DomainError('no-pending-signup');
  return signup;
}
