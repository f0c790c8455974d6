import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { sendCode } from '../verification/index.ts';
import { type Change, isTaken } from './store.ts';

type Step = 'old' | 'new';

export const stepOf = ({ oldConfirmedAt }: Change): Step => (oldConfirmedAt === null ? 'old' : 'new');
/** Where the code of the step goes that the change waits at. */
export const targetOf = (change: Change) => (stepOf(change) === 'old' ? change.oldContact : change.newContact);
/** A code is for this very change: one that was asked for another window's wish confirms nothing here. */
export const subjectOf = ({ studentId, id }: Change) => `${studentId}:${id}`;
export const purposeOf = (change: Change) => `contact-${stepOf(change)}` as const;
export const masked = (kind: Change['kind'], contact: string) =>
  kind === 'email' ? maskEmail(contact) : maskPhone(contact);

/** Sends the code of the step that the change waits at, in the caller's transaction and the student's language: the new contact has no profile yet. */
export async function sendStepCode(
  deps: Pick<Deps, 'config' | 'secrets' | 'newId' | 'log'>,
  tx: Db,
  change: Change,
  caller: Caller,
): Promise<void> {
  const isNew = stepOf(change) === 'new';
  // Whoever has the address learns that it has an account; whoever asked learns nothing.
  const isTheirs = isNew && (await isTaken(tx, change));
  await sendCode(deps, tx, {
    purpose: purposeOf(change),
    subject: subjectOf(change),
    studentId: change.studentId,
    caller,
    targets: [{ channel: change.kind === 'email' ? 'email' : 'whatsapp', to: targetOf(change) }],
    language: caller.language,
    instead: isTheirs ? takenMessage(deps.config) : undefined,
    ...(isNew ? {} : { about: aboutOld(deps.config, change) }),
  });
}

const aboutOld = ({ BRAND_NAME, SUPPORT_EMAIL }: Config, { kind, newContact }: Change) =>
  [
    `Somebody who is logged in to your account wants to use ${masked(kind, newContact)} in the place of this one.`,
    `Never give the code to anyone: ${BRAND_NAME} will not ask you for it. If it was not you, write to ${SUPPORT_EMAIL}.`,
  ].join('\n');

const takenMessage = ({ BRAND_NAME }: Config) => ({
  subject: `You already have an account · ${BRAND_NAME}`,
  text: `Somebody wanted to use this address or number for another ${BRAND_NAME} account. It already has an account of its own, so nothing was changed.`,
});
