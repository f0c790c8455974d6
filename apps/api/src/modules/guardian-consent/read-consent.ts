import type { GuardianConsent } from '@dakhila/contract/guardian-consent';
import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { isUnderage } from '@dakhila/domain/students/age';
import { GUARDIAN_WORDING } from '@dakhila/domain/students/guardian-wording';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { type Consent, findAsked, findGiven, findMinor } from './store.ts';

/** How a student stands with age and consent, as the profile and the dialog show it. */
export async function readConsent({ db, now }: Pick<Deps, 'db' | 'now'>, studentId: string): Promise<GuardianConsent> {
  const [student, asked, given] = await Promise.all([
    findMinor(db, studentId),
    findAsked(db, studentId),
    findGiven(db, studentId),
  ]);
  if (!student) throw new DomainError('not-signed-in');
  const { birthDate } = student;
  const isMinor = birthDate === null ? null : isUnderage(birthDate, now());
  const { version, title, points } = GUARDIAN_WORDING;
  return {
    birthDate,
    isUnderage: isMinor,
    isSatisfied: isMinor === false || (isMinor === true && given !== undefined),
    wording: { version, title, points: [...points] },
    asked: asked ? { ...shown(asked), askedAt: asked.askedAt.toISOString() } : null,
    given: given?.givenAt ? { ...shown(given), version: given.version, givenAt: given.givenAt.toISOString() } : null,
  };
}

const shown = ({ guardianName, channel, contact }: Consent) => ({
  guardianName,
  contact: channel === 'email' ? maskEmail(contact) : maskPhone(contact),
});

/** What keeps a student from what needs a consent; null where nothing does. */
type Missing = 'birth-date' | 'guardian-consent' | null;

/** Says what is missing. For a minor with a consent it says since when it stands. */
export async function judgeConsent(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  studentId: string,
): Promise<{ missing: Missing; givenAt: Date | null }> {
  const student = await findMinor(db, studentId);
  if (!student?.birthDate) return { missing: 'birth-date', givenAt: null };
  if (!isUnderage(student.birthDate, now())) return { missing: null, givenAt: null };
  const given = await findGiven(db, studentId);
  return given ? { missing: null, givenAt: given.givenAt } : { missing: 'guardian-consent', givenAt: null };
}

/** Throws unless the student is of age, or a parent or guardian has agreed. */
export async function demandConsent(deps: Pick<Deps, 'now'>, db: Db, studentId: string): Promise<void> {
  const { missing } = await judgeConsent(deps, db, studentId);
  if (missing === 'birth-date') throw new DomainError('birth-date-needed');
  if (missing === 'guardian-consent') throw new DomainError('guardian-consent-needed');
}
