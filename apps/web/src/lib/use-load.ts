import { useEffect, useEffectEvent, useState } from 'react';

type Options<T> = {
  /** Another key loads again. */
  key: string;
  isEnabled?: boolean;
  /** Given the last response and how many there were; false to stop. */
  repeatAfterMs?: (data: T, answers: number) => number | false;
};
type Answer<T> = { data?: T; error?: unknown; answers: number };

/** Loads data for a public page, with one retry. Signed-in screens use the query cache instead, whose 9 kB the first load cannot afford. */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, options: Options<T>) {
  const { key, isEnabled = true, repeatAfterMs } = options;
  const [answer, setAnswer] = useState<Answer<T>>({ answers: 0 });
  const [isLoading, setIsLoading] = useState(isEnabled);
  const [turn, setTurn] = useState(0);
  const reload = () => setTurn((before) => before + 1);

  const loadNow = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or turn starts it again
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    const attempt = () => loadNow(controller.signal);
    const finish = (merge: (before: Answer<T>) => Answer<T>) => {
      if (controller.signal.aborted) return;
      setAnswer(merge);
      setIsLoading(false);
    };
    setIsLoading(true);
    attempt()
      .catch((error: unknown) => (controller.signal.aborted ? Promise.reject(error) : attempt()))
      .then(
        (data) => finish(({ answers }) => ({ data, answers: answers + 1 })),
        (error: unknown) => finish((before) => ({ ...before, error })),
      );
    return () => controller.abort();
  }, [key, isEnabled, turn]);

  // A failed load is retried when the connection is back.
  const hasFailed = answer.error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  });

  const pauseMs =
    answer.data === undefined || isLoading ? false : (repeatAfterMs?.(answer.data, answer.answers) ?? false);
  useEffect(() => {
    if (pauseMs === false) return;
    const timer = setTimeout(reload, pauseMs);
    return () => clearTimeout(timer);
  });

  return { data: answer.data, error: answer.error, isFetching: isLoading, refetch: reload };
}
