import { z } from 'zod';
import type { Deps, Message, Secrets } from '../../ports.ts';

export type Channel = Message['channel'];

export const messengersOf = (deps: Pick<Deps, 'mailer' | 'whatsApp'>) => ({
  email: deps.mailer,
  whatsapp: deps.whatsApp,
});

/** The content of a message. It may contain a one-time code, so it is stored encrypted. */
export const Content = z.object({
  subject: z.string(),
  text: z.string(),
  code: z.string().exactOptional(),
  calendar: z
    .object({
      method: z.enum(['REQUEST', 'CANCEL']),
      // Older messages, without a file name, may still wait.
      filename: z.string().default('counseling-session.ics'),
      content: z.string(),
    })
    .exactOptional(),
});

export type Content = z.output<typeof Content>;

export const PURPOSE = 'outbox';

export const sealContent = (secrets: Secrets, content: Content) => secrets.seal(PURPOSE, JSON.stringify(content));

/** The decrypted content; null when it was deleted or encrypted with another secret. */
export function openContent(secrets: Secrets, sealed: Buffer | null): Content | null {
  const text = sealed && secrets.open(PURPOSE, sealed);
  return text ? Content.parse(JSON.parse(text)) : null;
}
