import type { GuardianConsent } from '@dakhila/contract/guardian-consent';
import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf, type WithTexts } from '@dakhila/domain/messages/message';
import { GUARDIAN_WORDING, isBirthDate, isUnderage } from '@dakhila/domain/students/age';
import type { Db } from '../../db/client.ts';
import type { OwnCaller } from '../../http/caller.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { checkCode } from '../accounts/index.ts';
import {
  type Consent,
  findAsked,
  findConsents,
  findGiven,
  findMinor,
  forgetAsked,
  lockMinor,
  type Minor,
  markGiven,
  saveBirthDate as store,
  withdrawGiven,
} from './guardian-store.ts';

/** The age and consent of a student, as the profile and the dialog show them. A caller that has read the student passes it. */
export async function readConsent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  studentId: string,
  known?: Pick<Minor, 'birthDate'>,
): Promise<WithTexts<GuardianConsent, 'wording'>> {
  const student = known ?? (await findMinor(db, studentId));
  if (!student) throw new DomainError('not-signed-in');
  const { asked, given } = await findConsents(db, studentId);
  const { birthDate } = student;
  const isMinor = birthDate === null ? null : isUnderage(birthDate, now());
  return {
    birthDate,
    isUnderage: isMinor,
    isSatisfied: isMinor === false || (isMinor === true && given !== undefined),
    wording: {
      version: GUARDIAN_WORDING.version,
      title: messageOf('assessment.guardian.title'),
      points: GUARDIAN_WORDING.points.map((point) => messageOf(`assessment.guardian.${point}`)),
    },
    asked: asked ? { ...shown(asked), askedAt: asked.askedAt.toISOString() } : null,
    given: given?.givenAt ? { ...shown(given), version: given.version, givenAt: given.givenAt.toISOString() } : null,
  };
}

const shown = ({ guardianName, channel, contact }: Consent) => ({
  guardianName,
  contact: channel === 'email' ? maskEmail(contact) : maskPhone(contact),
});

/** What is missing for a consent; null when nothing is. */
type Missing = 'birth-date' | 'guardian-consent' | null;

/** What is missing; for a minor with a consent, since when it is given. */
export async function checkConsent(
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
export async function requireConsent(deps: Pick<Deps, 'now'>, db: Db, studentId: string): Promise<void> {
  const { missing } = await checkConsent(deps, db, studentId);
  if (missing === 'birth-date') throw new DomainError('birth-date-needed');
  if (missing === 'guardian-consent') throw new DomainError('guardian-consent-needed');
}

/** Support corrects a birth date. False for an impossible one. */
export async function correctBirthDate(
  db: Db,
  { studentId, birthDate, now }: { studentId: string; birthDate: string; now: Date },
) {
  if (!isBirthDate(birthDate, now)) return false;
  await store(db, studentId, birthDate);
  return true;
}

/** Saves the birth date. A student under 18 cannot change it to become an adult: support corrects real mistakes. */
export function saveBirthDate({ db, now }: Pick<Deps, 'db' | 'now'>, studentId: string, birthDate: string) {
  if (!isBirthDate(birthDate, now())) throw new InvalidInput({ birthDate: messageOf('assessment.birthDate') });
  return db.transaction(async (tx) => {
    const student = await lockMinor(tx, studentId);
    const before = student?.birthDate ?? null;
    if (before !== null && isUnderage(before, now()) && !isUnderage(birthDate, now()))
      throw new DomainError('conflict', { message: messageOf('assessment.underage') });
    await store(tx, studentId, birthDate);
  });
}

/** Confirms the requested consent with the code that the guardian passed on. */
export async function confirmConsent(
  deps: Pick<Deps, 'db' | 'secrets'>,
  otp: string,
  caller: OwnCaller,
): Promise<void> {
  const { studentId } = caller.session;
  const asked = await findAsked(deps.db, studentId);
  if (!asked) throw new DomainError('code-wrong');
  const typed = {
    purpose: 'guardian',
    subject: studentId,
    caller,
    code: otp,
    account: `guardian:${studentId}`,
    to: [asked.contact],
    whenNothingPending: 'code-wrong',
  } as const;
  await checkCode(deps, typed, async (tx) => {
    await lockMinor(tx, studentId);
    const held = await findAsked(tx, studentId);
    // Another guardian was asked meanwhile.
    if (held?.id !== asked.id) throw new DomainError('code-wrong');
    await markGiven(tx, held);
  });
}

/** Undoes, in the same transaction, what another module did because of a consent. */
export type OnWithdrawn = (tx: Db, studentId: string) => Promise<unknown>;

/** Undoes, after the consent has ended, what needs transactions of its own. */
export type AfterWithdrawn = (studentId: string) => Promise<unknown>;
type Needs = Pick<Deps, 'db'> & { onConsentWithdrawn: OnWithdrawn; afterConsentWithdrawn: AfterWithdrawn };

/** Ends the consent, any open request, and what was done because of it. It does not return when the student turns 18. */
export async function withdrawConsent(
  { db, onConsentWithdrawn, afterConsentWithdrawn }: Needs,
  studentId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMinor(tx, studentId);
    await withdrawGiven(tx, studentId);
    await forgetAsked(tx, studentId);
    await onConsentWithdrawn(tx, studentId);
  });
  await afterConsentWithdrawn(studentId);
}
