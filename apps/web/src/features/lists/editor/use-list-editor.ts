import type { PreferenceList } from '@dakhila/contract/list-views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type Edit, type Held, isDirty, isReadyToSend, openEditor, reduceEditor } from './editor-state.ts';
import type { Order } from './order.ts';
import { orderOutbox, storedDraft } from './order-outbox.ts';

/** A drag is one edit, but a row of presses on "up" is many: they travel together. */
const PAUSE_MS = 600;

const heldOf = (list: PreferenceList): Held => ({
  version: list.version,
  choices: list.choices.map(({ choice }) => choice),
});

/**
 * The editing of one list: edits show at once, are stored in this browser until the server has them, and never overwrite what was done
 * elsewhere.
 */
export function useListEditor(list: PreferenceList) {
  const { id } = list;
  const client = useQueryClient();
  const [outbox] = useState(() => orderOutbox(id, client, (action) => dispatch(action)));
  const [state, dispatch] = useReducer(reduceEditor, list, (first) =>
    openEditor(heldOf(first), storedDraft(id).read(), outbox.read()[0]?.choices ?? null),
  );
  const { held, order, sending, problem } = state;
  const isUnsaved = isDirty(state);

  useEffect(() => {
    dispatch({ type: 'found', held: heldOf(list) });
    void outbox.flush();
  }, [list, outbox]);

  // A saved order stays here until it was fetched too: without a connection the device only has the list as it was fetched last.
  const isAhead = isUnsaved || held.version > list.version;
  useEffect(() => {
    if (isAhead) storedDraft(id).write({ base: held, order });
    else storedDraft(id).remove();
  }, [id, isAhead, held, order]);

  const send = useEffectEvent(() => {
    // What left before goes first; another tab may have put it there.
    if (isReadyToSend(state) && outbox.read().length === 0) {
      outbox.put(held.version, order);
      dispatch({ type: 'sent' });
    }
    void outbox.flush();
  });

  const isWaiting = isReadyToSend(state) || (sending !== null && problem === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edit starts the pause anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, order, held]);

  useEffect(() => {
    const stop = outbox.start();
    const sendWhenHidden = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden);
      // Another page of the product: what waits for a pause does not wait any longer.
      send();
      stop();
    };
  }, [outbox]);

  return {
    state,
    isUnsaved,
    edit: (next: Order, edit: Edit) => dispatch({ type: 'edited', order: next, edit }),
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    retry: () => {
      dispatch({ type: 'retried' });
      void outbox.flush();
    },
    keepMine: () => dispatch({ type: 'kept-mine' }),
    takeTheirs: () => dispatch({ type: 'took-theirs' }),
  };
}

export type ListEditor = ReturnType<typeof useListEditor>;

/** Ctrl+Z (⌘Z) takes the last edit back, with shift or as Ctrl+Y it does it again; while typing, the keys belong to the text. */
export function useUndoKeys(editor: ListEditor): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) editor.redo();
    else editor.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
