import { lists } from '@dakhila/contract/lists';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isTemporary, makeOutbox } from '../../../lib/outbox.ts';
import { stored } from '../../../lib/stored.ts';
import { cacheHead } from '../membership/queries.ts';
import { listQuery } from '../queries.ts';
import type { Draft, EditorAction, Problem, SavedList } from './editor-state.ts';
import type { Order } from './order.ts';

/** The unsaved work on a list that this browser stores; logging out clears it with all site storage. */
export const storedDraft = (listId: string) =>
  stored(`list-draft:${listId}`, (value) => (isDraft(value) ? value : null), 'browser');

/** Sends the order of a list, again and under the same idempotency key until it is answered: the server acts on it once. */
export function orderOutbox(listId: string, client: QueryClient, dispatch: (action: EditorAction) => void) {
  const outbox = makeOutbox<SavedList>({
    ...{ name: `list-orders:${listId}`, isValue: isSavedList, isSame: () => true },
    send: async ([entry], signal) => {
      if (!entry) return;
      const headers = { 'idempotency-key': entry.key };
      const body = { version: entry.value.version, choices: [...entry.value.choices] };
      const { data: head } = await call(lists.order, { params: { id: listId }, body }, { signal, headers });
      isLeftOver = false;
      cacheHead(client, head);
      const saved = { version: head.version, choices: head.choices };
      // The page may be closed by now: the next one continues from this version.
      const draft = storedDraft(listId).read();
      if (draft && draft.base.version < saved.version) storedDraft(listId).write({ base: saved, order: draft.order });
      dispatch({ type: 'saved', saved });
    },
    onFailure: async (error) => {
      if (error instanceof ApiError && error.code === 'list-changed') return fetchCurrent();
      dispatch({ type: 'failed', problem: problemOf(error) });
      return isTemporary(error) ? 'retry' : 'drop';
    },
    onProgress: (progress) => {
      if (progress === 'saved' && isLeftOver) void fetchCurrent();
    },
  });
  /** Whether an order of an earlier visit waits: its answer may have gone to that visit. */
  let isLeftOver = outbox.read().length > 0;

  /** Fetches the list as it is now, because it is not known whether the server took our order. */
  async function fetchCurrent() {
    try {
      const { version, choices } = await client.fetchQuery(listQuery(listId));
      isLeftOver = false;
      dispatch({ type: 'overtaken', saved: { version, choices: choices.map(({ choice }) => choice) } });
      return 'drop';
    } catch (error) {
      dispatch({ type: 'failed', problem: problemOf(error) });
      return isTemporary(error) ? 'retry' : 'drop';
    }
  }

  return { ...outbox, put: (version: number, choices: Order) => outbox.put({ version, choices }) };
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError) || isTemporary(error)) return { kind: 'away' };
  return error.status === 404 ? { kind: 'gone' } : { kind: 'refused', message: error.message };
}

function isDraft(value: unknown): value is Draft {
  const { base, order } = Object(value) as Record<keyof Draft, unknown>;
  return isSavedList(base) && isOrder(order);
}

function isSavedList(value: unknown): value is SavedList {
  const { version, choices } = Object(value) as Record<keyof SavedList, unknown>;
  return typeof version === 'number' && isOrder(choices);
}

const isOrder = (value: unknown): value is Order =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
