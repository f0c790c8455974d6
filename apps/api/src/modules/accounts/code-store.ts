import { randomInt, timingSafeEqual } from 'node:crypto';
import { type CodePurpose, OTP_LENGTH, OTP_TRIES, OTP_TTL_SECONDS } from '@dakhila/domain/auth/otp';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAny, matches } from '../../db/rows.ts';
import { budgets, challenges, codeSends } from '../../db/schema/index.ts';
import type { Secrets } from '../../ports.ts';

/** The key of a code: purpose, subject and browser. */
export type ChallengeKey = { purpose: CodePurpose; subject: string; browserId: string };

const isChallenge = ({ purpose, subject, browserId }: ChallengeKey) =>
  matches(challenges, { purpose, subject, browserId });

/** Replaces the pending code. */
export const replaceChallenge = async (db: Db, key: ChallengeKey, id: string, codeHash: Buffer) => {
  await db.delete(challenges).where(isChallenge(key));
  await db
    .insert(challenges)
    .values({ ...key, id, codeHash, codeExpiresAt: sql`app_now() + make_interval(secs => ${OTP_TTL_SECONDS})` });
};

/** The pending challenge, if it is younger than the given age. */
export async function findChallenge(db: Db, key: ChallengeKey, youngerThanSeconds: number) {
  const isYoung = gt(challenges.createdAt, sql`app_now() - make_interval(secs => ${youngerThanSeconds})`);
  const [found] = await db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(isChallenge(key), isYoung));
  return found;
}

/** Counts one try and returns the hash to compare and the count; undefined when the code has expired or has no tries left. */
export async function claimTry(db: Db, id: string): Promise<{ codeHash: Buffer; tries: number } | undefined> {
  const [claimed] = await db
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(and(eq(challenges.id, id), lt(challenges.tries, OTP_TRIES), gt(challenges.codeExpiresAt, sql`app_now()`)))
    .returning({ codeHash: challenges.codeHash, tries: challenges.tries });
  return claimed;
}

/** Makes a code invalid; its login or sign-up stays pending for a new one. */
export const voidCode = (db: Db, id: string) =>
  db.update(challenges).set({ tries: OTP_TRIES }).where(eq(challenges.id, id));

/** Deletes the challenge. Of concurrent calls only one gets true. */
export const winChallenge = (db: Db, id: string): Promise<boolean> =>
  isAny(db.delete(challenges).where(eq(challenges.id, id)).returning({ id: challenges.id }));

/** One send to a target at a time, until the transaction ends. */
export const lockTarget = (db: Db, budgetKey: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${budgetKey}, 0))`);

/**
 * The times of unused codes of the last day, and whether they came from this network. A code on two channels counts once. A code that was
 * used since, from the same network, clears those before it: a resend at sign-up must not cost the resend at login.
 */
export async function readSends(db: Db, budgetKey: string, network: string) {
  return db
    .select({
      at: sql`min(${codeSends.sentAt})`.mapWith(codeSends.sentAt),
      isSameNetwork: sql<boolean>`bool_or(${codeSends.network} = ${network})`,
    })
    .from(codeSends)
    .where(
      and(
        eq(codeSends.budgetKey, budgetKey),
        isNull(codeSends.usedAt),
        gt(codeSends.sentAt, sql`app_now() - interval '1 day'`),
        sql`not exists (
          select 1 from code_sends used
          where used.budget_key = ${budgetKey} and used.network = ${network} and ${codeSends.network} = ${network}
            and used.used_at > ${codeSends.sentAt} and used.sent_at > app_now() - interval '1 day')`,
      ),
    )
    .groupBy(codeSends.challengeId);
}

type Send = Pick<typeof codeSends.$inferInsert, 'challengeId' | 'channel' | 'budgetKey' | 'network' | 'studentId'>;
export const insertSends = (db: Db, sends: Send[]) => db.insert(codeSends).values(sends);

/** Assigns codes that were sent before the account existed. */
export const claimSends = (tx: Db, { studentId, contacts }: { studentId: string; contacts: string[] }) =>
  tx
    .update(codeSends)
    .set({ studentId })
    .where(and(isNull(codeSends.studentId), inArray(codeSends.budgetKey, contacts)));

/** Marks a code as used; returns how it was sent. */
export async function markSendsUsed(db: Db, challengeId: string) {
  const [send] = await db
    .update(codeSends)
    .set({ usedAt: sql`app_now()` })
    .where(eq(codeSends.challengeId, challengeId))
    .returning({ network: codeSends.network, budgetKey: codeSends.budgetKey, sentAt: codeSends.sentAt });
  return send;
}

export const clearBudgets = (db: Db, keys: string[]) => db.delete(budgets).where(inArray(budgets.key, keys));

export const newCode = () => String(randomInt(0, 10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

/**
 * The stored hash of a code: useless without the key, and for any other purpose, person, challenge or address. A code
 * that was sent to one number does not verify another.
 */
export function hashCode(
  secrets: Secrets,
  key: ChallengeKey,
  sent: { to: readonly string[]; challengeId: string; code: string },
) {
  const { purpose, subject, browserId } = key;
  return secrets.hash(
    'one-time-code',
    purpose,
    subject,
    browserId,
    sent.to.toSorted().join(' '),
    sent.challengeId,
    sent.code,
  );
}

export const isSameHash = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
