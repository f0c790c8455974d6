import { safeSession } from '../../lib/safe-storage.ts';
import type { Pending } from './chat-state.ts';

const KEY = 'assistant-unheard';

type Unheard = Pick<Pending, 'clientMessageId' | 'question' | 'conversationId' | 'message'>;

/** A question stays in this window until the server has taken it: who reloads or looks elsewhere before that has not lost it. */
export const keepUnheard = (question: Unheard): void => safeSession.write(KEY, JSON.stringify(question));

export const forgetUnheard = (): void => safeSession.remove(KEY);

/** The question that an earlier look at this screen sent and that the server has not confirmed, or has refused in its own words. */
export function unheardQuestion(): Pending | null {
  const { clientMessageId, question, conversationId, message } = parse(safeSession.read(KEY));
  if (typeof question !== 'string' || typeof clientMessageId !== 'string') return null;
  const words = typeof message === 'string' ? message : '';
  return {
    ...{ clientMessageId, question, exchangeId: null, text: '', tool: null },
    conversationId: typeof conversationId === 'string' ? conversationId : null,
    state: words === '' ? 'lost' : 'refused',
    message: words,
  };
}

function parse(kept: string | null): Partial<Record<keyof Unheard, unknown>> {
  try {
    return Object(JSON.parse(kept ?? '{}'));
  } catch {
    return {};
  }
}
