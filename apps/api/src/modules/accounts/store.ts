import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { isCapUniversity } from '@dakhila/domain/colleges/universities';
import type { Contact } from '@dakhila/domain/contact';
import type { Language } from '@dakhila/domain/language/languages';
import { LEGAL_DOCUMENTS, LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import { and, asc, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { first, matches } from '../../db/rows.ts';
import { agreements, examProfiles, knownBrowsers, signups, students } from '../../db/schema/index.ts';

export type Student = typeof students.$inferSelect;

const isAlive = (id: string) => and(eq(students.id, id), isNull(students.erasedAt));

/** The student, unless the account was erased. */
export const findStudent = (db: Db, id: string): Promise<Student | undefined> =>
  first(db.select().from(students).where(isAlive(id)));

/** The same, locked until the transaction ends: changes of a whole account run one after the other. */
export const lockStudent = (tx: Db, id: string): Promise<Student | undefined> =>
  first(tx.select().from(students).where(isAlive(id)).for('update'));

/** The row of a student, also of an erased account, locked: orders, bookings, lists and sittings of one student are written one after the other. */
export const holdStudent = (tx: Db, id: string): Promise<Student | undefined> =>
  first(tx.select().from(students).where(eq(students.id, id)).for('no key update'));

/** Whether one of the given contacts belongs to an account. */
export async function isRegistered(db: Db, { email, phone }: { email?: string; phone?: string }): Promise<boolean> {
  const byContact = [email ? eq(students.email, email) : undefined, phone ? eq(students.phone, phone) : undefined];
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(or(...byContact))
    .limit(1);
  return found.length > 0;
}

export const saveName = (db: Db, id: string, name: { firstName: string; lastName: string }) =>
  db.update(students).set(name).where(eq(students.id, id));

/** The student an e-mail address or a phone number belongs to, and whether they have signed in from this browser before. */
export async function findStudentByContact(db: Db, contact: Contact, browserId: string) {
  const isTheirs = contact.kind === 'email' ? eq(students.email, contact.email) : eq(students.phone, contact.phone);
  const [student] = await db
    .select({
      id: students.id,
      email: students.email,
      phone: students.phone,
      language: students.language,
      isKnownBrowser: isNotNull(knownBrowsers.browserId).mapWith(Boolean),
    })
    .from(students)
    .leftJoin(knownBrowsers, and(eq(knownBrowsers.studentId, students.id), eq(knownBrowsers.browserId, browserId)))
    .where(isTheirs);
  return student;
}

export const rememberBrowser = (db: Db, studentId: string, browserId: string) =>
  db
    .insert(knownBrowsers)
    .values({ studentId, browserId })
    .onConflictDoUpdate({
      target: [knownBrowsers.studentId, knownBrowsers.browserId],
      set: { lastUsedAt: sql`app_now()` },
    });

/** Records that a student accepted the current terms and privacy policy, in the caller's transaction. */
export const recordAgreements = (tx: Db, studentId: string) =>
  tx
    .insert(agreements)
    .values(LEGAL_DOCUMENTS.map((document) => ({ studentId, document, version: LEGAL_VERSION })))
    .onConflictDoNothing();

export const listAgreements = (db: Db, studentId: string) =>
  db
    .select()
    .from(agreements)
    .where(eq(agreements.studentId, studentId))
    .orderBy(asc(agreements.acceptedAt), asc(agreements.document));

/** Whether the student accepted the current version of all texts. */
export async function hasCurrentAgreements(db: Db, studentId: string): Promise<boolean> {
  const [found] = await db
    .select({ count: count() })
    .from(agreements)
    .where(matches(agreements, { studentId, version: LEGAL_VERSION }));
  return found?.count === LEGAL_DOCUMENTS.length;
}

/** A student with what every start page needs: the exam profile, and whether the current texts are accepted. */
export async function findStudentWithProfile(db: Db, id: string) {
  const accepted = db
    .select({ count: count() })
    .from(agreements)
    .where(matches(agreements, { studentId: id, version: LEGAL_VERSION }));
  const [found] = await db
    .select({ student: students, profile: examProfiles.profile, accepted: sql<number>`(${accepted})::int` })
    .from(students)
    .leftJoin(examProfiles, eq(examProfiles.studentId, students.id))
    .where(isAlive(id));
  if (!found) return undefined;
  const { student, profile } = found;
  return {
    student,
    profile: profile ? withKnownUniversity(profile) : {},
    isAgreementCurrent: found.accepted === LEGAL_DOCUMENTS.length,
  };
}

export const saveStudentLanguage = (db: Db, id: string, language: Language) =>
  db.update(students).set({ language }).where(eq(students.id, id));

export const saveSignupLanguage = (db: Db, id: string, language: Language) =>
  db.update(signups).set({ language }).where(eq(signups.id, id));

/** Saves a choice made before signing in, unless the student has chosen before. */
export const keepFirstLanguage = (db: Db, id: string, language: Language) =>
  db
    .update(students)
    .set({ language })
    .where(and(eq(students.id, id), isNull(students.language)));

const profileOf = prepareOnce((db) =>
  db
    .select()
    .from(examProfiles)
    .where(eq(examProfiles.studentId, sql.placeholder('studentId')))
    .prepare('find_profile'),
);

export async function findProfile(db: Db, studentId: string) {
  const [found] = await profileOf(db).execute({ studentId });
  return found && { ...found, profile: withKnownUniversity(found.profile) };
}

export const saveProfile = (db: Db, studentId: string, profile: ExamProfile) =>
  upsert(db, studentId, { values: profile, whereOneIs: sql`excluded.profile` });

/** Replaces parts of the same name in one statement, so that concurrent changes are not lost. */
export const mergeProfile = (db: Db, studentId: string, parts: ExamProfile) =>
  upsert(db, studentId, { values: parts, whereOneIs: sql`${examProfiles.profile} || excluded.profile` });

async function upsert(
  db: Db,
  studentId: string,
  { values: profile, whereOneIs }: { values: ExamProfile; whereOneIs: SQL },
) {
  const [saved] = await db
    .insert(examProfiles)
    .values({ studentId, profile })
    .onConflictDoUpdate({ target: examProfiles.studentId, set: { profile: whereOneIs, updatedAt: sql`app_now()` } })
    .returning();
  if (saved === undefined) throw new Error('the exam profile was not saved');
  return { ...saved, profile: withKnownUniversity(saved.profile) };
}

/** A home university from before the list was corrected is dropped, so that the student is asked again. */
function withKnownUniversity(profile: ExamProfile): ExamProfile {
  const university = profile.mhtCet?.homeUniversity;
  if (university === undefined || isCapUniversity(university)) return profile;
  return { ...profile, mhtCet: { ...profile.mhtCet, homeUniversity: undefined } };
}
