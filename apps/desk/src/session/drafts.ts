import { useState } from 'react';

/** What was typed and not saved, by record. It outlives the form, which goes when the session ends after a while. */
const drafts = new Map<string, unknown>();
let owner: string | null = null;

export const storedDraft = (record: string): unknown => drafts.get(record);
export const storeDraft = (record: string, draft: unknown) => void drafts.set(record, draft);
export const clearDrafts = () => drafts.clear();

/** Called when somebody signs in. The drafts of another person are forgotten; the same one finds theirs after the session has ended. */
export function keepDraftsOf(memberId: string) {
  if (owner !== memberId) clearDrafts();
  owner = memberId;
}

/** The draft of a record, such as `notes:<id>`: what was typed earlier, or else what is saved. */
export function useDraft<Draft>(record: string, saved: Draft) {
  // Only this hook writes to a record, always with the same type.
  const [draft, setDraft] = useState(() => (drafts.get(record) as Draft | undefined) ?? saved);
  const [isRestored, setIsRestored] = useState(() => drafts.has(record));
  return {
    draft,
    /** Whether it shows what was typed before the form opened. */
    isRestored,
    type(typed: Draft) {
      drafts.set(record, typed);
      setDraft(typed);
    },
    /** Shows what is saved. */
    reset(fresh: Draft) {
      drafts.delete(record);
      setDraft(fresh);
      setIsRestored(false);
    },
  };
}
