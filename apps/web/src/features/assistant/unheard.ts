import { safeSession } from '../../lib/safe-storage.ts';
import type { Pending } from './chat-state.ts';

const KEY = 'assistant-unheard';

type Unheard = Pick<Pending, 'clientMessageId' | 'question' | 'conversationId'>;

/** A question stays in this window until the server has heard it: who reloads or looks elsewhere before that has not lost it. */
export const keepUnheard = (question: Unheard): void => safeSession.write(KEY, JSON.stringify(question));

export const forgetUnheard = (): void => safeSession.remove(KEY);

/** The question that an earlier look at this screen sent and that nobody has confirmed, to be sent again. */
export function unheardQuestion(): Pending | null {
  const kept = parse(safeSession.read(KEY));
  if (typeof kept.question !== 'string' || typeof kept.clientMessageId !== 'string') return null;
  const { clientMessageId, question } = kept;
  const conversationId = typeof kept.conversationId === 'string' ? kept.conversationId : null;
  return {
    clientMessageId,
    question,
    conversationId,
    exchangeId: null,
    text: '',
    tool: null,
    state: 'lost',
    message: '',
  };
}

function parse(kept: string | null): Partial<Record<keyof Unheard, unknown>> {
  try {
    return Object(JSON.parse(kept ?? '{}'));
  } catch {
    return {};
  }
}
