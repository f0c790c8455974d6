import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { isCurrentVersion } from '@dakhila/domain/privacy/policy';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { students } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { spendLookUp } from '../../http/rate-limit.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { claimMessages } from '../messaging/index.ts';
import { claimSends } from './code-store.ts';
import { linkStudent, lockSignup } from './pending-store.ts';
import { keepFirstLanguage, mergeProfile, recordAgreements, saveProfile } from './store.ts';

type Created = { studentId: string; isNew: boolean };

/**
 * Turns a verified sign-up into an account, in the caller's transaction. If another sign-up with the same contacts was
 * faster, its account is returned; calling it again returns the same account.
 */
export async function createStudent(
  deps: Pick<Deps, 'newId'>,
  tx: Db,
  signupId: string,
  tierName: string,
): Promise<Created> {
  const signup = await lockSignup(tx, signupId);
  if (!signup?.emailVerifiedAt || !signup.phoneVerifiedAt)
    throw new Error('A student is made from a verified sign-up only');
  if (signup.studentId) return { studentId: signup.studentId, isNew: false };

  const { firstName, lastName, email, phone, affiliationCode, language } = signup;
  const [made] = await tx
    .insert(students)
    .values({ id: deps.newId(), firstName, lastName, email, phone, affiliationCode, language, tierName })
    .onConflictDoNothing()
    .returning({ id: students.id });
  const studentId = made?.id ?? (await findByVerifiedEmail(tx, email));
  if (!studentId) throw new PhoneTaken();
  if (made) {
    await recordAgreements(tx, studentId);
    const own = { studentId, contacts: [email, phone] };
    await claimMessages(tx, own);
    await claimSends(tx, own);
  }
  await linkStudent(tx, signupId, studentId);
  return { studentId, isNew: made !== undefined };
}

/** The phone number now belongs to another account: an operator has to decide. */
export class PhoneTaken extends Error {
  override name = 'PhoneTaken';
}

async function findByVerifiedEmail(tx: Db, email: string) {
  const [student] = await tx.select({ id: students.id }).from(students).where(eq(students.email, email));
  return student?.id;
}

/** Replaces parts of the exam profile; changes of another device to other parts stay. */
export function changeExamProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  studentId: string,
  parts: Pick<ExamProfile, 'classTwelve' | 'preferences'>,
) {
  requirePastYear(parts, now());
  return mergeProfile(db, studentId, parts);
}

/** Class XII can be a year away for a student who plans early. */
const YEARS_AHEAD = 1;

function requirePastYear({ classTwelve }: Pick<ExamProfile, 'classTwelve'>, now: Date): void {
  const thisYear = Number(dayOf(now).slice(0, 4));
  const passed = classTwelve?.year;
  if (passed !== undefined && passed > thisYear + YEARS_AHEAD)
    throw new InvalidInput({ 'classTwelve.year': messageOf('input.futureYear') });
}

export function saveExamProfile({ db, now }: Pick<Deps, 'db' | 'now'>, studentId: string, profile: ExamProfile) {
  requirePastYear(profile, now());
  return saveProfile(db, studentId, profile);
}

/** Records that a student accepts the texts in the version that was read; an open page may show an older one. */
export async function acceptAgreements({ db }: Pick<Deps, 'db'>, studentId: string, version: string) {
  if (!isCurrentVersion(version)) throw new DomainError('conflict', { message: messageOf('accounts.textsChanged') });
  await recordAgreements(db, studentId);
}

/**
 * Sets the language at sign-in: the profile's language comes to this browser; a student without one takes that of the
 * browser. Null when nobody has chosen.
 */
export async function settleLanguage(
  { db }: Pick<Deps, 'db'>,
  student: { id: string; language: Language | null },
  ofBrowser: Language | null,
): Promise<Language | null> {
  if (student.language === null && ofBrowser) await keepFirstLanguage(db, student.id, ofBrowser);
  return student.language ?? ofBrowser;
}

/** What a caller may learn about a contact. */
type Disclosed = 'registered' | 'unregistered' | 'nothing';
type Needs = { db: Db; config: Pick<Config, 'DISCLOSE_REGISTRATION'> };

/**
 * Decides what is revealed about a contact. Each answer costs a look-up; with registrations undisclosed none is given.
 * A network without look-ups gets no answer either: a refusal would lock out a whole school, and answering owners
 * alone would reveal who is registered. A null caller uses no look-up, because the owner is known or has used one
 * before.
 */
export async function discloseRegistration(
  { db, config }: Needs,
  caller: Caller | null,
  isRegistered: boolean,
): Promise<Disclosed> {
  const isWithin = caller === null || (await spendLookUp(db, caller)).isWithin;
  if (!config.DISCLOSE_REGISTRATION || !isWithin) return 'nothing';
  return isRegistered ? 'registered' : 'unregistered';
}
