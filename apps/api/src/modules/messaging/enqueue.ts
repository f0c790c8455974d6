import { type Language, pageLanguage } from '@dakhila/domain/language/languages';
import type { Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { MessageKind } from '@dakhila/domain/messaging/kinds';
import { and, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Deps, Message } from '../../ports.ts';
import { sealContent } from './message.ts';
import { addPointer } from './pointers.ts';
import { findRecipientLanguage } from './store.ts';

/** A message to send, with its expiry. */
export type NewMessage = Omit<Message, 'id' | 'calendar' | 'subject' | 'text'> & {
  kind: MessageKind;
  subject: Text;
  text: Text;
  expiresAt: Date;
  /** The account it is about; null before there is one. The message is part of the copy of its data, and is erased with it. */
  studentId: string | null;
  /** The language of the page that asked for it. The recipient's own choice comes first. */
  language?: Language | null;
  /** The attached appointment, in the recipient's language. */
  calendar?: (language: Language) => NonNullable<Message['calendar']>;
};

/**
 * Puts a message into the outbox: it is sent if, and only if, the caller's transaction commits. It goes out in the
 * recipient's language.
 */
export async function enqueueMessage(deps: Pick<Deps, 'secrets' | 'newId'>, db: Db, message: NewMessage) {
  const { kind, channel, to, studentId, expiresAt, language: ofPage, calendar, subject, text, ...rest } = message;
  const language = (await findRecipientLanguage(db, to)) ?? pageLanguage(ofPage);
  const content = {
    ...rest,
    subject: say(language, subject),
    text: say(language, text),
    ...(calendar && { calendar: calendar(language) }),
  };
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

/** Deletes messages that were not sent yet, in the caller's transaction, because they are no longer true. One that is being sent may still arrive. */
export async function withdrawMessages(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(outbox).where(and(inArray(outbox.id, ids), ne(outbox.state, 'sent')));
}
