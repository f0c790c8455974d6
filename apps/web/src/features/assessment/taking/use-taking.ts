import { assessment, type Sitting } from '@dakhila/contract/assessment';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';
import { reduceTaking, resume, shownQuestion } from './taking-state.ts';
import { useAnswerOutbox } from './use-answer-outbox.ts';

/** Long enough to see which answer was chosen. */
const MOVE_ON_MS = 180;
/** A second tap this soon was meant for the previous question. */
const DOUBLE_TAP_MS = 200;

export function useTaking(sitting: Sitting, onClosed: () => void) {
  const messages = useMessages(assessmentMessages).taking;
  const outbox = useAnswerOutbox(sitting, {
    onClosed,
    onRefused: (refused) => {
      dispatch({ type: 'refused', items: refused.map(({ item: refusedItem }) => refusedItem) });
      showToast({ title: messages.tooLate, description: refused[0]?.message ?? '', variant: 'warning' });
    },
  });
  const [state, dispatch] = useReducer(reduceTaking, null, () => resume(sitting, outbox.unsent()));
  const item = shownQuestion(state)?.item ?? null;
  const timeOn = useTimeOnScreen(item?.id ?? null);
  const shownAt = useRef(0);
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // In the same step as the question appears: later, and a slow phone would take a first tap for a second one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question restarts the wait
  useLayoutEffect(() => {
    shownAt.current = performance.now();
    return () => clearTimeout(moving.current);
  }, [item?.id]);

  const begin = useMutation({
    mutationFn: (section: Sitting['sections'][number]['id']) =>
      call(assessment.startSection, { params: { id: sitting.id, section } }),
    onSuccess: ({ data }) => dispatch({ type: 'begun', section: data }),
  });

  const choose = (choice: number) => {
    if (!item || performance.now() - shownAt.current < DOUBLE_TAP_MS) return;
    dispatch({ type: 'chose', item: item.id, choice });
    outbox.save(item.id, choice, timeOn(item.id));
    clearTimeout(moving.current);
    moving.current = setTimeout(() => dispatch({ type: 'went-forward' }), MOVE_ON_MS);
  };

  return { state, dispatch, choose, begin, outbox };
}

/** Over all visits of a question; hidden tabs do not count. */
function useTimeOnScreen(item: string | null) {
  const spent = useRef(new Map<string, number>());
  const since = useRef<number | null>(null);

  useEffect(() => {
    if (item === null) return;
    const start = () => {
      since.current ??= performance.now();
    };
    const stop = () => {
      if (since.current === null) return;
      spent.current.set(item, (spent.current.get(item) ?? 0) + performance.now() - since.current);
      since.current = null;
    };
    const turn = () => (document.hidden ? stop() : start());
    turn();
    document.addEventListener('visibilitychange', turn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', turn);
    };
  }, [item]);

  return (asked: string) => {
    const running = since.current === null ? 0 : performance.now() - since.current;
    return Math.round((spent.current.get(asked) ?? 0) + running);
  };
}
