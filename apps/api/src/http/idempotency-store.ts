import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/index.ts';

export type Claim = { caller: string; key: string; fingerprint: Buffer };
type Found = { isOurs: true } | { isOurs: false; fingerprint: Buffer; answer: unknown };

/** A claim without an answer after this long belongs to a process that died. Longer than any request. */
const ABANDONED = sql`app_now() - interval '60 seconds'`;
const FORGOTTEN = sql`app_now() - interval '1 day'`;

const isClaim = ({ caller, key }: Claim) => and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));

/** Takes a key, or tells what is known of it. */
export async function claimKey(db: Db, claim: Claim): Promise<Found> {
  const { claimedAt, answer } = idempotencyKeys;
  const taken = await db
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: { fingerprint: claim.fingerprint, answer: null, claimedAt: sql`app_now()` },
      setWhere: sql`${claimedAt} < ${FORGOTTEN} or (${answer} is null and ${claimedAt} < ${ABANDONED})`,
    })
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return { isOurs: true };
  const [found] = await db.select().from(idempotencyKeys).where(isClaim(claim));
  // Released between the two looks: the next look takes it.
  return found ? { isOurs: false, ...found } : { isOurs: false, fingerprint: claim.fingerprint, answer: null };
}

export const storeAnswer = (db: Db, claim: Claim, answer: unknown) =>
  db.update(idempotencyKeys).set({ answer }).where(isClaim(claim));

/** Gives a key back whose work failed. */
export const releaseKey = (db: Db, claim: Claim) =>
  db.delete(idempotencyKeys).where(and(isClaim(claim), isNull(idempotencyKeys.answer)));

export const deleteOldKeys = (db: Db) =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.claimedAt} < ${FORGOTTEN}`);
