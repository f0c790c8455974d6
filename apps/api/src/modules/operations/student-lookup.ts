import { contactOf } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { failureInWords, placeInWords } from '@dakhila/domain/support/failures';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isLockBusy } from '../../db/errors.ts';
import { ledger, sessions, students } from '../../db/schema/index.ts';
import { deleteAllSessions, deleteEverySession } from '../../http/session-store.ts';
import { readBalances } from '../billing/index.ts';
import { listFailures } from './failure-store.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key that a word can be looked up by: id, e-mail or phone; null when it is none of these. */
export function lookUpKeyOf(word: string) {
  if (ID.test(word)) return { by: 'id', isTheirs: eq(students.id, word.toLowerCase()) } as const;
  const contact = contactOf(word);
  if (!contact) return null;
  return contact.kind === 'email'
    ? ({ by: 'email', isTheirs: eq(students.email, contact.email) } as const)
    : ({ by: 'phone', isTheirs: eq(students.phone, contact.phone) } as const);
}

/** A student with balances and open sessions. */
export async function lookUpStudent(db: Db, { isTheirs }: NonNullable<ReturnType<typeof lookUpKeyOf>>) {
  const [student] = await db.select().from(students).where(isTheirs);
  if (!student) return undefined;
  const openSessions = await db.$count(sessions, eq(sessions.studentId, student.id));
  const { attempts, sessions: counselling, assessments } = await readBalances(db, student.id);
  const left = { attempts: attempts.left, sessions: counselling.left, assessments: assessments.left };
  return { ...student, left, openSessions };
}

const NEWEST = 10;

/** The history of an account for support: no answers, texts or ranks. */
export async function readStudentHistory(db: Db, studentId: string) {
  const { kind, amount, reason, reference, createdAt } = ledger;
  const { device, lastSeenAt } = sessions;
  const [newest, devices, failures, counted] = await Promise.all([
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
    listFailures(db, studentId),
    db.execute<Record<'predictions' | 'lists' | 'bookings' | 'assessments' | 'tickets', number>>(sql`select
      (select count(*)::int from prediction_runs where student_id = ${studentId}) as predictions,
      (select count(*)::int from preference_lists where student_id = ${studentId}) as lists,
      (select count(*)::int from counselling_bookings where student_id = ${studentId}) as bookings,
      (select count(*)::int from assessments where student_id = ${studentId}) as assessments,
      (select count(*)::int from tickets where student_id = ${studentId}) as tickets`),
  ]);
  return { ledger: newest, devices, failures: failures.map(describeFailure), counts: { ...counted.rows[0] } };
}

const describeFailure = (failure: Awaited<ReturnType<typeof listFailures>>[number]) => ({
  id: String(failure.id),
  at: failure.at,
  what: failureInWords(failure),
  where: placeInWords(failure),
  device: failure.device,
});

export const endAllSessions = (db: Db, studentId: string): Promise<number> => deleteAllSessions(db, studentId);

/** Signs everybody out, in the caller's transaction; returns the number of devices. */
export async function endEverySession(db: Db): Promise<number> {
  // Counting a million sessions may take longer than the usual limit.
  await db.execute(sql`set local statement_timeout = '60s'`);
  // While it waits for its lock, every other read of a session waits behind it.
  await db.execute(sql`set local lock_timeout = '2s'`);
  return deleteEverySession(db).catch((error: unknown) => {
    if (!isLockBusy(error)) throw error;
    throw new DomainError('conflict', {
      detail: 'A backup or another long transaction reads the sessions. Stop it, or try again later',
    });
  });
}
