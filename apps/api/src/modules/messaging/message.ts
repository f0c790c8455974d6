import { LANGUAGES } from '@dakhila/domain/language/languages';
import { TEMPLATE_NAMES, type TemplateMessage } from '@dakhila/domain/messaging/templates';
import { z } from 'zod';
import {
  type Accepted,
  type Deps,
  type MailMessage,
  type Message,
  PermanentFailure,
  type Secrets,
  type WhatsAppMessage,
} from '../../ports.ts';

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
  /** The recipient did not ask for the code: it is for a parent or guardian whom a student named. */
  isAskedByOther: z.literal(true).exactOptional(),
  /** What goes out by WhatsApp; `text` is the same message as its reader sees it. */
  template: z
    .object({
      language: z.enum(LANGUAGES),
      name: z.enum(TEMPLATE_NAMES),
      parameters: z.record(z.string(), z.string()),
    })
    .exactOptional(),
  /** The student's own address, which gets the same text if WhatsApp cannot deliver it. */
  emailInstead: z.string().exactOptional(),
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

type Envelope = { id: string; to: string };

const mailOf = (envelope: Envelope, { subject, text, code, calendar }: Content): MailMessage => ({
  ...envelope,
  channel: 'email',
  subject,
  text,
  ...(code !== undefined && { code }),
  ...(calendar && { calendar }),
});

/** Null for a message of the release before this one that is no template: Meta would refuse it. */
function whatsAppOf(envelope: Envelope, { template, code }: Content): WhatsAppMessage | null {
  if (template) {
    const { language, name, parameters } = template;
    // The parameters were checked against the template when the message was put into the outbox.
    return { ...envelope, channel: 'whatsapp', language, template: { name, parameters } as TemplateMessage };
  }
  if (code === undefined) return null;
  return { ...envelope, channel: 'whatsapp', language: 'en', template: { name: 'sign_in_code', parameters: { code } } };
}

/** Hands a message to the service of its channel. */
export async function handOver(
  deps: Pick<Deps, 'mailer' | 'whatsApp'>,
  { channel, ...envelope }: Envelope & { channel: Channel },
  content: Content,
): Promise<Accepted> {
  if (channel === 'email') return deps.mailer.send(mailOf(envelope, content));
  const message = whatsAppOf(envelope, content);
  if (!message) throw new PermanentFailure('whatsapp takes templates only');
  return deps.whatsApp.send(message);
}
