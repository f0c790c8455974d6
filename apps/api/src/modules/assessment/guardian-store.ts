import { type CodeChannel, OTP_TTL_SECONDS } from '@dakhila/domain/auth/otp';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOpenAccount } from '../../db/open-account.ts';
import { first } from '../../db/rows.ts';
import { guardianConsents, students } from '../../db/schema/index.ts';

export type Consent = typeof guardianConsents.$inferSelect;
export type Minor = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: string | null;
};

export async function findMinor(db: Db, studentId: string): Promise<Minor | undefined> {
  const { firstName, lastName, email, phone, birthDate } = students;
  const [found] = await db
    .select({ firstName, lastName, email, phone, birthDate })
    .from(students)
    .where(eq(students.id, studentId));
  return found;
}

/** The same, with the row locked until the transaction ends. */
export async function lockMinor(db: Db, studentId: string) {
  await db.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
  return findMinor(db, studentId);
}

export const saveBirthDate = (db: Db, studentId: string, birthDate: string) =>
  db.update(students).set({ birthDate }).where(eq(students.id, studentId));

const isAsked = (studentId: string) =>
  and(
    eq(guardianConsents.studentId, studentId),
    isNull(guardianConsents.givenAt),
    isNull(guardianConsents.withdrawnAt),
  );
const isGiven = (studentId: string) =>
  and(
    eq(guardianConsents.studentId, studentId),
    isNotNull(guardianConsents.givenAt),
    isNull(guardianConsents.withdrawnAt),
  );

export const findAsked = (db: Db, studentId: string): Promise<Consent | undefined> =>
  first(db.select().from(guardianConsents).where(isAsked(studentId)));

export const findGiven = (db: Db, studentId: string): Promise<Consent | undefined> =>
  first(db.select().from(guardianConsents).where(isGiven(studentId)).orderBy(desc(guardianConsents.id)));

/** The request that waits for an answer, and the consent that holds. */
export async function findConsents(db: Db, studentId: string): Promise<{ asked?: Consent; given?: Consent }> {
  const rows = await db
    .select()
    .from(guardianConsents)
    .where(and(eq(guardianConsents.studentId, studentId), isNull(guardianConsents.withdrawnAt)))
    .orderBy(desc(guardianConsents.id));
  const asked = rows.find(({ givenAt }) => givenAt === null);
  const given = rows.find(({ givenAt }) => givenAt !== null);
  return { ...(asked && { asked }), ...(given && { given }) };
}

/** The request or consent that a link belongs to, with the name of its student and whether its code is still valid. */
export async function findByLink(db: Db, linkHash: Buffer) {
  const isCodeFresh = sql<boolean>`${guardianConsents.askedAt} > app_now() - make_interval(secs => ${OTP_TTL_SECONDS})`;
  const [found] = await db
    .select({ firstName: students.firstName, givenAt: guardianConsents.givenAt, isCodeFresh })
    .from(guardianConsents)
    .innerJoin(students, eq(students.id, guardianConsents.studentId))
    .where(
      and(
        eq(guardianConsents.linkHash, linkHash),
        isNull(guardianConsents.withdrawnAt),
        isOpenAccount(guardianConsents.studentId),
      ),
    );
  return found;
}

type Asked = {
  id: string;
  studentId: string;
  guardianName: string;
  channel: CodeChannel;
  contact: string;
  version: string;
  linkHash?: Buffer;
};

/** Replaces an open request. */
export async function replaceAsked(db: Db, asked: Asked) {
  await db.delete(guardianConsents).where(isAsked(asked.studentId));
  await db.insert(guardianConsents).values(asked);
}

/** Marks a request as given; it replaces an older consent. */
export async function markGiven(db: Db, { id, studentId }: Pick<Consent, 'id' | 'studentId'>) {
  await withdrawGiven(db, studentId);
  await db.update(guardianConsents).set({ givenAt: sql`app_now()` }).where(eq(guardianConsents.id, id));
}

export const withdrawGiven = (db: Db, studentId: string) =>
  db.update(guardianConsents).set({ withdrawnAt: sql`app_now()` }).where(isGiven(studentId));

export const forgetAsked = (db: Db, studentId: string) => db.delete(guardianConsents).where(isAsked(studentId));
