import { type CodePurpose, OTP_TRIES, OTP_TTL_SECONDS } from '@dakhila/domain/auth/otp';
import { RETENTION } from '@dakhila/domain/privacy/retention';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { budgets, challenges, codeSends } from '../../db/schema/index.ts';

/** Whose code, for what, asked from where. */
export type ChallengeKey = { purpose: CodePurpose; subject: string; browserId: string };

const isChallenge = ({ purpose, subject, browserId }: ChallengeKey) =>
  and(eq(challenges.purpose, purpose), eq(challenges.subject, subject), eq(challenges.browserId, browserId));

/** Puts a new code in the place of the old one. */
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

/** Counts one try and answers with what to compare and how many tries that makes; nothing when the code has expired or its tries are used up. */
export async function claimTry(db: Db, id: string): Promise<{ codeHash: Buffer; tries: number } | undefined> {
  const [claimed] = await db
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(and(eq(challenges.id, id), lt(challenges.tries, OTP_TRIES), gt(challenges.codeExpiresAt, sql`app_now()`)))
    .returning({ codeHash: challenges.codeHash, tries: challenges.tries });
  return claimed;
}

/** No further try of this code is compared; the login or sign-up it belongs to still waits for a new one. */
export const voidCode = (db: Db, id: string) =>
  db.update(challenges).set({ tries: OTP_TRIES }).where(eq(challenges.id, id));

/** Takes the challenge away; of those that race only one is told true. */
export async function winChallenge(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(challenges).where(eq(challenges.id, id)).returning({ id: challenges.id });
  return gone.length > 0;
}

/** One send to a target at a time, until the transaction ends. */
export const lockTarget = (db: Db, budgetKey: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${budgetKey}, 0))`);

/** When codes of the last day were asked for that were not used, and whether from the given network. One that went by two channels counts once. */
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
      ),
    )
    .groupBy(codeSends.challengeId);
}

export async function readClock(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: Date }>(sql`select app_now() as now`);
  const now = rows[0]?.now;
  if (!now) throw new Error('The database told no time');
  return new Date(now);
}

type Send = Pick<typeof codeSends.$inferInsert, 'challengeId' | 'channel' | 'budgetKey' | 'network' | 'studentId'>;
export const insertSends = (db: Db, sends: Send[]) => db.insert(codeSends).values(sends);

/** Codes that were sent before there was an account now belong to it. */
export const claimSends = (tx: Db, { studentId, contacts }: { studentId: string; contacts: string[] }) =>
  tx
    .update(codeSends)
    .set({ studentId })
    .where(and(isNull(codeSends.studentId), inArray(codeSends.budgetKey, contacts)));

export const markSendsUsed = (db: Db, challengeId: string) =>
  db.update(codeSends).set({ usedAt: sql`app_now()` }).where(eq(codeSends.challengeId, challengeId));

export const clearBudgets = (db: Db, keys: string[]) => db.delete(budgets).where(inArray(budgets.key, keys));

/**
 * How many codes each network asked for by typing a number, in the hour before the last ten minutes, and how many of them were used. Whether a code went by
 * WhatsApp is not looked at: it depends on whether the contact is registered, and a pause would tell it.
 */
export async function readWhatsAppUse(db: Db) {
  const { rows } = await db.execute<{ network: string; sent: number; used: number }>(sql`
    select network, count(distinct challenge_id)::int as sent,
      count(distinct challenge_id) filter (where used_at is not null)::int as used
    from code_sends
    where budget_key not like '%@%' and sent_at between app_now() - interval '70 minutes' and app_now() - interval '10 minutes'
    group by network`);
  return rows;
}

/** Codes used in the last day, by all or by one network: what the bound on wrong ones grows with. */
export async function countVerified(db: Db, network?: string): Promise<number> {
  const isAsked = network === undefined ? sql`true` : sql`network = ${network}`;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct challenge_id)::int as count from code_sends
    where used_at > app_now() - interval '1 day' and ${isAsked}`);
  return rows[0]?.count ?? 0;
}

/** Removes codes and send records that are more than a day old. */
export async function deleteOldCodes(db: Db) {
  const dayAgo = sql`app_now() - make_interval(hours => ${RETENTION.codeHours})`;
  await db.delete(challenges).where(lt(challenges.createdAt, dayAgo));
  await db.delete(codeSends).where(lt(codeSends.sentAt, dayAgo));
}
