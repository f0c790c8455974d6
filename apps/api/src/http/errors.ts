import { DomainError, type ErrorCode } from '@dakhila/domain/errors';
import { type Language, pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone, isOvertaken } from '../db/errors.ts';
import { say } from '../words/say.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { chosenLanguage } from './language.ts';
import { NOTHING_POLICY } from './security-headers.ts';

/** Exhaustive: a new code does not compile until it has a status. */
const STATUS = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'no-pending-signup': 409,
  'whatsapp-paused': 503,
  'too-many-wrong-codes': 429,
  'too-many-codes': 429,
  'code-wrong': 400,
  'login-expired': 404,
  'not-registered': 400,
  'payment-unconfirmed': 503,
  'payment-in-review': 503,
  'affiliation-code-invalid': 400,
  'already-registered': 409,
  'signup-unverified': 409,
  'tier-not-found': 404,
  'coupon-invalid': 400,
  'coupon-expired': 400,
  'coupon-not-for-plan': 400,
  'coupon-used-up': 400,
  'bad-signature': 400,
  'gateway-unavailable': 503,
  'refund-refused': 409,
  'idempotency-key-reused': 422,
  'allowance-exhausted': 402,
  'plan-needed': 402,
  'birth-date-needed': 409,
  'guardian-consent-needed': 403,
  'assessment-incomplete': 409,
  'slot-taken': 409,
  'too-many-bookings': 409,
  'account-closed': 403,
  'list-changed': 409,
  csrf: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  overloaded: 503,
  unavailable: 503,
  unexpected: 500,
} satisfies Record<ErrorCode, number>;

/** How long a caller should wait when the thrower did not say. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  'whatsapp-paused': 3600,
  // Most late payments are settled by the second look of the reconciler.
  'payment-unconfirmed': 180,
  // A person decides, in working hours.
  'payment-in-review': 6 * 3600,
  'too-many-requests': 60,
  overloaded: 1,
  unavailable: 2,
  'gateway-unavailable': 10,
};

/** Input that does not fit its schema: field name → what is wrong with it. */
export class InvalidInput extends DomainError {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('invalid-input', { message: Object.values(fields)[0] ?? '' });
    this.fields = fields;
  }
}

/** Something was changed meanwhile: it is sent along as it now is. */
export class Outdated extends DomainError {
  readonly current: object;
  constructor(code: ErrorCode, current: object) {
    super(code);
    this.current = current;
  }
}

type Failed = Error & { statusCode?: number };
type Log = Pick<FastifyRequest['log'], 'error' | 'warn'>;

/** Knows an error, and notes one that is our own fault. */
function know(error: Failed, log: Log): DomainError {
  const known = asDomainError(error);
  if (known.code === 'unexpected') log.error({ err: error }, 'unexpected error');
  if (known.code === 'unavailable' && error !== known) log.warn({ err: error }, 'database does not answer');
  return known;
}

/** An error in the words of an answer that has begun already: its status cannot be changed any more. */
export function explain(error: unknown, request: FastifyRequest) {
  const known = know(error instanceof Error ? error : new Error(String(error)), request.log);
  const retryAfterSeconds = known.retryAfterSeconds ?? RETRY_AFTER_SECONDS[known.code];
  return {
    code: known.code,
    message: say(pageLanguage(chosenLanguage(request)), known.message || ERROR_MESSAGES[known.code]),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
  };
}

/** The one place where an error becomes an answer. */
export function onError(error: FastifyError | DomainError, request: FastifyRequest, reply: FastifyReply) {
  const known = know(error, request.log);
  const status = STATUS[known.code];
  const language = pageLanguage(chosenLanguage(request));
  const retryAfter = known.retryAfterSeconds ?? RETRY_AFTER_SECONDS[known.code];
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  // An error is about this very moment, wherever it happened; and it is no page.
  reply.header('cache-control', 'no-store').header('content-security-policy', NOTHING_POLICY);
  return reply.status(status).send({
    ...envelope(known.code, language, known.message),
    ...(known instanceof InvalidInput ? { fields: saidFields(language, known.fields) } : {}),
    ...(known instanceof Outdated ? { data: known.current } : {}),
  });
}

/** An error as it is sent without the framework: the same envelope as from `onError`. */
export const rejectionOf = (code: ErrorCode, language: Language) => ({
  status: STATUS[code],
  retryAfter: String(RETRY_AFTER_SECONDS[code] ?? ''),
  bytes: Buffer.from(JSON.stringify(envelope(code, language))),
});

const envelope = (code: ErrorCode, language: Language, message = '') => ({
  // A limit or an outage is no judgement of the input.
  status: STATUS[code] === 429 || STATUS[code] >= 500 ? 'error' : 'fail',
  success: false,
  code,
  message: say(language, message || ERROR_MESSAGES[code]),
});

const saidFields = (language: Language, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, say(language, sentence)]));

function asDomainError(error: Failed): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseGone(error)) return new DomainError('unavailable');
  if (isOvertaken(error)) return new DomainError('conflict');
  if (error.statusCode === 413) return new DomainError('too-large');
  if (error.statusCode === 415) return new DomainError('unsupported-media-type');
  // What the HTTP parser itself refuses: broken JSON, an empty body, a broken address.
  if (error.statusCode !== undefined && error.statusCode < 500) return new DomainError('invalid-input');
  return new DomainError('unexpected');
}
