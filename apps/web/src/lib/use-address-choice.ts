import { useLocation } from 'react-router';
import { useDrawnSearch } from './use-drawn-search.ts';

/** Choices that live in the address of a page. A choice takes the place of the present entry, so that Back leaves the page. */
export function useAddressChoice() {
  const [address, change] = useDrawnSearch();
  const { state } = useLocation();
  const choose = (key: string, value: string) => {
    const next = new URLSearchParams(address);
    next.set(key, value);
    change(next, { replace: true, preventScrollReset: true, state });
  };
  return { address, choose };
}
