import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, readSearch, type SearchState } from './search-state.ts';

type Change = {
  /** Takes the place of the present entry in the history: typing must not fill it. */
  isReplacing?: boolean;
  /** A new page is read from its top; after a filter the eye stays where it is. */
  isScrolling?: boolean;
};

/** The state of the explorer, which lives in the address: Back, a reload and a shared link find it again. */
export function useSearchState() {
  const [address, setAddress] = useSearchParams();
  const state = readSearch(address);
  // Where we are, or are on the way to: a quick hand is ahead of what is drawn.
  const latest = useRef('');
  const drawn = addressOf(state).toString();
  useEffect(() => {
    latest.current = drawn;
  }, [drawn]);
  const go = (next: SearchState, { isReplacing = false, isScrolling = false }: Change = {}) => {
    if (addressOf(next).toString() === latest.current) return;
    latest.current = addressOf(next).toString();
    setAddress(addressOf(next), { replace: isReplacing, preventScrollReset: !isScrolling });
  };

  // A page that is no number is corrected in the address too.
  const given = address.get('page');
  const isPageWrong = given !== null && given !== String(state.page);
  useEffect(() => {
    if (isPageWrong) setAddress(addressOf(readSearch(address)), { replace: true, preventScrollReset: true });
  }, [isPageWrong, address, setAddress]);

  return { state, go };
}
