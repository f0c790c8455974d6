import { type RefObject, useEffect } from 'react';

/** With each new question or part the focus comes to its heading, and the page to its top, where the clock is. */
export function useFreshStart(heading: RefObject<HTMLElement | null>, subject: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is what calls for it
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [subject]);
}
