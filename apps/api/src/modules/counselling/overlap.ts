import { DomainError } from '@dakhila/domain/errors';
import { brokenConstraint } from '../../db/errors.ts';

/** What the database refuses about overlapping sessions, in words for the student. */
export async function explainingOverlap<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'counsellor_is_in_one_session') throw new DomainError('slot-taken');
    if (constraint === 'student_is_in_one_session')
      throw new DomainError('conflict', {
        message: 'You have another session at this time. Please choose another one',
      });
    throw error;
  }
}
