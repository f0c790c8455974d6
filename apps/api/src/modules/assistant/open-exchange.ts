import { LONGEST_CONVERSATION, LONGEST_MESSAGE_BYTES, titleOf } from '@dakhila/domain/conversations/conversation';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Database, Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../ports.ts';
import { boundMessages, returnMessage } from './limits.ts';
import {
  countExchanges,
  deleteConversation,
  deleteExchange,
  findConversation,
  findExchange,
  insertConversation,
  insertExchange,
  reclaimExchange,
  type StoredConversation,
  type StoredExchange,
  saveExchange,
} from './store.ts';

export type NewMessage = {
  studentId: string;
  conversationId: string | undefined;
  text: string;
  clientMessageId: string;
};
/** A stored question. `isOurs`: this call has to answer it. */
export type Opened = {
  conversation: StoredConversation;
  exchange: StoredExchange;
  isOurs: boolean;
  /** This call stored it. */
  isNew: boolean;
};

/**
 * Stores a question once, however often it is sent. A repeated one is found, and claimed again when it has no complete
 * answer. A client that has disconnected by then has asked nothing.
 */
export async function openExchange(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  message: NewMessage,
  leaving: AbortSignal,
): Promise<Opened> {
  if (Buffer.byteLength(message.text) > LONGEST_MESSAGE_BYTES)
    throw new DomainError('too-large', { message: messageOf('assistant.messageTooLong') });
  const earlier = await findExchange(db, message);
  if (earlier) return takeUp(db, earlier, message, leaving);
  const written = await db.transaction((tx) => writeDown(tx, newId, message, leaving)).catch(isBeaten);
  if (written) return written;
  const first = await findExchange(db, message);
  if (!first) throw new DomainError('conflict');
  return takeUp(db, first, message, leaving);
}

/** A concurrent call stored the same message first, so this transaction is rolled back. */
class Beaten extends Error {}
const isBeaten = (error: unknown) => {
  if (error instanceof Beaten) return null;
  throw error;
};

async function writeDown(tx: Db, newId: Deps['newId'], message: NewMessage, leaving: AbortSignal): Promise<Opened> {
  const { studentId, text, clientMessageId } = message;
  const conversation = await findOrBegin(tx, newId, message);
  if ((await countExchanges(tx, conversation.id)) >= LONGEST_CONVERSATION)
    throw new DomainError('conflict', { message: messageOf('assistant.conversationFull') });
  const isWritten = await insertExchange(tx, {
    id: newId(),
    conversationId: conversation.id,
    studentId,
    clientMessageId,
    question: text,
    state: 'working',
  });
  if (!isWritten) throw new Beaten();
  await boundMessages(tx, studentId);
  const exchange = await findExchange(tx, message);
  if (!exchange) throw new Error('the question that was just written is not there');
  leaving.throwIfAborted();
  return { conversation, exchange, isOurs: true, isNew: true };
}

async function findOrBegin(tx: Db, newId: Deps['newId'], { conversationId, studentId, text }: NewMessage) {
  const id = conversationId ?? newId();
  if (!isUuid(id)) throw new DomainError('not-found');
  if (conversationId === undefined) await insertConversation(tx, { id, studentId, title: titleOf(text) });
  return requireConversation(tx, { id, studentId });
}

/** The student's own conversation; another one is not found. */
export async function requireConversation(db: Db, owned: { id: string; studentId: string }) {
  const conversation = isUuid(owned.id) ? await findConversation(db, owned) : undefined;
  if (!conversation) throw new DomainError('not-found', { message: messageOf('assistant.gone') });
  return conversation;
}

async function takeUp(
  db: Database,
  exchange: StoredExchange,
  message: NewMessage,
  leaving: AbortSignal,
): Promise<Opened> {
  const isSame =
    exchange.question === message.text &&
    (message.conversationId === undefined || message.conversationId === exchange.conversationId);
  if (!isSame) throw new DomainError('idempotency-key-reused', { message: messageOf('assistant.messageReused') });
  const conversation = await requireConversation(db, { id: exchange.conversationId, studentId: message.studentId });
  if (exchange.state === 'done') return { conversation, exchange, isOurs: false, isNew: false };
  const claimed = await takeOver(db, exchange, leaving);
  return { conversation, exchange: claimed ?? exchange, isOurs: claimed !== undefined, isNew: false };
}

/** Claims a question without a complete answer that no call works on; it counts as a new question. */
export const takeOver = (db: Database, { id, studentId }: StoredExchange, leaving: AbortSignal) =>
  db.transaction(async (tx) => {
    const claimed = await reclaimExchange(tx, id);
    if (claimed) await boundMessages(tx, studentId);
    leaving.throwIfAborted();
    return claimed;
  });

/** Withdraws a question whose caller disconnected before any answer: it costs nothing and leaves no trace. */
export const withdrawExchange = (db: Database, { conversation, exchange, isNew }: Opened) =>
  db.transaction(async (tx) => {
    const isBack = isNew
      ? await deleteExchange(tx, exchange)
      : await saveExchange(tx, exchange, { state: 'stopped', answer: null });
    if (!isBack) return;
    await returnMessage(tx, exchange.studentId);
    if (isNew && (await countExchanges(tx, conversation.id)) === 0) await deleteConversation(tx, conversation);
  });
