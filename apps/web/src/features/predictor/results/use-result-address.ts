import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { withParts } from './view-address.ts';

/** The address of the results: filters, order, the open result and the picked ones. Opening a result is a step that Back undoes; the rest is none. */
export function useResultAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (parts: Readonly<Record<string, string | null>>) =>
      setAddress((before) => withParts(before, parts), { replace: true, preventScrollReset: true }),
    [setAddress],
  );
  return { address, change };
}
