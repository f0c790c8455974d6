import { safeLocal } from '../../../lib/safe-storage.ts';
import type { Draft } from './editor-state.ts';

const keyOf = (listId: string) => `list-draft:${listId}`;

/** The unsaved work on a list that this browser keeps; logging out wipes it with all site storage. */
export function readDraft(listId: string): Draft | null {
  const kept = safeLocal.read(keyOf(listId));
  if (kept === null) return null;
  try {
    const draft: unknown = JSON.parse(kept);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export const keepDraft = (listId: string, draft: Draft): void => safeLocal.write(keyOf(listId), JSON.stringify(draft));

export const dropDraft = (listId: string): void => safeLocal.remove(keyOf(listId));

function isDraft(value: unknown): value is Draft {
  const { base, order, unanswered = [] } = Object(value) as Record<keyof Draft, unknown>;
  const { version, choices } = Object(base) as { version?: unknown; choices?: unknown };
  const isBase = typeof version === 'number' && isKeys(choices);
  return isBase && isKeys(order) && Array.isArray(unanswered) && unanswered.every(isKeys);
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
