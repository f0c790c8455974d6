import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { isCapUniversity } from '@dakhila/domain/colleges/home-university';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { examProfiles } from '../../db/schema/index.ts';

export async function findProfile(db: Db, studentId: string) {
  const [found] = await db.select().from(examProfiles).where(eq(examProfiles.studentId, studentId));
  return found && { ...found, profile: withKnownUniversity(found.profile) };
}

export const saveProfile = (db: Db, studentId: string, profile: ExamProfile) =>
  upsert(db, studentId, { values: profile, whereOneIs: sql`excluded.profile` });

/** Puts parts in the place of those of the same name, in one statement: nothing is read first and then lost. */
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

/** A home university that was chosen before the list was corrected is as good as none: the student is asked again. */
function withKnownUniversity(profile: ExamProfile): ExamProfile {
  const university = profile.mhtCet?.homeUniversity;
  if (university === undefined || isCapUniversity(university)) return profile;
  return { ...profile, mhtCet: { ...profile.mhtCet, homeUniversity: undefined } };
}
