import { type Language, pageLanguage } from '@dakhila/domain/language/languages';
import type { Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Deps, Message } from '../../ports.ts';
import { sealContent, WAKE_CHANNEL } from './message.ts';
import { findRecipientLanguage } from './store.ts';

/** A message to send, and the moment after which it is worthless. */
export type NewMessage = Omit<Message, 'id' | 'calendar' | 'subject' | 'text'> & {
  subject: Text;
  text: Text;
  expiresAt: Date;
  /** Whose account it is about, whoever gets it; null before there is an account. It goes into the copy of their data, and is erased with it. */
  studentId: string | null;
  /** Of the page that asked for it. What the recipient has chosen in the profile comes first. */
  language?: Language | null;
  /** The appointment it brings, in the recipient's language. */
  calendar?: (language: Language) => NonNullable<Message['calendar']>;
};

/**
 * Puts a message into the outbox: it is sent if, and only if, the caller's transaction commits. It goes out in the
 * recipient's language.
 */
export async function enqueueMessage(deps: Pick<Deps, 'secrets' | 'newId'>, db: Db, message: NewMessage) {
  const { channel, to, studentId, expiresAt, language: ofPage, calendar, subject, text, ...rest } = message;
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
      channel,
      recipient: to.toLowerCase(),
      studentId,
      sealed: sealContent(deps.secrets, content),
      expiresAt,
    })
    // The same round trip wakes the senders of every process; the database tells them at commit.
    .returning({ wake: sql`pg_notify(${WAKE_CHANNEL}, '')` });
}

/** Takes messages back that were not sent yet, in the caller's transaction: what they say is no longer true. One that a driver is sending this moment may still arrive. */
export async function withdrawMessages(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(outbox).where(and(inArray(outbox.id, ids), ne(outbox.state, 'sent')));
}
