import { DomainError } from '@dakhila/domain/errors';

/** The college that was looked up, or the sentence that there is none. */
export function existing<T>(college: T | undefined): T {
  if (college === undefined) throw new DomainError('not-found', { message: 'College not found' });
  return college;
}
