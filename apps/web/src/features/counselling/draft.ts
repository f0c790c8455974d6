import type { Sharing } from '@dakhila/contract/counselling';
import { TOPICS, type Topic } from '@dakhila/domain/counselling/topics';
import { stored } from '../../lib/stored.ts';
import { NOTHING_SHARED } from './sharing-fields.tsx';

/** What the student has filled in so far. */
export type Draft = { topic: Topic | null; question: string; sharing: Sharing };

const storedDraft = stored('counselling-draft', (value) => (isDraft(value) ? value : null));
export const EMPTY_DRAFT: Draft = { topic: null, question: '', sharing: NOTHING_SHARED };

/** The form as it was left; a reload and a lost race lose nothing. */
export const readDraft = (): Draft => storedDraft.read() ?? EMPTY_DRAFT;

export const writeDraft = storedDraft.write;

/** Puts a conversation with the assistant on offer, ticked: the student came from it. */
export function bringConversation(conversationId: string) {
  const draft = readDraft();
  writeDraft({ ...draft, sharing: { ...draft.sharing, conversationId } });
}

export const forgetDraft = storedDraft.remove;

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null || !('topic' in kept && 'question' in kept && 'sharing' in kept))
    return false;
  const { topic, question, sharing } = kept;
  const isTopic = topic === null || TOPICS.some((word) => word === topic);
  if (!isTopic || typeof question !== 'string' || typeof sharing !== 'object' || sharing === null) return false;
  return Object.keys(NOTHING_SHARED).every((thing) => thing in sharing);
}
