import { startTransition, useEffect, useState } from 'react';

/** False while a part is drawn for the first time, then true, drawn in short steps: for what nobody sees at first and the first sight must not wait for. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => startTransition(() => setIsSettled(true)), []);
  return isSettled;
}
