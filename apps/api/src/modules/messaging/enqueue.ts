import { type Language, pageLanguage } from '@dakhila/domain/language/languages';
import type { Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { MessageKind } from '@dakhila/domain/messaging/kinds';
import { type TemplateSettings, templateText } from '@dakhila/domain/messaging/template-text';
import { type TemplateMessage, tidyParameter } from '@dakhila/domain/messaging/templates';
import { and, inArray, ne } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Deps, MailMessage } from '../../ports.ts';
import { type Content, sealContent } from './message.ts';
import { addPointer } from './pointers.ts';
import { findRecipientLanguage } from './store.ts';

type Common = {
  kind: MessageKind;
  to: string;
  subject: Text;
  text: Text;
  code?: string;
  isAskedByOther?: true | undefined;
  expiresAt: Date;
  /** The account it is about; null before there is one. The message is part of the copy of its data, and is erased with it. */
  studentId: string | null;
  /** The language of the page that asked for it. The recipient's own choice comes first. */
  language?: Language | null;
};
/** A message to send, with its expiry. By WhatsApp only a template can be sent: `whatsAppContent` makes one. */
export type NewMessage = Common &
  (
    | {
        channel: 'email';
        /** The attached appointment, in the recipient's language. */
        calendar?: (language: Language) => NonNullable<MailMessage['calendar']>;
      }
    | {
        channel: 'whatsapp';
        template: TemplateMessage<Text>;
        /** The student's own address, which gets the same text if WhatsApp cannot deliver it. Never for a code: it proves the number. */
        emailInstead?: string;
      }
  );

type Settings = Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>;

/** A template, and the text that its reader sees. */
export const whatsAppContent = (config: Settings, template: TemplateMessage<Text>) => ({
  channel: 'whatsapp' as const,
  template,
  text: templateText(templateSettings(config), template),
});

export const templateSettings = ({ BRAND_NAME, SUPPORT_EMAIL, PUBLIC_URL }: Settings): TemplateSettings => ({
  brand: BRAND_NAME,
  supportEmail: SUPPORT_EMAIL,
  publicUrl: PUBLIC_URL,
});

/**
 * Puts a message into the outbox: it is sent if, and only if, the caller's transaction commits. It goes out in the
 * recipient's language.
 */
export async function enqueueMessage(deps: Pick<Deps, 'secrets' | 'newId'>, db: Db, message: NewMessage) {
  const { kind, channel, to, studentId, expiresAt } = message;
  const language = (await findRecipientLanguage(db, to)) ?? pageLanguage(message.language);
  const content = contentOf(message, language);
  if (content.code && content.subject.includes(content.code)) throw new Error('A code never stands in a subject');
  await db
    .insert(outbox)
    .values({
      id: deps.newId(),
      kind,
      channel,
      recipient: to.toLowerCase(),
      studentId,
      sealed: sealContent(deps.secrets, content),
      expiresAt,
    })
    // The same statement adds it to the queue.
    .returning({ pointer: addPointer() });
}

function contentOf(message: NewMessage, language: Language): Content {
  const { subject, text, code, isAskedByOther } = message;
  const said = {
    subject: say(language, subject),
    text: say(language, text),
    ...(code !== undefined && { code }),
    ...(isAskedByOther && { isAskedByOther }),
  };
  if (message.channel === 'email') return message.calendar ? { ...said, calendar: message.calendar(language) } : said;
  const { name, parameters } = message.template;
  const values = Object.entries<Text>(parameters).map(([parameter, value]) => [
    parameter,
    tidyParameter(say(language, value)),
  ]);
  return {
    ...said,
    template: { language, name, parameters: Object.fromEntries(values) },
    ...(message.emailInstead !== undefined && { emailInstead: message.emailInstead }),
  };
}

/** Deletes messages that were not sent yet, in the caller's transaction, because they are no longer true. One that is being sent may still arrive. */
export async function withdrawMessages(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(outbox).where(and(inArray(outbox.id, ids), ne(outbox.state, 'sent')));
}
