import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { examProfiles } from '../../db/schema/index.ts';

export async function findProfile(db: Db, studentId: string) {
  const [found] = await db.select().from(examProfiles).where(eq(examProfiles.studentId, studentId));
  return found;
}

export async function saveProfile(db: Db, studentId: string, profile: ExamProfile) {
  const [saved] = await db
    .insert(examProfiles)
    .values({ studentId, profile })
    .onConflictDoUpdate({ target: examProfiles.studentId, set: { profile, updatedAt: sql`app_now()` } })
    .returning();
  if (saved === undefined) throw new Error('the exam profile was not saved');
  return saved;
}
