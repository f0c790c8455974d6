import { assessment, type Sitting } from '@dakhila/contract/assessment';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { type AnswerQueue, makeAnswerQueue, type QueueState } from './answer-queue.ts';
import { type AnswerStore, makeAnswerStore } from './answer-store.ts';

/** A request that hangs longer than this is on a dead line: another one may get through. */
const PATIENCE_MS = 20_000;

type Callbacks = { onRefused: (refused: { item: string; message: string }[]) => void; onClosed: () => void };

/** The store of a sitting's unsent answers, for as long as the screen stands. */
export function useAnswerStore(sittingId: string): AnswerStore {
  const [store] = useState(() => makeAnswerStore(sittingId));
  return store;
}

/** Saves answers through the queue and tells how that goes. Each answer gets a higher number than any before it, from whatever device. */
export function useAnswerQueue(
  sitting: Pick<Sitting, 'id' | 'nextSequence'>,
  store: AnswerStore,
  callbacks: Callbacks,
) {
  const { id } = sitting;
  const [state, setState] = useState<QueueState>({ kind: 'saved' });
  const queue = useRef<AnswerQueue>(null);
  const nextSequence = useRef(sitting.nextSequence);
  const onRefused = useEffectEvent(callbacks.onRefused);
  const onClosed = useEffectEvent(callbacks.onClosed);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const made = makeAnswerQueue({
      store,
      send: async (answers) => {
        const { data } = await call(
          assessment.saveAnswers,
          { params: { id }, body: { answers } },
          { signal: AbortSignal.timeout(PATIENCE_MS) },
        );
        nextSequence.current = Math.max(nextSequence.current, data.nextSequence);
        return data;
      },
      onState: setState,
      onRefused: (refused) => onRefused(refused),
      onClosed: () => onClosed(),
    });
    queue.current = made;
    window.addEventListener('online', made.flush, { signal });
    document.addEventListener('visibilitychange', made.flush, { signal });
    made.flush();
    return () => {
      listening.abort();
      made.stop();
    };
  }, [id, store]);

  const save = (item: string, choice: number, tookMs: number) => {
    const sequence = Math.max(nextSequence.current, ...store.read().map((kept) => kept.sequence + 1));
    nextSequence.current = sequence + 1;
    queue.current?.add({ item, choice, sequence, tookMs });
  };
  return { state, save, flush: () => queue.current?.flush() };
}
