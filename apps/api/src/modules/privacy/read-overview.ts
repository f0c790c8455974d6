import type { Deletion, PrivacyOverview } from '@dakhila/contract/privacy';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import { findStudent, hasCurrentAgreements, listAgreements } from '../accounts/index.ts';
import { type Closure, findClosure } from './store.ts';

/** What the privacy part of the profile shows, and the page of a closed account. */
export async function readOverview({ db }: Pick<Deps, 'db'>, studentId: string): Promise<PrivacyOverview> {
  const [student, closure, accepted, isAgreementCurrent] = await Promise.all([
    findStudent(db, studentId),
    findClosure(db, studentId),
    listAgreements(db, studentId),
    hasCurrentAgreements(db, studentId),
  ]);
  if (!student) throw new DomainError('not-signed-in');
  return {
    email: student.email,
    phone: student.phone.slice(-10),
    agreements: accepted.map(({ document, version, acceptedAt }) => ({
      document,
      version,
      acceptedAt: acceptedAt.toISOString(),
    })),
    isAgreementCurrent,
    deletion: closure ? describeClosure(closure) : null,
  };
}

export const describeClosure = ({ askedAt, eraseAt }: Closure): Deletion => ({
  askedAt: askedAt.toISOString(),
  eraseAt: eraseAt.toISOString(),
});
