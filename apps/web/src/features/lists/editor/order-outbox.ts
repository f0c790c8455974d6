import { lists } from '@dakhila/contract/lists';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isPassing, makeOutbox } from '../../../lib/outbox.ts';
import { stored } from '../../../lib/stored.ts';
import { keepHead } from '../membership/queries.ts';
import { listQuery } from '../queries.ts';
import type { Draft, EditorAction, Held, Problem } from './editor-state.ts';
import type { Order } from './order.ts';

/** The unsaved work on a list that this browser stores; logging out clears it with all site storage. */
export const storedDraft = (listId: string) =>
  stored(`list-draft:${listId}`, (value) => (isDraft(value) ? value : null), 'browser');

/**
 * The order of a list that left and was not answered yet. It is sent again under the same key until it is: the server acts on it once,
 * however often it arrives.
 */
export function orderOutbox(listId: string, client: QueryClient, dispatch: (action: EditorAction) => void) {
  const outbox = makeOutbox<Held>({
    ...{ name: `list-orders:${listId}`, isValue: isHeld, isSame: () => true },
    send: async ([entry], signal) => {
      if (!entry) return;
      const headers = { 'idempotency-key': entry.key };
      const body = { version: entry.value.version, choices: [...entry.value.choices] };
      const { data: head } = await call(lists.order, { params: { id: listId }, body }, { signal, headers });
      isLeftOver = false;
      keepHead(client, head);
      const held = { version: head.version, choices: head.choices };
      // The page may be gone by now: the next one goes on from this version.
      const draft = storedDraft(listId).read();
      if (draft && draft.base.version < held.version) storedDraft(listId).write({ base: held, order: draft.order });
      dispatch({ type: 'saved', held });
    },
    onFailure: async (error) => {
      if (error instanceof ApiError && error.code === 'list-changed') return findOut();
      dispatch({ type: 'failed', problem: problemOf(error) });
      return isPassing(error) ? 'retry' : 'drop';
    },
    onProgress: (progress) => {
      if (progress === 'saved' && isLeftOver) void findOut();
    },
  });
  /** Whether an order of an earlier visit waits; that visit may still get its answer. */
  let isLeftOver = outbox.read().length > 0;

  /** Fetches the list as it is now, because what became of our order is not known. */
  async function findOut() {
    try {
      const { version, choices } = await client.fetchQuery(listQuery(listId));
      isLeftOver = false;
      dispatch({ type: 'overtaken', held: { version, choices: choices.map(({ choice }) => choice) } });
      return 'drop';
    } catch (error) {
      dispatch({ type: 'failed', problem: problemOf(error) });
      return isPassing(error) ? 'retry' : 'drop';
    }
  }

  return { ...outbox, put: (version: number, choices: Order) => outbox.put({ version, choices }) };
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError) || isPassing(error)) return { kind: 'away' };
  return error.status === 404 ? { kind: 'gone' } : { kind: 'refused', message: error.message };
}

function isDraft(value: unknown): value is Draft {
  const { base, order } = Object(value) as Record<keyof Draft, unknown>;
  return isHeld(base) && isOrder(order);
}

function isHeld(value: unknown): value is Held {
  const { version, choices } = Object(value) as Record<keyof Held, unknown>;
  return typeof version === 'number' && isOrder(choices);
}

const isOrder = (value: unknown): value is Order =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
