import type { Answered, Conversation, Exchange } from '@dakhila/contract/assistant';
import type { Pending } from './chat-state.ts';

/** A conversation with one exchange put in its place, or at its end. */
export function withExchange(before: Conversation | undefined, head: Head, exchange: Exchange): Conversation {
  const exchanges = before?.exchanges ?? [];
  const place = exchanges.findIndex(({ clientMessageId }) => clientMessageId === exchange.clientMessageId);
  return {
    id: head.id,
    title: before?.title ?? head.title,
    updatedAt: exchange.askedAt,
    exchanges: place < 0 ? [...exchanges, exchange] : exchanges.with(place, exchange),
  };
}
type Head = { id: string; title: string };
type Asked = Pick<Pending, 'clientMessageId' | 'question'>;

/** The exchange that a finished question became. */
export function exchangeOf({ clientMessageId, question }: Asked, answered: Answered, askedAt: string): Exchange {
  const { conversationId: _id, title: _title, exchangeId, state, ...answer } = answered;
  return { id: exchangeId, clientMessageId, question, state, askedAt, answer };
}

/** What is left of a question that the student stopped: what was said so far. */
export function stoppedExchangeOf(pending: Pending, askedAt: string): Exchange {
  const { clientMessageId, question, exchangeId, text } = pending;
  const paragraphs = paragraphsOf(text);
  return {
    id: exchangeId ?? clientMessageId,
    clientMessageId,
    question,
    state: 'stopped',
    askedAt,
    answer:
      paragraphs.length === 0
        ? null
        : {
            answer: text,
            blocks: paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph })),
            sources: [],
            tools: [],
            suggestions: [],
            handOver: null,
          },
  };
}

/** The paragraphs of a growing text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
