import type { Profile } from '@dakhila/contract/profile';
import { DomainError } from '@dakhila/domain/errors';
import { studentCompletion } from '@dakhila/domain/profile/completion';
import type { Deps } from '../../ports.ts';
import { findProfile } from '../exam-profile/index.ts';
import { findStudent } from '../students/index.ts';

/** The person behind the account, and how much of the whole profile is there. */
export async function readProfile({ db }: Pick<Deps, 'db'>, studentId: string): Promise<Profile> {
  const [student, stored] = await Promise.all([findStudent(db, studentId), findProfile(db, studentId)]);
  if (!student) throw new DomainError('not-signed-in');
  const { firstName, lastName, birthDate, createdAt } = student;
  return {
    ...{ firstName, lastName, birthDate, joinedAt: createdAt.toISOString() },
    completion: studentCompletion(birthDate, stored?.profile ?? {}),
  };
}
