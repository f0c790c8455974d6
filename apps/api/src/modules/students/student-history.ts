import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ledger, sessions } from '../../db/schema/index.ts';

const NEWEST = 10;

/** What happened with an account, as far as support needs it: no answers, no words, no ranks. */
export async function readStudentHistory(db: Db, studentId: string) {
  const { kind, amount, reason, reference, createdAt } = ledger;
  const { device, lastSeenAt } = sessions;
  const [newest, devices, counted] = await Promise.all([
    db
      .select({ kind, amount, reason, reference, createdAt })
      .from(ledger)
      .where(eq(ledger.studentId, studentId))
      .orderBy(desc(ledger.id))
      .limit(NEWEST),
    db
      .select({ device, lastSeenAt })
      .from(sessions)
      .where(eq(sessions.studentId, studentId))
      .orderBy(desc(sessions.lastSeenAt)),
    db.execute<Record<'predictions' | 'lists' | 'bookings' | 'assessments' | 'tickets', number>>(sql`select
      (select count(*)::int from prediction_runs where student_id = ${studentId}) as predictions,
      (select count(*)::int from preference_lists where student_id = ${studentId}) as lists,
      (select count(*)::int from counselling_bookings where student_id = ${studentId}) as bookings,
      (select count(*)::int from assessments where student_id = ${studentId}) as assessments,
      (select count(*)::int from tickets where student_id = ${studentId}) as tickets`),
  ]);
  return { ledger: newest, devices, counts: { ...counted.rows[0] } };
}
