import { withSharedLanguage } from '@dakhila/contract/shared-language';
import { contactOf, mailboxOf } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import { joined, messageOf, type Text } from '@dakhila/domain/messages/message';
import type { TemplateMessage } from '@dakhila/domain/messaging/templates';
import { GUARDIAN_ASKS, GUARDIAN_WORDING, isUnderage } from '@dakhila/domain/students/age';
import { nameForOthers } from '@dakhila/domain/students/name';
import type { Config } from '../../config.ts';
import { requireBudget } from '../../db/budget.ts';
import type { OwnCaller } from '../../http/caller.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { sendCode } from '../accounts/index.ts';
import { newGuardianLink } from './guardian-link.ts';
import { lockMinor, type Minor, replaceAsked } from './guardian-store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Named = { guardianName: string; contact: string };

/** Sends a code to the parent or guardian, and explains what passing it on means: in the mail itself, by WhatsApp on a page. */
export function askGuardian(deps: Needs, named: Named, caller: OwnCaller): Promise<void> {
  const { studentId } = caller.session;
  return deps.db.transaction(async (tx) => {
    const student = await lockMinor(tx, studentId);
    if (!student?.birthDate) throw new DomainError('birth-date-needed');
    if (!isUnderage(student.birthDate, deps.now()))
      throw new DomainError('conflict', { message: messageOf('assessment.adult') });
    const target = targetOf(named.contact, student);
    // The code goes, with the student's name, to any address that the student types.
    await requireBudget(tx, `guardian-asks:${studentId}`, GUARDIAN_ASKS, {
      code: 'too-many-codes',
      message: messageOf('assessment.tooManyAsks'),
    });
    const link = target.channel === 'whatsapp' ? newGuardianLink(deps.secrets) : null;
    await replaceAsked(tx, {
      id: deps.newId(),
      studentId,
      guardianName: named.guardianName,
      channel: target.channel,
      contact: target.to,
      version: GUARDIAN_WORDING.version,
      ...(link && { linkHash: link.linkHash }),
    });
    await sendCode(deps, tx, {
      purpose: 'guardian',
      subject: studentId,
      studentId,
      caller,
      language: caller.language,
      targets: [target],
      about: wordsFor(deps.config, student),
      ...(link && { code: link.code, template: templateFor(student, link.token, caller) }),
    });
  });
}

/** The guardian's contact, which must not be the student's own. */
function targetOf(contact: string, { email, phone }: Minor) {
  const read = contactOf(contact);
  const to = read?.kind === 'email' ? read.email : read?.phone;
  if (to === undefined || mailboxOf(to) === mailboxOf(email) || to === phone)
    throw new InvalidInput({ contact: messageOf('assessment.guardianContact') });
  return { channel: read?.kind === 'email' ? 'email' : 'whatsapp', to } as const;
}

/** By WhatsApp the guardian gets no bare code: the page behind the link has the whole text, and the code below it. */
const templateFor = ({ firstName }: Minor, token: string, { language }: OwnCaller): TemplateMessage<Text> => ({
  name: 'guardian_consent',
  parameters: { student: nameForOthers(firstName), link: withSharedLanguage(token, pageLanguage(language)) },
});

const wordsFor = ({ BRAND_NAME }: Pick<Config, 'BRAND_NAME'>, { firstName, lastName }: Minor) =>
  joined('\n', [
    messageOf('assessment.guardian.ask', { student: nameForOthers(firstName, lastName), brand: BRAND_NAME }),
    messageOf('assessment.guardian.title'),
    ...GUARDIAN_WORDING.points.map((point) =>
      messageOf('general.point', { text: messageOf(`assessment.guardian.${point}`) }),
    ),
    messageOf('assessment.guardian.unknown'),
  ]);
