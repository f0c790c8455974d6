import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import {
  findForMail,
  findRecipient,
  forgetContent,
  type Reported,
  recordInstead,
  recordState,
} from './delivery-store.ts';
import { enqueueMessage } from './enqueue.ts';
import { openContent } from './message.ts';
import { discard } from './store.ts';
import { suppress } from './suppression-store.ts';

type Needs = Pick<Deps, 'db' | 'secrets' | 'newId' | 'log'>;

/** Follows a message after a report about it. A failure by WhatsApp sends the text as a mail, where that is allowed. */
export const followDelivery = (deps: Needs, messageId: string, reported: Reported): Promise<void> =>
  deps.db.transaction((tx) => follow(deps, tx, messageId, reported));

/** Marks a message as failed and follows it, in one transaction: a crash in between would lose the mail instead. */
export const discardAndFollow = (deps: Needs, messageId: string, reported: Reported & { reason: string }) =>
  deps.db.transaction(async (tx) => {
    await discard(tx, messageId, reported.reason);
    await follow(deps, tx, messageId, reported);
  });

async function follow(deps: Needs, tx: Db, messageId: string, reported: Reported): Promise<void> {
  if (!(await recordState(tx, messageId, reported))) return;
  const { provider, state, reason } = reported;
  if (state === 'failed') {
    deps.log.warn({ message: messageId, provider, reason }, 'message not delivered');
    if (reported.hasOptedOut) await stopMessages(tx, messageId, reported.at);
    await sendMailInstead(deps, tx, messageId, reported);
  }
  if (state !== 'sent') await forgetContent(tx, messageId);
}

async function stopMessages(tx: Db, messageId: string, at: Date | undefined): Promise<void> {
  const found = await findRecipient(tx, messageId);
  if (found) await suppress(tx, found, 'opted-out', at);
}

/** Sends the text of a message to the account's own address: once, and never a code. */
async function sendMailInstead(deps: Needs, tx: Db, messageId: string, reported: Reported): Promise<void> {
  const found = await findForMail(tx, messageId);
  const content = openContent(deps.secrets, found?.sealed ?? null);
  // An address that was changed since then is not the account's any more.
  if (!found || content?.emailInstead !== found.email || content.code !== undefined) return;
  // A student who has stopped reminders does not want them by mail.
  if ((reported.isSuppressed || reported.hasOptedOut) && found.kind === 'reminder') return;
  const insteadId = deps.newId();
  await enqueueMessage({ ...deps, newId: () => insteadId }, tx, {
    kind: found.kind,
    channel: 'email',
    to: found.email,
    studentId: found.studentId,
    subject: content.subject,
    text: content.text,
    expiresAt: found.expiresAt,
  });
  await recordInstead(tx, messageId, insteadId);
}
