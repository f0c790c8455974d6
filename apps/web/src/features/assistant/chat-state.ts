import type { AssistantEvent } from '@dakhila/contract/assistant';

/** A question under way, or one that did not get its answer. */
export type Pending = {
  clientMessageId: string;
  question: string;
  /** Null until the server has begun a new conversation. */
  conversationId: string | null;
  exchangeId: string | null;
  text: string;
  tool: string | null;
  state: 'under-way' | 'lost' | 'refused';
  /** The server's own words, where it had some. */
  message: string;
};

export type ChatAct =
  | { act: 'ask'; clientMessageId: string; question: string; conversationId: string | null }
  | { act: 'hear'; event: Exclude<AssistantEvent, { event: 'done' | 'error' }> }
  | { act: 'fail'; state: 'lost' | 'refused'; message: string }
  | { act: 'end' };

/** What happens to the question under way. */
export function chatReducer(pending: Pending | null, step: ChatAct): Pending | null {
  if (step.act === 'ask') {
    const { act: _act, ...asked } = step;
    return { ...asked, exchangeId: null, text: '', tool: null, state: 'under-way', message: '' };
  }
  if (pending === null || step.act === 'end') return null;
  if (step.act === 'fail') return { ...pending, state: step.state, message: step.message, tool: null };
  const { event, data } = step.event;
  if (event === 'start') return { ...pending, conversationId: data.conversationId, exchangeId: data.exchangeId };
  if (event === 'tool') return { ...pending, tool: data.name };
  return { ...pending, tool: null, text: pending.text + data.text };
}
