import { plainTextOf } from '@dakhila/domain/assistant/plain-text';
import { transcriptOf } from '@dakhila/domain/conversations/transcript';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { findConversation, listExchanges } from './store.ts';

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
