import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/index.ts';

export type Claim = { caller: string; key: string; fingerprint: Buffer };
/** A claim that was granted. Its moment tells it from a later one on the same key; as text, since a `Date` loses the microseconds. */
export type Granted = Claim & { claimedAt: string };
type Found = { granted: Granted } | { granted?: undefined; fingerprint: Buffer; answer: unknown };

/** A claim without an answer after this long belongs to a process that died. Longer than any request. */
export const LAPSE_SECONDS = 60;
const ABANDONED = sql`app_now() - make_interval(secs => ${LAPSE_SECONDS})`;
const FORGOTTEN = sql`app_now() - interval '1 day'`;

const isKey = ({ caller, key }: Claim) => and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));
/** Says whose claim it is: the key may have been given back and taken again. */
const isGranted = (granted: Granted) =>
  and(isKey(granted), sql`${idempotencyKeys.claimedAt} = ${granted.claimedAt}::timestamptz`);

/** Takes a key, or tells what is known of it. */
export async function claimKey(db: Db, claim: Claim): Promise<Found> {
  const { claimedAt, answer } = idempotencyKeys;
  const [taken] = await db
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: { fingerprint: claim.fingerprint, answer: null, claimedAt: sql`app_now()` },
      setWhere: sql`${claimedAt} < ${FORGOTTEN} or (${answer} is null and ${claimedAt} < ${ABANDONED})`,
    })
    .returning({ claimedAt: sql<string>`${claimedAt}::text` });
  if (taken) return { granted: { ...claim, ...taken } };
  const [found] = await db.select().from(idempotencyKeys).where(isKey(claim));
  // Released between the two looks: the next look takes it.
  return found ?? { fingerprint: claim.fingerprint, answer: null };
}

export const storeAnswer = (db: Db, granted: Granted, answer: unknown) =>
  db.update(idempotencyKeys).set({ answer }).where(isGranted(granted));

/** Gives a key back whose work failed. */
export const releaseKey = (db: Db, granted: Granted) =>
  db.delete(idempotencyKeys).where(and(isGranted(granted), isNull(idempotencyKeys.answer)));

export const deleteOldKeys = (db: Db) =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.claimedAt} < ${FORGOTTEN}`);
