import { storeDraft, storedDraft } from '../session/drafts.ts';

export type DraftKind = 'reply' | 'note';
/** What was typed and not sent. A note never becomes a reply: each kind has its own text. */
type Draft = { kind: DraftKind } & Record<DraftKind, string>;

const EMPTY: Draft = { kind: 'reply', reply: '', note: '' };

/** By ticket number, so that looking at another ticket loses nothing. Only this file writes to these records. */
const recordOf = (number: string) => `ticket:${number}`;

export const readDraft = (number: string) => (storedDraft(recordOf(number)) as Draft | undefined) ?? EMPTY;

function changeDraft(number: string, change: (before: Draft) => Draft): Draft {
  const draft = change(readDraft(number));
  storeDraft(recordOf(number), draft);
  return draft;
}
export const chooseKind = (number: string, kind: DraftKind) => changeDraft(number, (before) => ({ ...before, kind }));
export const writeDraft = (number: string, kind: DraftKind, text: string) =>
  changeDraft(number, (before) => ({ ...before, [kind]: text }));
