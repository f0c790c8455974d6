import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whoever has tried again goes on at the first row that has come, or at the heading where there is none: the button they pressed is gone, and the focus would be nowhere. The answer
 * is the ref of what holds the button.
 */
export function useGoOn(heading: RefObject<HTMLElement | null>, isPart: boolean, rowsThere: number) {
  const hadFocus = useRef(false);
  const firstNew = useRef(0);
  useLayoutEffect(() => {
    if (isPart) firstNew.current = rowsThere + 1;
    if (isPart || !hadFocus.current) return;
    hadFocus.current = false;
    const row = heading.current?.parentElement?.querySelector<HTMLElement>(
      `[aria-posinset="${firstNew.current}"] a[href]`,
    );
    (row ?? heading.current)?.focus({ preventScroll: true });
  }, [isPart, rowsThere, heading]);
  return useCallback((face: HTMLElement | null) => {
    // A ref is taken back before its element leaves the page: a moment later nobody knows who had the focus.
    return () => {
      hadFocus.current = face?.contains(document.activeElement) ?? false;
    };
  }, []);
}
