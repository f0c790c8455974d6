import { useSyncExternalStore } from 'react';

/** Where `lg:` begins. */
const WIDE = '(width >= 64rem)';
/** Not everything that shows a page can be asked: then there is room. */
const media = () => window.matchMedia?.(WIDE);

const subscribe = (onChange: () => void) => {
  const watched = media();
  watched?.addEventListener('change', onChange);
  return () => watched?.removeEventListener('change', onChange);
};

/** Whether there is room beside the list: what a phone would only hide is not drawn there, nor asked for. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? true);
