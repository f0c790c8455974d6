import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import { and, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import { matches } from '../db/rows.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import type { Deps } from '../ports.ts';
import type { Caller } from './caller.ts';
import type { Handler, Returned } from './mount.ts';

const KEY = /^[\x21-\x7e]{1,128}$/;
/** How long a second call waits for the first one's answer. */
const WAIT_MS = 3_000;
const POLL_MS = 100;

/** The key of a request, or undefined. A malformed key is rejected. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  throw new DomainError('invalid-input', { detail: 'An Idempotency-Key has 1 to 128 visible characters' });
}

/**
 * Supports `Idempotency-Key`: the same key and input of the same caller get the first answer again; another input is
 * rejected. Only successes are stored: a failed call has changed nothing. After a crash between the work and its
 * answer the work runs again, so it must be safe to repeat.
 */
export function idempotent<E extends AnyEndpoint>(deps: Pick<Deps, 'db'>, endpoint: E, handle: Handler<E>): Handler<E> {
  return async (input, http) => {
    const key = idempotencyKeyOf(http.request);
    if (key === undefined) return handle(input, http);
    const { params, query, body, caller } = input;
    const call = [endpoint.method, endpoint.path, sorted({ params, query, body })];
    const fingerprint = createHash('sha256').update(JSON.stringify(call)).digest();
    const claim: Claim = { caller: nameOf(caller), key, fingerprint };

    const found = await claimOrWait(deps, claim);
    // This endpoint stored it.
    if ('answer' in found) return found.answer as Returned<E>;
    const { granted, lapsesAt } = found;
    const giveBack = () => releaseKey(deps.db, granted);
    const release = () => giveBack().catch(() => void releaseLater(giveBack, lapsesAt));
    const answer = await Promise.resolve(handle(input, http)).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    // The work is done, so the caller gets the answer even if it cannot be stored.
    await storeAnswer(deps.db, granted, answer).catch(release);
    return answer;
  };
}

type Outcome = { answer: unknown } | { granted: Granted; lapsesAt: number };

/** Either the claim, with its expiry by `performance.now()`, or the stored answer. */
async function claimOrWait({ db }: Pick<Deps, 'db'>, claim: Claim): Promise<Outcome> {
  for (let waitedMs = 0; waitedMs <= WAIT_MS; waitedMs += POLL_MS) {
    const lapsesAt = performance.now() + LAPSE_SECONDS * 1_000;
    const found = await claimKey(db, claim);
    if (found.granted) return { granted: found.granted, lapsesAt };
    if (!found.fingerprint.equals(claim.fingerprint)) throw new DomainError('idempotency-key-reused');
    if (found.answer !== null) return { answer: found.answer };
    await wait(POLL_MS);
  }
  throw new DomainError('conflict', { detail: 'The same request is still being worked on', retryAfterSeconds: 5 });
}

/** A key belongs to its caller: nobody can read another caller's answer. */
const nameOf = ({ session, signupId, browserId }: Caller) =>
  session ? `student:${session.studentId}` : signupId ? `signup:${signupId}` : `browser:${browserId}`;

/** The same fields in another order are the same input. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

type Claim = { caller: string; key: string; fingerprint: Buffer };
/** A granted claim. Its time distinguishes it from a later claim on the same key; as text, because a `Date` loses the microseconds. */
type Granted = Claim & { claimedAt: string };
type Found = { granted: Granted } | { granted?: undefined; fingerprint: Buffer; answer: unknown };

/** A claim without an answer after this time belongs to a process that crashed. Longer than any request. */
const LAPSE_SECONDS = 60;
const ABANDONED = sql`app_now() - make_interval(secs => ${LAPSE_SECONDS})`;
const FORGOTTEN = sql`app_now() - interval '1 day'`;

const isKey = ({ caller, key }: Claim) => matches(idempotencyKeys, { caller, key });
/** Matches this claim only: the key may have been released and claimed again. */
const isGranted = (granted: Granted) =>
  and(isKey(granted), sql`${idempotencyKeys.claimedAt} = ${granted.claimedAt}::timestamptz`);

/** Claims a key, or returns what is stored for it. */
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
  // It was released between the two queries; the next attempt claims it.
  return found ?? { fingerprint: claim.fingerprint, answer: null };
}

export const storeAnswer = (db: Db, granted: Granted, answer: unknown) =>
  db.update(idempotencyKeys).set({ answer }).where(isGranted(granted));

/** Releases a key whose work failed. */
export const releaseKey = (db: Db, granted: Granted) =>
  db.delete(idempotencyKeys).where(and(isGranted(granted), isNull(idempotencyKeys.answer)));

const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

/**
 * Retries the release of a key after the database was unreachable, so that a repeated call need not wait until the claim expires.
 * At `lapsesAt` (by `performance.now()`) the claim expires anyway, so no attempt starts after that.
 */
export async function releaseLater(giveBack: () => Promise<unknown>, lapsesAt: number, pausesMs = PAUSES_MS) {
  for (const pauseMs of pausesMs) {
    await wait(pauseMs, undefined, { ref: false });
    if (performance.now() >= lapsesAt) return;
    const isReleased = await giveBack().then(
      () => true,
      () => false,
    );
    if (isReleased) return;
  }
}
