import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyEndpoint, ReplyOf } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../ports.ts';
import type { Caller } from './caller.ts';
import { type Claim, claimKey, type Granted, LAPSE_SECONDS, releaseKey, storeAnswer } from './idempotency-store.ts';
import type { Handler } from './mount.ts';
import { releaseLater } from './release-later.ts';

const KEY = /^[\x21-\x7e]{1,128}$/;
/** How long a second call waits for the first one's answer. */
const WAIT_MS = 3_000;
const LOOK_EVERY_MS = 100;

/** The key that a request carries, or undefined. One that nobody could mean is refused. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  throw new DomainError('invalid-input', { message: 'An Idempotency-Key has 1 to 128 visible characters' });
}

/**
 * Honours `Idempotency-Key` on a call: the same key and input of the same caller get the first answer again, another
 * input is refused. Only successes are kept: a call that failed has changed nothing and may be tried again. A crash
 * between the work and its answer lets the work run again, so the work itself must bear being repeated.
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
    // What was stored is what this endpoint answered.
    if ('answer' in found) return found.answer as ReplyOf<E>;
    const { granted, lapsesAt } = found;
    const giveBack = () => releaseKey(deps.db, granted);
    const release = () => giveBack().catch(() => void releaseLater(giveBack, lapsesAt));
    const answer = await Promise.resolve(handle(input, http)).catch(async (error: unknown) => {
      await release();
      throw error;
    });
    // The work is done, so its answer is due also where it cannot be kept.
    await storeAnswer(deps.db, granted, answer).catch(release);
    return answer;
  };
}

type Outcome = { answer: unknown } | { granted: Granted; lapsesAt: number };

/** The claim and when it lapses by `performance.now()`, when the work is ours to do; else the answer that was given before. */
async function claimOrWait({ db }: Pick<Deps, 'db'>, claim: Claim): Promise<Outcome> {
  for (let waitedMs = 0; waitedMs <= WAIT_MS; waitedMs += LOOK_EVERY_MS) {
    const lapsesAt = performance.now() + LAPSE_SECONDS * 1_000;
    const found = await claimKey(db, claim);
    if (found.granted) return { granted: found.granted, lapsesAt };
    if (!found.fingerprint.equals(claim.fingerprint)) throw new DomainError('idempotency-key-reused');
    if (found.answer !== null) return { answer: found.answer };
    await wait(LOOK_EVERY_MS);
  }
  throw new DomainError('conflict', { message: 'The same request is still being worked on', retryAfterSeconds: 5 });
}

/** Keys belong to whoever sends them: nobody can learn another's answer. */
const nameOf = ({ session, signupId, browserId }: Caller) =>
  session ? `student:${session.studentId}` : signupId ? `signup:${signupId}` : `browser:${browserId}`;

/** The same fields in another order are the same input. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
