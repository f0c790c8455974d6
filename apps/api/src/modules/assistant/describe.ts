import type { Answered, AssistantAnswer, Exchange } from '@dakhila/contract/assistant';
import { plainTextOf } from '@dakhila/domain/assistant/plain-text';
import type { Answer } from '@dakhila/domain/assistant/types';
import { LONGEST_WORK_SECONDS, transcriptOf } from '@dakhila/domain/conversations/conversation';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { findConversation, listExchanges, type StoredConversation, type StoredExchange } from './store.ts';

const describeAnswer = (answer: Answer): AssistantAnswer => ({
  answer: plainTextOf(answer),
  blocks: answer.blocks,
  sources: answer.sources,
  tools: answer.tools,
  suggestions: answer.suggestions,
  handOver: answer.handOver ?? null,
  ...(answer.language === undefined ? {} : { language: answer.language }),
});

/** A question with its answer, for display. One that no process works on any more has failed. */
export function describeExchange(exchange: StoredExchange, now: Date): Exchange {
  const { id, clientMessageId, question, state, askedAt, claimedAt, answer } = exchange;
  const isLeft = state === 'working' && now.getTime() - claimedAt.getTime() > LONGEST_WORK_SECONDS * 1000;
  return {
    id,
    clientMessageId,
    question,
    state: isLeft ? 'failed' : state,
    askedAt: askedAt.toISOString(),
    answer: answer && describeAnswer(answer),
  };
}

type Ended = { state: Answered['state']; answer: Answer };

export const describeAnswered = (
  { id, title }: Pick<StoredConversation, 'id' | 'title'>,
  exchangeId: string,
  { state, answer }: Ended,
): Answered => ({ conversationId: id, title, exchangeId, state, ...describeAnswer(answer) });

/** A student's own conversation as a person reads it; null when there is none of that id. */
export async function readTranscript(db: Db, { id, studentId }: { id: string; studentId: string }) {
  const conversation = isUuid(id) ? await findConversation(db, { id, studentId }) : undefined;
  if (!conversation) return null;
  const exchanges = await listExchanges(db, id);
  return transcriptOf(
    conversation.title,
    exchanges.map(({ question, answer, askedAt }) => ({
      question,
      answer: answer && plainTextOf(answer),
      askedAt: askedAt.toISOString(),
    })),
  );
}
