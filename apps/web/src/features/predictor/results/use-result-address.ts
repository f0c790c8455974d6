import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressParts, withParts } from './view-address.ts';

/** The address of the results: filters, order, the open result and the picked ones. Opening a result is a step that Back undoes; the rest is none. */
export function useResultAddress() {
  const [address, setAddress] = useSearchParams();
  // Ahead of what is on screen: on a slow phone the next change comes before the last one is drawn, and must not undo it.
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);
  const change = useCallback(
    (parts: AddressParts) => {
      latest.current = withParts(latest.current, parts);
      setAddress(latest.current, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  return { address, change };
}
