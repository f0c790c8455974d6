import { type Contact, contactOf } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import type { Target } from '../verification/index.ts';
import { findStudentByContact, isKnownBrowser } from './store.ts';

const BAD_IDENTIFIER = 'Please enter a valid email or phone number (10 digits or 12 digits with 91 prefix)';

export type LoginSubject = {
  contact: Contact;
  /** Whose code it will be: the student's, or a stand-in for an identifier nobody has. */
  subject: string;
  student: { id: string; email: string; phone: string } | undefined;
  isKnownBrowser: boolean;
  /** What wrong codes are counted under. */
  account: string;
};

/** Who is meant by what was typed into "Email or WhatsApp Number". */
export async function readLoginSubject(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  identifier: string,
  caller: Caller,
): Promise<LoginSubject> {
  const contact = contactOf(identifier);
  if (!contact) throw new DomainError('invalid-input', { message: BAD_IDENTIFIER });
  const student = await findStudentByContact(db, contact);
  const isKnown = student ? await isKnownBrowser(db, student.id, caller.browserId) : false;
  const typed = contact.kind === 'email' ? contact.email : contact.phone;
  const subject = student?.id ?? `unknown:${secrets.hash('unknown-login', typed).toString('base64url')}`;
  return {
    contact,
    student,
    subject,
    isKnownBrowser: isKnown,
    account: isKnown ? `${subject}:${caller.browserId}` : subject,
  };
}

/** Where the code of a login goes: to both contacts of the student, or to what was typed. */
export function targetsOf({ student, contact }: LoginSubject): Target[] {
  if (student)
    return [
      { channel: 'email', to: student.email },
      { channel: 'whatsapp', to: student.phone },
    ];
  return contact.kind === 'email'
    ? [{ channel: 'email', to: contact.email }]
    : [{ channel: 'whatsapp', to: contact.phone }];
}
