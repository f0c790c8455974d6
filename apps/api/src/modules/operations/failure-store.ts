import { RETENTION } from '@dakhila/domain/privacy/retention';
import { FAILURES_PER_STUDENT, FAILURES_SHOWN, type FailureSource } from '@dakhila/domain/support/failures';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/client.ts';
import { studentFailures } from '../../db/schema/index.ts';

export type NewFailure = { studentId: string; source: FailureSource; place: string; kind: string; device: string };

/** Stores failures of students and deletes all but the newest of each. An account that is erased meanwhile gets none. */
export const insertFailures = (db: Database, failures: readonly NewFailure[]): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = sql`${sql.param([...new Set(failures.map(({ studentId }) => studentId))])}::uuid[]`;
    // The lock waits for a running erasure and then finds the account erased.
    await tx.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb)
          as f ("studentId" uuid, source text, place text, kind text, device text)),
      owners as (
        select id from students where id = any(${ids}) and erased_at is null
          order by id for key share)
      insert into student_failures (student_id, source, place, kind, device)
        select id, source, place, kind, device from given join owners on owners.id = given."studentId"`);
    await tx.execute(sql`
      delete from student_failures where id in (
        select id from (
          select id, row_number() over (partition by student_id order by id desc) as place from student_failures
            where student_id = any(${ids})) ranked
          where ranked.place > ${FAILURES_PER_STUDENT})`);
  });

/** The newest failures that a student met, not older than they may be stored. */
export const listFailures = (db: Db, studentId: string) =>
  db
    .select()
    .from(studentFailures)
    .where(
      and(
        eq(studentFailures.studentId, studentId),
        sql`${studentFailures.at} > app_now() - make_interval(days => ${RETENTION.failureDays})`,
      ),
    )
    .orderBy(desc(studentFailures.id))
    .limit(FAILURES_SHOWN);
