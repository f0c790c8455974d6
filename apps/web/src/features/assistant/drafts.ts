import { useState } from 'react';
import { stored, storedText } from '../../lib/stored.ts';
import type { Pending } from './chat-state.ts';

const storedDraft = (conversationId: string | null) => storedText(`assistant-draft:${conversationId ?? 'new'}`);
const readDraft = (conversationId: string | null) => storedDraft(conversationId).read() ?? '';

/** What was typed in a conversation and not sent yet; a reload and a visit to another conversation lose nothing. */
export function useDraft(conversationId: string | null) {
  const [kept, setKept] = useState({ conversationId, text: readDraft(conversationId) });
  const shown = kept.conversationId === conversationId ? kept : { conversationId, text: readDraft(conversationId) };
  if (shown !== kept) setKept(shown);
  const write = (text: string) => {
    setKept({ conversationId, text });
    storedDraft(conversationId).write(text);
  };
  return [shown.text, write] as const;
}

type Sent = Pick<Pending, 'clientMessageId' | 'question' | 'conversationId' | 'message'>;

/** A question stays in this tab until the server has confirmed it: a reload before that does not lose it. */
export const sentQuestion = stored<Sent>('assistant-unheard', (value) => {
  const { clientMessageId, question, conversationId, message } = Object(value) as Partial<Record<keyof Sent, unknown>>;
  if (typeof question !== 'string' || typeof clientMessageId !== 'string') return null;
  return {
    ...{ clientMessageId, question },
    conversationId: typeof conversationId === 'string' ? conversationId : null,
    message: typeof message === 'string' ? message : '',
  };
});

/** The question that an earlier visit sent and that the server has not confirmed, or has refused with a message. */
export function unconfirmedQuestion(): Pending | null {
  const sent = sentQuestion.read();
  return sent && { ...sent, exchangeId: null, text: '', tool: null, state: sent.message === '' ? 'lost' : 'refused' };
}
