import type { StudentProfile } from '@dakhila/contract/students';
import { allowanceOf } from '@dakhila/domain/allowance/ledger';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { readBalances } from '../allowance/index.ts';
import { findStudent } from './store.ts';

/** The student with plan and allowances, as the shell shows them. */
export async function readProfile({ db }: Pick<Deps, 'db'>, studentId: string): Promise<StudentProfile> {
  const [student, balances] = await Promise.all([findStudent(db, studentId), readBalances(db, studentId)]);
  // The account went away while the session was still believed.
  if (!student) throw new DomainError('not-signed-in');
  return {
    id: student.id,
    name: `${student.firstName} ${student.lastName}`,
    email: student.email,
    subscriptionTier: student.tierName,
    // No assessment can be completed before there is one to take.
    subscriptionAllowance: allowanceOf(balances, false),
    isProfileCompleted: student.profileCompletedAt !== null,
  };
}
