import { useEffect, useRef } from 'react';

/** How long each question has been on the screen, over all its visits. Hidden tabs do not count. */
export function useTimeOnScreen(item: string | null) {
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
