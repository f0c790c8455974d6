import { DomainError } from '@dakhila/domain/errors';

/** Why a thread has no answer, as plain data: a refusal with its code and words, or anything else with where it happened. */
export type ThreadFailure = { refusal: Pick<DomainError, 'code' | 'text' | 'retryAfterSeconds'> } | { trace: string };

/** What a thread tells of an error. Between threads an error is copied without its class: the code would be lost. */
export function failureOf(error: unknown): ThreadFailure {
  if (error instanceof DomainError) {
    const { code, text, retryAfterSeconds } = error;
    return { refusal: { code, text, retryAfterSeconds } };
  }
  return { trace: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The error that whoever asked gets: a refusal is the same on both sides. */
export function errorOf(failure: ThreadFailure): Error {
  if ('trace' in failure) return new Error(failure.trace);
  const { code, text, retryAfterSeconds } = failure.refusal;
  return new DomainError(code, { message: text, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
}
