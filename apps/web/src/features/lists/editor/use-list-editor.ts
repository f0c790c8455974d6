import type { PreferenceList } from '@dakhila/contract/list-views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type Edit, isDirty, isReadyToSend, openEditor, reduceEditor, type SavedList } from './editor-state.ts';
import type { Order } from './order.ts';
import { orderOutbox, storedDraft } from './order-outbox.ts';

/** Several presses on "up" within this pause are sent together. */
const PAUSE_MS = 600;

const savedList = (list: PreferenceList): SavedList => ({
  version: list.version,
  choices: list.choices.map(({ choice }) => choice),
});

/** Edits one list: edits show at once, stay in this browser until the server has them, and never overwrite changes made elsewhere. */
export function useListEditor(list: PreferenceList) {
  const { id } = list;
  const client = useQueryClient();
  const [outbox] = useState(() => orderOutbox(id, client, (action) => dispatch(action)));
  const [state, dispatch] = useReducer(reduceEditor, list, (first) =>
    openEditor(savedList(first), storedDraft(id).read(), outbox.read()[0]?.choices ?? null),
  );
  const { saved, order, sending, problem } = state;
  const isUnsaved = isDirty(state);

  useEffect(() => {
    dispatch({ type: 'found', saved: savedList(list) });
    void outbox.flush();
  }, [list, outbox]);

  // A saved order stays in storage until it was fetched too: offline, the device has only the list as last fetched.
  const isAhead = isUnsaved || saved.version > list.version;
  useEffect(() => {
    if (isAhead) storedDraft(id).write({ base: saved, order });
    else storedDraft(id).remove();
  }, [id, isAhead, saved, order]);

  const send = useEffectEvent(() => {
    // An order that waits already, perhaps from another tab, goes first.
    if (isReadyToSend(state) && outbox.read().length === 0) {
      outbox.put(saved.version, order);
      dispatch({ type: 'sent' });
    }
    void outbox.flush();
  });

  const isWaiting = isReadyToSend(state) || (sending !== null && problem === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edit restarts the pause
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, order, saved]);

  useEffect(() => {
    const stop = outbox.start();
    const sendWhenHidden = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden);
      // When the student leaves the page, waiting edits are sent at once.
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

/** Ctrl+Z (⌘Z) undoes the last edit, with shift or as Ctrl+Y it redoes it; in a text field the keys edit the text. */
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
