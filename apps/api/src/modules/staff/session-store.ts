import { createHash, randomBytes } from 'node:crypto';
import { DESK_CHALLENGE_MS } from '@dakhila/domain/staff/access';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first } from '../../db/rows.ts';
import { staffChallenges, staffMembers, staffSessions } from '../../db/schema/index.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const now = sql`app_now()`;

/** Inserts a session in the caller's transaction and returns the secret for the cookie. */
export async function insertStaffSession(db: Db, session: { publicId: string; staffId: string }): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(staffSessions).values({ ...session, idHash: hashOf(secret) });
  return secret;
}

/** The session of a cookie with its member, unless their access has ended. */
export async function findStaffSession(db: Db, secret: string) {
  return first(
    db
      .select({
        publicId: staffSessions.publicId,
        staffId: staffSessions.staffId,
        createdAt: staffSessions.createdAt,
        lastSeenAt: staffSessions.lastSeenAt,
        verifiedAt: staffSessions.verifiedAt,
        name: staffMembers.name,
        roles: staffMembers.roles,
        now: sql<Date>`app_now()`.mapWith(staffSessions.createdAt),
      })
      .from(staffSessions)
      .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
      .where(and(eq(staffSessions.idHash, hashOf(secret)), sql`${staffMembers.endedAt} is null`)),
  );
}

export const touchStaffSession = (db: Db, publicId: string) =>
  db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.publicId, publicId));

/** Notes that the passkey was used just now. */
export const refreshStaffSession = (db: Db, publicId: string) =>
  db.update(staffSessions).set({ lastSeenAt: now, verifiedAt: now }).where(eq(staffSessions.publicId, publicId));

export const deleteStaffSession = (db: Db, publicId: string) =>
  db.delete(staffSessions).where(eq(staffSessions.publicId, publicId));

type Purpose = (typeof staffChallenges.$inferSelect)['purpose'];
type Challenge = { id: string; challenge: string; purpose: Purpose; staffId: string | null };

/** Stores what a browser is to sign, and removes what has expired. */
export async function insertChallenge(db: Db, challenge: Challenge) {
  await db.delete(staffChallenges).where(sql`${staffChallenges.expiresAt} <= app_now()`);
  const expiresAt = sql`app_now() + make_interval(secs => ${DESK_CHALLENGE_MS / 1000})`;
  await db.insert(staffChallenges).values({ ...challenge, expiresAt });
}

/** Uses a challenge up and returns it; undefined when it is unknown, expired, used or for something else. */
export const consumeChallenge = (db: Db, id: string, purpose: Purpose) =>
  first(
    db
      .delete(staffChallenges)
      .where(
        and(
          eq(staffChallenges.id, id),
          eq(staffChallenges.purpose, purpose),
          sql`${staffChallenges.expiresAt} > app_now()`,
        ),
      )
      .returning(),
  );
