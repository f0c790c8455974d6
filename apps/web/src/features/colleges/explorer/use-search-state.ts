import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useDrawnSearch } from '../../../lib/use-address-choice.ts';
import { addressOf, readSearch, type SearchState } from './search-state.ts';

type Change = {
  /** Takes the place of the present entry in the history: typing must not fill it. */
  isReplacing?: boolean;
  /** A new page is read from its top; after a filter the eye stays where it is. */
  isScrolling?: boolean;
};

/** The state of the explorer, which lives in the address: Back, a reload and a shared link find it again. */
export function useSearchState() {
  const [address, change] = useDrawnSearch();
  const [, setAddress] = useSearchParams();
  const state = readSearch(address);
  const go = (next: SearchState, { isReplacing = false, isScrolling = false }: Change = {}) => {
    if (addressOf(next).toString() === addressOf(state).toString()) return;
    change(addressOf(next), { replace: isReplacing, preventScrollReset: !isScrolling });
  };
  /** For an address that nobody chose: nobody waits for this to be drawn. */
  const correct = useCallback(
    (next: SearchState) => setAddress(addressOf(next), { replace: true, preventScrollReset: true }),
    [setAddress],
  );

  // A page that is no number is corrected in the address too.
  const given = address.get('page');
  const isPageWrong = given !== null && given !== String(state.page);
  useEffect(() => {
    if (isPageWrong) correct(readSearch(address));
  }, [isPageWrong, address, correct]);

  return { state, go, correct };
}
