import { createHash, randomBytes } from 'node:crypto';
import { SESSION_OVERLAP_MS, SESSIONS_PER_STUDENT } from '@dakhila/domain/auth/otp';
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { endedSessions, sessions, students } from '../db/schema/index.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const newSecret = () => randomBytes(32).toString('base64url');
const now = sql`app_now()`;

type NewSession = { publicId: string; studentId: string; device: string };

/** Inserts a session in the caller's transaction and returns the secret for the cookie. Beyond the limit the student's oldest sessions end. */
export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const secret = newSecret();
  // Logins of one student run one after the other, so that each counts the sessions before it.
  await db.select({ id: students.id }).from(students).where(eq(students.id, session.studentId)).for('no key update');
  // The new session always stays: of concurrent logins, the last to commit may have started first.
  const isOther = and(eq(sessions.studentId, session.studentId), ne(sessions.publicId, session.publicId));
  const staying = db
    .select({ publicId: sessions.publicId })
    .from(sessions)
    .where(isOther)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(SESSIONS_PER_STUDENT - 1);
  await db.execute(sql`with opened as (insert into sessions (id_hash, student_id, public_id, device)
      values (${hashOf(secret)}, ${session.studentId}, ${session.publicId}, ${session.device}))
    delete from sessions where ${isOther} and ${sessions.publicId} not in ${staying}`);
  return secret;
}

/** The session of a cookie, by its current secret or, shortly after a renewal, by the previous one. */
export async function findSession(db: Db, secret: string) {
  const hash = hashOf(secret);
  const overlap = sql`app_now() - make_interval(secs => ${SESSION_OVERLAP_MS / 1000})`;
  const [found] = await db
    .select({
      publicId: sessions.publicId,
      studentId: sessions.studentId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      renewedAt: sessions.renewedAt,
      isCurrent: sql<boolean>`${sessions.idHash} = ${hash}`,
      isClosed: sql<boolean>`exists (select from account_closures c where c.student_id = sessions.student_id)`,
      now: sql<Date>`app_now()`.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .where(or(eq(sessions.idHash, hash), and(eq(sessions.previousHash, hash), gt(sessions.renewedAt, overlap))));
  return found;
}

/** Replaces the secret. Of concurrent requests only one succeeds; the others go on with the old secret. */
export async function renewSession(db: Db, secret: string): Promise<string | undefined> {
  const next = newSecret();
  const won = await db
    .update(sessions)
    .set({ idHash: hashOf(next), previousHash: hashOf(secret), renewedAt: now, lastSeenAt: now })
    .where(eq(sessions.idHash, hashOf(secret)))
    .returning({ publicId: sessions.publicId });
  return won.length > 0 ? next : undefined;
}

export const touchSession = (db: Db, publicId: string) =>
  db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.publicId, publicId));

/** The open sessions of a student, latest first. */
export const listSessions = (db: Db, studentId: string) =>
  db
    .select({
      publicId: sessions.publicId,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(eq(sessions.studentId, studentId))
    .orderBy(desc(sessions.lastSeenAt));

/** Ends every session of a student except the named one. Returns how many ended. */
export async function deleteAllSessions(db: Db, studentId: string, exceptId?: string): Promise<number> {
  const isOther = exceptId === undefined ? undefined : ne(sessions.publicId, exceptId);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.studentId, studentId), isOther))
    .returning({ publicId: sessions.publicId });
  return ended.length;
}

/** Ends every session of all students; one notification reaches all processes. Returns how many ended. */
export async function deleteEverySession(db: Db): Promise<number> {
  const count = await db.$count(sessions);
  await db.execute(sql`truncate sessions`);
  return count;
}

/** Notifies every process not to trust access tokens of a student's sessions: they are read again. */
export const refreshSessions = (db: Db, studentId: string) =>
  db.execute(sql`select end_access_tokens(public_id) from sessions where student_id = ${studentId}`);

/** The sessions that ended within the last milliseconds. `publicId` null means all that were opened before `endedAt`. */
export const listEnded = (db: Db, withinMs: number) =>
  db
    .select({ publicId: endedSessions.publicId, endedAt: endedSessions.endedAt })
    .from(endedSessions)
    .where(gt(endedSessions.endedAt, sql`app_now() - make_interval(secs => ${withinMs / 1000})`))
    .orderBy(endedSessions.endedAt);

/** Ends sessions of one student by their public ids, never another student's. Returns how many ended. */
export async function deleteSessions(db: Db, studentId: string, publicIds: string[]): Promise<number> {
  if (publicIds.length === 0) return 0;
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.studentId, studentId), inArray(sessions.publicId, publicIds)))
    .returning({ publicId: sessions.publicId });
  return ended.length;
}
