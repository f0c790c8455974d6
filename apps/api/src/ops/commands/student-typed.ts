import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import type { Db } from '../../db/client.ts';
import { lookUpKeyOf, lookUpStudent } from '../../modules/students/look-up-student.ts';
import { NotThere, UsageError } from '../command.ts';
import { inIst } from '../format.ts';

/** The word that names a student. */
export const whoPositional = {
  who: { summary: 'An e-mail address, a phone of 10 or 12 digits, or an id' },
} as const;

/** The student whom a word names, unless there is none or the account was erased. */
export async function studentTyped(db: Db, who: string) {
  const key = lookUpKeyOf(who);
  if (!key) throw new UsageError('That is no e-mail address, no phone and no id.');
  const student = await lookUpStudent(db, key);
  if (!student) throw new NotThere(`No student with that ${key.by}.`);
  if (student.erasedAt) throw new NotThere(`This account was erased on ${inIst(student.erasedAt)}.`);
  return student;
}

/** A student for the screen, masked: 'A. P., a****a@example.com, ******3210' */
export const maskedStudent = (student: { firstName: string; lastName: string; email: string; phone: string }) =>
  `${`${student.firstName} ${student.lastName}`.replace(/(\S)\S*/g, '$1.')}, ${maskEmail(student.email)}, ${maskPhone(student.phone)}`;
