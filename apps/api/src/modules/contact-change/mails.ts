import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage } from '../outbox/index.ts';
import type { Student } from '../students/index.ts';
import { masked } from './send-step-code.ts';
import type { Change } from './store.ts';

const WORTH_MS = 3 * 86_400_000;
const NAMES = { email: 'e-mail address', phone: 'WhatsApp number' } as const;

/** Tells the old contact that it was replaced: whoever did not ask for it learns of it there. */
export const tellChanged = (
  deps: Pick<Deps, 'config' | 'secrets' | 'newId' | 'now'>,
  tx: Db,
  { id, firstName, language }: Student,
  { kind, oldContact, newContact }: Change,
) =>
  enqueueMessage(deps, tx, {
    channel: kind === 'email' ? 'email' : 'whatsapp',
    to: oldContact,
    studentId: id,
    subject: `Your ${NAMES[kind]} was changed · ${deps.config.BRAND_NAME}`,
    text: [
      `Hello ${firstName},`,
      `Your ${deps.config.BRAND_NAME} account now uses ${masked(kind, newContact)} as its ${NAMES[kind]}. This one is no longer used.`,
      'You were logged out on all other devices.',
      `If this was not you, please write to ${deps.config.SUPPORT_EMAIL} at once.`,
    ].join('\n\n'),
    // The old contact leads to no profile any more.
    language,
    expiresAt: new Date(deps.now().getTime() + WORTH_MS),
  });
