import { useState } from 'react';

/** The error of a call, also while it is tried again: TanStack Query forgets it then, and the button that was pressed would go from under the finger, with the focus. */
export function useLastError(error: Error | null, isTrying: boolean): Error | null {
  const [last, setLast] = useState(error);
  const kept = error ?? (isTrying ? last : null);
  if (kept !== last) setLast(kept);
  return kept;
}
