import { isSameOrder, mergedWithAdditions, type Order } from './order.ts';

/** What was done, for the texts of undo and of the live region. Places count from 1. */
export type Edit =
  | { kind: 'moved'; choice: string; from: number; to: number }
  | { kind: 'removed'; choice: string; place: number }
  | { kind: 'added'; choices: Order }
  | { kind: 'fixed'; label: string }
  | { kind: 'took-theirs' };

/** The list as the server has it. */
export type SavedList = { version: number; choices: Order };

/** Why the latest order is not saved. `away`: no answer, it is tried again. `refused`: the server rejected it. `gone`: the list was deleted elsewhere. */
export type Problem = { kind: 'away' } | { kind: 'refused'; message: string } | { kind: 'gone' };

export type EditorState = {
  saved: SavedList;
  order: Order;
  past: readonly { before: Order; edit: Edit }[];
  future: readonly { after: Order; edit: Edit }[];
  /** The order that was sent and not answered yet. No other order is sent meanwhile. */
  sending: Order | null;
  problem: Problem | null;
  /** The list was changed elsewhere since our edits began: nothing is sent until the student has chosen. */
  theirs: SavedList | null;
  /** How many choices were added elsewhere and are now at the end. */
  joined: number;
};

export type EditorAction =
  | { type: 'edited'; order: Order; edit: Edit }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'sent' }
  | { type: 'saved'; saved: SavedList }
  | { type: 'failed'; problem: Problem }
  /** Our order was refused, because the list had been changed elsewhere. */
  | { type: 'overtaken'; saved: SavedList }
  | { type: 'retried' }
  | { type: 'found'; saved: SavedList }
  | { type: 'kept-mine' }
  | { type: 'took-theirs' };

/** How many steps can be undone. */
const HISTORY_LIMIT = 200;

/** Unsaved edits of an earlier visit, with the list that they began on. */
export type Draft = { base: SavedList; order: Order };

/** The editor of a fetched list, with the unsaved edits and the unanswered order of an earlier visit, if any. */
export function openEditor(saved: SavedList, draft: Draft | null, sending: Order | null = null): EditorState {
  const { base, order } = draft ?? { base: saved, order: saved.choices };
  const opened = { saved: base, order, sending, past: [], future: [], problem: null, theirs: null, joined: 0 };
  return found(opened, saved);
}

const isChanged = ({ order, saved }: EditorState): boolean => !isSameOrder(order, saved.choices);

/** Whether the server may have another order than the page shows: there are unsent edits, or a sent order without an answer. */
export const isDirty = (state: EditorState): boolean => isChanged(state) || state.sending !== null;

/** Whether the order should be sent now, or as soon as the student pauses. */
export const isReadyToSend = (state: EditorState): boolean =>
  isChanged(state) && state.sending === null && state.theirs === null && state.problem === null;

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'edited': {
      if (isSameOrder(action.order, state.order)) return state;
      const past = [...state.past, { before: state.order, edit: action.edit }].slice(-HISTORY_LIMIT);
      return { ...state, order: action.order, past, future: [], problem: problemAfterEdit(state.problem), joined: 0 };
    }
    case 'undone': {
      const step = state.past.at(-1);
      if (!step) return state;
      const future = [...state.future, { after: state.order, edit: step.edit }];
      return {
        ...state,
        order: step.before,
        past: state.past.slice(0, -1),
        future,
        problem: problemAfterEdit(state.problem),
      };
    }
    case 'redone': {
      const step = state.future.at(-1);
      if (!step) return state;
      const past = [...state.past, { before: state.order, edit: step.edit }];
      return {
        ...state,
        order: step.after,
        future: state.future.slice(0, -1),
        past,
        problem: problemAfterEdit(state.problem),
      };
    }
    case 'sent':
      return { ...state, sending: state.order, problem: null };
    case 'saved': {
      // Another tab has sent it.
      if (state.sending === null) return found(state, action.saved);
      // The list was changed elsewhere before this answer arrived, and that newer version is known.
      if (action.saved.version < state.saved.version) return { ...state, sending: null, problem: null };
      // The server may have corrected the order; the page follows unless the student edited meanwhile.
      const order = isSameOrder(state.order, state.sending) ? action.saved.choices : state.order;
      const next = { ...state, saved: action.saved, order, sending: null, problem: null, theirs: null };
      // A change found elsewhere meanwhile is compared again: it may have been built on our order.
      return state.theirs ? found(next, state.theirs) : next;
    }
    case 'failed':
      // After a refusal the server has none of the order.
      return { ...state, problem: action.problem, sending: action.problem.kind === 'away' ? state.sending : null };
    case 'retried':
      return state.problem?.kind === 'away' ? { ...state, problem: null } : state;
    case 'overtaken':
      return { ...found(state, action.saved), sending: null };
    case 'found':
      return found(state, action.saved);
    case 'kept-mine':
      return state.theirs ? { ...state, saved: state.theirs, theirs: null } : state;
    case 'took-theirs': {
      if (!state.theirs) return state;
      const past = [...state.past, { before: state.order, edit: { kind: 'took-theirs' } as const }];
      return { ...state, saved: state.theirs, order: state.theirs.choices, theirs: null, past, future: [] };
    }
  }
}

/** An edit may fix what was refused, but cannot restore a deleted list. */
const problemAfterEdit = (problem: Problem | null) => (problem?.kind === 'gone' ? problem : null);

/** Handles a fetched list: the known version, one with our order, or one that was changed elsewhere. */
function found(state: EditorState, saved: SavedList): EditorState {
  if (saved.version < state.saved.version) return state;
  const settled = { ...state, problem: null, theirs: null };
  // A fetch may return our own order before, or instead of, the answer to sending it.
  const isOurs = [state.order, state.sending ?? state.order].some((ours) => isSameOrder(saved.choices, ours));
  if (saved.version === state.saved.version || isOurs) return { ...settled, saved };
  // Undo steps from before the change would revert what was done elsewhere, so they are dropped.
  if (!isChanged(state)) return { ...settled, saved, order: saved.choices, past: [], future: [], joined: 0 };
  const merged = mergedWithAdditions(state.saved.choices, state.order, saved.choices);
  if (!merged) return { ...settled, theirs: saved };
  return { ...settled, saved, order: merged, joined: saved.choices.length - state.saved.choices.length };
}
