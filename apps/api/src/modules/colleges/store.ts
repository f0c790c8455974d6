import type { Exam } from '@dakhila/contract/exam';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import { factReports, shortlist, students } from '../../db/schema/index.ts';

export type SavedKey = { studentId: string; exam: Exam; collegeId: string };

export const listSaved = (db: Db, studentId: string) =>
  db
    .select({ exam: shortlist.exam, collegeId: shortlist.collegeId, savedAt: shortlist.savedAt })
    .from(shortlist)
    .where(eq(shortlist.studentId, studentId))
    .orderBy(desc(shortlist.savedAt), shortlist.collegeId);

/** Adds a college, in the caller's transaction, unless it is saved already. */
export const insertSaved = (db: Db, key: SavedKey) => db.insert(shortlist).values(key).onConflictDoNothing();

/** Locks the student, so that concurrent changes run one after the other. */
export const lockShortlist = (db: Db, studentId: string) =>
  db.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');

export const countSaved = (db: Db, studentId: string): Promise<number> =>
  db.$count(shortlist, eq(shortlist.studentId, studentId));

export const deleteSaved = (db: Db, { studentId, exam, collegeId }: SavedKey) =>
  db.delete(shortlist).where(matches(shortlist, { studentId, exam, collegeId }));

export const insertReport = (db: Db, report: typeof factReports.$inferInsert) => db.insert(factReports).values(report);
