import { useEffect } from 'react';

/** Puts a reader at the heading when one view takes the place of another at the same address: what had the focus is gone by then. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, []);
}
