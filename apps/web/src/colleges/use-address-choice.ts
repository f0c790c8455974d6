import { useLocation, useSearchParams } from 'react-router';

/** Choices that live in the address of a page. A choice takes the place of the present entry, so that Back leaves the page. */
export function useAddressChoice() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const choose = (key: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(key, value);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return { address, choose };
}
