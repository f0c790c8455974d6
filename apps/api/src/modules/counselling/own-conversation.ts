import type { Sharing } from '@dakhila/contract/counselling';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { findConversation } from '../conversations/index.ts';

/** The conversation that is to be shared, which must be the student's own; null when none is. */
export async function ownConversation(
  db: Db,
  studentId: string,
  { conversationId }: Pick<Sharing, 'conversationId'>,
): Promise<string | null> {
  if (conversationId === undefined) return null;
  if (await findConversation(db, { id: conversationId, studentId })) return conversationId;
  throw new DomainError('not-found', {
    message: 'The conversation is not here any more. Please go on without sharing it',
  });
}
