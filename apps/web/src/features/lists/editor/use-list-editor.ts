import type { PreferenceList } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { keepHead } from '../membership/queries.ts';
import { listQuery } from '../queries.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import {
  type Edit,
  type Held,
  isDirty,
  isReadyToSend,
  openEditor,
  type Problem,
  reduceEditor,
} from './editor-state.ts';
import type { Order } from './order.ts';

/** A drag is one edit, but a row of presses on "up" is many: they travel together. */
const PAUSE_MS = 600;
const RETRY_MS = 8_000;

const heldOf = (list: PreferenceList): Held => ({
  version: list.version,
  choices: list.choices.map(({ choice }) => choice),
});

/**
 * The editing of one list: edits show at once, are kept in this browser until the server has them, and never overwrite what was done elsewhere.
 */
export function useListEditor(list: PreferenceList) {
  const { id } = list;
  const client = useQueryClient();
  const [state, dispatch] = useReducer(reduceEditor, list, (first) => openEditor(heldOf(first), readDraft(id)));
  const isUnsaved = isDirty(state);
  const isWaiting = isReadyToSend(state);

  useEffect(() => dispatch({ type: 'found', held: heldOf(list) }), [list]);

  const { held, order, unanswered } = state;
  // A saved order stays here until it was fetched too: on a dead line the device only has the list as it was fetched last.
  const isAhead = isUnsaved || held.version > list.version;
  useEffect(() => {
    if (isAhead) keepDraft(id, { base: held, order, unanswered });
    else dropDraft(id);
  }, [id, isAhead, held, order, unanswered]);

  // A pause that ends and a page that is hidden at once would send twice before either is drawn.
  const isOut = useRef(false);
  const send = useEffectEvent(async () => {
    if (isOut.current || !isReadyToSend(state)) return;
    isOut.current = true;
    dispatch({ type: 'sent' });
    try {
      const body = { version: held.version, choices: [...order] };
      const { data: head } = await call(lists.order, { params: { id }, body });
      keepHead(client, head);
      dispatch({ type: 'saved', held: { version: head.version, choices: head.choices } });
    } catch (error) {
      if (!isChangedElsewhere(error)) return dispatch({ type: 'failed', problem: problemOf(error) });
      try {
        const theirs = await client.fetchQuery(listQuery(id));
        dispatch({ type: 'overtaken', held: heldOf(theirs) });
      } catch (failure) {
        dispatch({ type: 'failed', problem: problemOf(failure) });
      }
    } finally {
      isOut.current = false;
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another edit starts the pause anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, order]);

  const isAway = state.problem?.kind === 'away';
  useEffect(() => {
    if (!isAway) return;
    const retry = () => dispatch({ type: 'retried' });
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isAway]);

  useEffect(() => {
    const sendWhenHidden = () => document.visibilityState === 'hidden' && void send();
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden);
      // Another page of the product: what waits for a pause does not wait any longer.
      void send();
    };
  }, []);

  return {
    state,
    isUnsaved,
    edit: (next: Order, edit: Edit) => dispatch({ type: 'edited', order: next, edit }),
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    retry: () => dispatch({ type: 'retried' }),
    keepMine: () => dispatch({ type: 'kept-mine' }),
    takeTheirs: () => dispatch({ type: 'took-theirs' }),
  };
}

export type ListEditor = ReturnType<typeof useListEditor>;

const isChangedElsewhere = (error: unknown) => error instanceof ApiError && error.code === 'list-changed';

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError) || error.outcome === 'error') return { kind: 'away' };
  return error.status === 404 ? { kind: 'gone' } : { kind: 'refused', message: error.message };
}
