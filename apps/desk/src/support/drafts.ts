export type DraftKind = 'reply' | 'note';
/** What was typed and not sent. A note never becomes a reply: each kind has its own text. */
type Draft = { kind: DraftKind } & Record<DraftKind, string>;

const EMPTY: Draft = { kind: 'reply', reply: '', note: '' };

/** By ticket number, so that looking at another ticket loses nothing. */
const drafts = new Map<string, Draft>();
let ownerId: string | null = null;

export const readDraft = (number: string): Draft => drafts.get(number) ?? EMPTY;

function changeDraft(number: string, change: (before: Draft) => Draft): Draft {
  const draft = change(readDraft(number));
  drafts.set(number, draft);
  return draft;
}
export const chooseKind = (number: string, kind: DraftKind) => changeDraft(number, (before) => ({ ...before, kind }));
export const writeDraft = (number: string, kind: DraftKind, text: string) =>
  changeDraft(number, (before) => ({ ...before, [kind]: text }));

export const clearDrafts = () => drafts.clear();

/** Clears what another member has typed. The same member finds it again after their session has ended. */
export function clearDraftsOfOthers(memberId: string) {
  if (memberId !== ownerId) clearDrafts();
  ownerId = memberId;
}
