import { ERROR_STATUS, outcomeOf } from '@dakhila/contract/error-status';
import { DomainError, type ErrorCode } from '@dakhila/domain/errors';
import { type Language, pageLanguage } from '@dakhila/domain/language/languages';
import { type Message, messageOf, type Text } from '@dakhila/domain/messages/message';
import { say, sayIn } from '@dakhila/domain/messages/say';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone, isOvertaken } from '../db/errors.ts';
import { chosenLanguage } from './caller.ts';
import { NOTHING_POLICY } from './security-headers.ts';
import { InvalidInput } from './validate-input.ts';

/** How long to wait, unless the error says it. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  'whatsapp-paused': 3600,
  // Most late payments are settled by the reconciler's second check.
  'payment-unconfirmed': 180,
  // A person decides, in working hours.
  'payment-in-review': 6 * 3600,
  'too-many-requests': 60,
  overloaded: 1,
  unavailable: 2,
  'gateway-unavailable': 10,
};

/** The data was changed by another request. The response carries the current version. */
export class Outdated extends DomainError {
  readonly current: object;
  constructor(code: ErrorCode, current: object) {
    super(code);
    this.current = current;
  }
}

type Failed = Error & { statusCode?: number };

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request failed, once it has. */
    failedWith?: ErrorCode;
  }
}

/** Turns any error into a domain error, and logs those that are our fault. */
function know(error: Failed, request: FastifyRequest): DomainError {
  const { log } = request;
  const known = asDomainError(error);
  request.failedWith = known.code;
  if (known.code === 'unexpected') log.error({ err: error }, 'unexpected error');
  if (known.code === 'unavailable' && error !== known) log.warn({ err: error }, 'database does not answer');
  return known;
}

/** An error for a response that has already started, whose status can no longer change. */
export function explain(error: unknown, request: FastifyRequest) {
  const known = know(error instanceof Error ? error : new Error(String(error)), request);
  const retryAfterSeconds = known.retryAfterSeconds ?? RETRY_AFTER_SECONDS[known.code];
  return {
    code: known.code,
    message: say(pageLanguage(chosenLanguage(request)), textOf(known)),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
  };
}

/** The one place where an error becomes an answer. */
export function onError(error: FastifyError | DomainError, request: FastifyRequest, reply: FastifyReply) {
  const known = know(error, request);
  const status = ERROR_STATUS[known.code];
  const language = pageLanguage(chosenLanguage(request));
  const retryAfter = known.retryAfterSeconds ?? RETRY_AFTER_SECONDS[known.code];
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  // An error must not be cached, and it is not a page.
  reply.header('cache-control', 'no-store').header('content-security-policy', NOTHING_POLICY);
  return reply.status(status).send({
    ...envelope(known.code, language, textOf(known)),
    ...(known instanceof InvalidInput ? { fields: sayIn(language, known.fields) } : {}),
    ...(known instanceof Outdated ? { data: known.current } : {}),
  });
}

/** An error as it is sent without the framework: the same envelope as from `onError`. */
export const rejectionOf = (code: ErrorCode, language: Language) => ({
  status: ERROR_STATUS[code],
  retryAfter: String(RETRY_AFTER_SECONDS[code] ?? ''),
  bytes: Buffer.from(JSON.stringify(envelope(code, language))),
});

/** What the caller reads: the error's own message, else that of its code. */
const textOf = ({ text, message, code }: DomainError): Text => text ?? (message || ofCode(code));
const ofCode = (code: ErrorCode): Message => messageOf(`errors.${code}`);

const envelope = (code: ErrorCode, language: Language, text: Text = ofCode(code)) => ({
  status: outcomeOf(ERROR_STATUS[code]),
  success: false,
  code,
  message: say(language, text),
});

function asDomainError(error: Failed): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseGone(error)) return new DomainError('unavailable');
  if (isOvertaken(error)) return new DomainError('conflict');
  if (error.statusCode === 413) return new DomainError('too-large');
  if (error.statusCode === 415) return new DomainError('unsupported-media-type');
  // Rejected by the HTTP parser: broken JSON, an empty body, a broken URL.
  if (error.statusCode !== undefined && error.statusCode < 500) return new DomainError('invalid-input');
  return new DomainError('unexpected');
}
