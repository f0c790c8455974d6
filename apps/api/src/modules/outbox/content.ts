import { z } from 'zod';
import type { Secrets } from '../../ports.ts';

/** What a message says. It may hold a one-time code, so it is stored encrypted. */
const Content = z.object({
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

const PURPOSE = 'outbox';

export const sealContent = (secrets: Secrets, content: Content) => secrets.seal(PURPOSE, JSON.stringify(content));

/** What was sealed, or null when it was emptied, or made with another secret. */
export function openContent(secrets: Secrets, sealed: Buffer | null): Content | null {
  const text = sealed && secrets.open(PURPOSE, sealed);
  return text ? Content.parse(JSON.parse(text)) : null;
}
