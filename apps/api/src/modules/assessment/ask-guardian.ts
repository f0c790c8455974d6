import { contactOf, mailboxOf } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { isUnderage } from '@dakhila/domain/students/age';
import { GUARDIAN_ASKS, GUARDIAN_WORDING } from '@dakhila/domain/students/guardian-wording';
import { nameForOthers } from '@dakhila/domain/students/name';
import type { Config } from '../../config.ts';
import { spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { OwnCaller } from '../../http/caller.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { sendCode } from '../accounts/index.ts';
import { lockMinor, type Minor, replaceAsked } from './guardian-store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Named = { guardianName: string; contact: string };

/** Sends a code to the parent or guardian, with what it means to give it to the student. */
export function askGuardian(deps: Needs, named: Named, caller: OwnCaller): Promise<void> {
  const { studentId } = caller.session;
  return deps.db.transaction(async (tx) => {
    const student = await lockMinor(tx, studentId);
    if (!student?.birthDate) throw new DomainError('birth-date-needed');
    if (!isUnderage(student.birthDate, deps.now()))
      throw new DomainError('conflict', { message: 'You are 18 or older: nobody else has to agree' });
    const target = targetOf(named.contact, student);
    await demandMeasure(tx, studentId);
    await replaceAsked(tx, {
      id: deps.newId(),
      studentId,
      guardianName: named.guardianName,
      channel: target.channel,
      contact: target.to,
      version: GUARDIAN_WORDING.version,
    });
    await sendCode(deps, tx, {
      purpose: 'guardian',
      subject: studentId,
      studentId,
      caller,
      language: caller.language,
      targets: [target],
      about: wordsFor(deps.config, student),
    });
  });
}

/** A code goes with a name to an address of the student's choice: that has its bounds. */
async function demandMeasure(tx: Db, studentId: string) {
  const spent = await spend(tx, `guardian-asks:${studentId}`, GUARDIAN_ASKS);
  if (spent.isWithin) return;
  throw new DomainError('too-many-codes', {
    retryAfterSeconds: spent.retryAfterSeconds,
    message: 'You have asked many times today. Please try again tomorrow',
  });
}

/** Where the guardian is reached: not where the student is. */
function targetOf(contact: string, { email, phone }: Minor) {
  const read = contactOf(contact);
  const to = read?.kind === 'email' ? read.email : read?.phone;
  if (to === undefined || mailboxOf(to) === mailboxOf(email) || to === phone)
    throw new InvalidInput({ contact: 'Please give an address or number of your parent or guardian, not your own' });
  return { channel: read?.kind === 'email' ? 'email' : 'whatsapp', to } as const;
}

const wordsFor = ({ BRAND_NAME }: Pick<Config, 'BRAND_NAME'>, { firstName, lastName }: Minor) =>
  [
    `A student who gave the name “${nameForOthers(firstName, lastName)}” uses ${BRAND_NAME} to plan admission to an engineering college and is under 18. Giving them this code means:`,
    `${GUARDIAN_WORDING.title}`,
    ...GUARDIAN_WORDING.points.map((point) => `- ${point}`),
    'If you do not know this student, or do not agree, please do nothing.',
  ].join('\n');
