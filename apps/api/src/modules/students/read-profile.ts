import type { StudentProfile } from '@dakhila/contract/students';
import { allowanceOf } from '@dakhila/domain/allowance/ledger';
import { DomainError } from '@dakhila/domain/errors';
import { isComplete, studentCompletion } from '@dakhila/domain/profile/completion';
import type { Deps } from '../../ports.ts';
import { readBalances } from '../allowance/index.ts';
import { hasCompletedAssessment } from '../assessment-scores/index.ts';
import { findProfile } from '../exam-profile/index.ts';
import { findStudent } from './store.ts';

/** The student with plan and allowances, as the shell shows them. */
export async function readProfile({ db }: Pick<Deps, 'db'>, studentId: string): Promise<StudentProfile> {
  const [student, balances, isAssessed, stored] = await Promise.all([
    findStudent(db, studentId),
    readBalances(db, studentId),
    hasCompletedAssessment(db, studentId),
    findProfile(db, studentId),
  ]);
  // The account went away while the session was still believed.
  if (!student) throw new DomainError('not-signed-in');
  return {
    id: student.id,
    name: `${student.firstName} ${student.lastName}`,
    email: student.email,
    subscriptionTier: student.tierName,
    subscriptionAllowance: allowanceOf(balances, isAssessed),
    isProfileCompleted: isComplete(studentCompletion(student.birthDate, stored?.profile ?? {})),
  };
}
