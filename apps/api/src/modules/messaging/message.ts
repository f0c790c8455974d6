import { z } from 'zod';
import type { Deps, Message, Secrets } from '../../ports.ts';

export type Channel = Message['channel'];

/** What the database announces when a message was put into the outbox. */
export const WAKE_CHANNEL = 'outbox';

/** Who delivers on each channel. */
export const messengersOf = (deps: Pick<Deps, 'mailer' | 'whatsApp'>) => ({
  email: deps.mailer,
  whatsapp: deps.whatsApp,
});

/** What a message says. It may hold a one-time code, so it is stored encrypted. */
export const Content = z.object({
  subject: z.string(),
  text: z.string(),
  code: z.string().exactOptional(),
  calendar: z
    .object({
      method: z.enum(['REQUEST', 'CANCEL']),
      // What was put in before files had names of their own may still wait.
      filename: z.string().default('counseling-session.ics'),
      content: z.string(),
    })
    .exactOptional(),
});

export type Content = z.output<typeof Content>;

export const PURPOSE = 'outbox';

export const sealContent = (secrets: Secrets, content: Content) => secrets.seal(PURPOSE, JSON.stringify(content));

/** What was sealed, or null when it was emptied, or made with another secret. */
export function openContent(secrets: Secrets, sealed: Buffer | null): Content | null {
  const text = sealed && secrets.open(PURPOSE, sealed);
  return text ? Content.parse(JSON.parse(text)) : null;
}
