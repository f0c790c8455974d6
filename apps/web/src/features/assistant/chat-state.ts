import type { Answered, AssistantEvent, Conversation, Exchange } from '@dakhila/contract/assistant';

/** A question that is being answered, or whose answer failed. */
export type Pending = {
  clientMessageId: string;
  question: string;
  /** Null until the server has created the conversation. */
  conversationId: string | null;
  exchangeId: string | null;
  text: string;
  tool: string | null;
  state: 'under-way' | 'lost' | 'refused';
  /** The server's message, if there was one. */
  message: string;
};

type ChatAction =
  | { type: 'ask'; clientMessageId: string; question: string; conversationId: string | null }
  | { type: 'receive'; event: Exclude<AssistantEvent, { event: 'done' | 'error' }> }
  | { type: 'fail'; state: 'lost' | 'refused'; message: string }
  | { type: 'end' };

export function chatReducer(pending: Pending | null, step: ChatAction): Pending | null {
  if (step.type === 'ask') {
    const { type: _type, ...asked } = step;
    return { ...asked, exchangeId: null, text: '', tool: null, state: 'under-way', message: '' };
  }
  if (pending === null || step.type === 'end') return null;
  if (step.type === 'fail') return { ...pending, state: step.state, message: step.message, tool: null };
  const { event, data } = step.event;
  if (event === 'start') return { ...pending, conversationId: data.conversationId, exchangeId: data.exchangeId };
  if (event === 'tool') return { ...pending, tool: data.name };
  return { ...pending, tool: null, text: pending.text + data.text };
}

/** Replaces an exchange, or adds it at the end. */
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

export function exchangeOf({ clientMessageId, question }: Asked, answered: Answered, askedAt: string): Exchange {
  const { conversationId: _id, title: _title, exchangeId, state, ...answer } = answered;
  return { id: exchangeId, clientMessageId, question, state, askedAt, answer };
}

/** Keeps the part of the answer that arrived before the stop. */
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

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
