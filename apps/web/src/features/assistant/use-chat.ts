import { type AssistantEvent, assistant } from '@dakhila/contract/assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { callStream } from '../../lib/api-stream.ts';
import { stored } from '../../lib/stored.ts';
import { chatReducer, exchangeOf, type Pending, stoppedExchangeOf, withExchange } from './chat-state.ts';
import { conversationQuery, conversationsQuery } from './queries.ts';

type Asked = { question: string; conversationId: string | null; clientMessageId?: string };
type Outcomes = {
  /** The new conversation has an address now. */
  onBegun: (conversationId: string) => void;
  onAnswered: (answer: string) => void;
};

/** The stop button replaces the send button: the second press of a double press must not stop. */
const DOUBLE_PRESS_MS = 350;

/** Finished exchanges go into the query cache. */
export function useChat({ onBegun, onAnswered }: Outcomes) {
  const client = useQueryClient();
  const [pending, dispatch] = useReducer(chatReducer, null, unconfirmedQuestion);
  const working = useRef<AbortController | null>(null);
  const askedAt = useRef(0);
  useEffect(() => () => working.current?.abort(), []);

  const cacheExchange = async (id: string, title: string, exchange: ReturnType<typeof stoppedExchangeOf>) => {
    const { queryKey } = conversationQuery(id);
    // A load that began before the answer was whole would replace it.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (before) => withExchange(before, { id, title }, exchange));
    void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
  };

  const ask = async ({ question, conversationId, clientMessageId = crypto.randomUUID() }: Asked) => {
    working.current?.abort();
    const controller = new AbortController();
    working.current = controller;
    askedAt.current = performance.now();
    const asked = { clientMessageId, question, conversationId };
    dispatch({ type: 'ask', ...asked });
    sentQuestion.write({ ...asked, message: '' });
    try {
      const body = { text: question, clientMessageId, ...(conversationId && { conversationId }) };
      for await (const received of callStream(assistant.send, { body }, controller.signal)) {
        // The server sends events of the contract.
        const event = { event: received.event, data: JSON.parse(received.data) } as AssistantEvent;
        if (event.event === 'error') return dispatch({ type: 'fail', state: 'refused', message: event.data.message });
        if (event.event === 'done') {
          const { conversationId: id, title, answer } = event.data;
          await cacheExchange(
            id,
            title,
            exchangeOf({ clientMessageId, question }, event.data, new Date().toISOString()),
          );
          onAnswered(answer);
          return dispatch({ type: 'end' });
        }
        dispatch({ type: 'receive', event });
        if (event.event !== 'start') continue;
        sentQuestion.remove();
        if (conversationId === null) onBegun(event.data.conversationId);
      }
      dispatch({ type: 'fail', state: 'lost', message: '' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const isRefused = error instanceof ApiError;
      const message = isRefused ? messageOf(error) : '';
      // After logging in again the question is restored, but not the outdated message.
      if (isRefused && error.status !== 401) sentQuestion.write({ ...asked, message });
      dispatch({ type: 'fail', state: isRefused ? 'refused' : 'lost', message });
    } finally {
      if (working.current === controller) working.current = null;
    }
  };

  const drop = () => {
    sentQuestion.remove();
    dispatch({ type: 'end' });
  };

  /** What was received stays; a question that the server has not received is returned to the field. */
  const stop = (): string | null => {
    if (performance.now() - askedAt.current < DOUBLE_PRESS_MS) return null;
    working.current?.abort();
    drop();
    if (!pending?.conversationId || pending.exchangeId === null) return pending?.question ?? null;
    void cacheExchange(pending.conversationId, pending.question, stoppedExchangeOf(pending, new Date().toISOString()));
    return null;
  };

  return { pending, ask, stop, drop };
}

type Sent = Pick<Pending, 'clientMessageId' | 'question' | 'conversationId' | 'message'>;

/** Stored in this tab until the server has confirmed it, so that a reload does not lose it. */
export const sentQuestion = stored<Sent>('assistant-unheard', (value) => {
  const { clientMessageId, question, conversationId, message } = Object(value) as Partial<Record<keyof Sent, unknown>>;
  if (typeof question !== 'string' || typeof clientMessageId !== 'string') return null;
  return {
    ...{ clientMessageId, question },
    conversationId: typeof conversationId === 'string' ? conversationId : null,
    message: typeof message === 'string' ? message : '',
  };
});

function unconfirmedQuestion(): Pending | null {
  const sent = sentQuestion.read();
  return sent && { ...sent, exchangeId: null, text: '', tool: null, state: sent.message === '' ? 'lost' : 'refused' };
}
