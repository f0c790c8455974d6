import type { MouseEvent } from 'react';
import { addressOfPath, type LinkProps, useNavigation } from '../lib/navigation.tsx';

/** A link between public screens. Clicks with a key held down, and links to another window, are the browser's. */
export function PublicLink({ to, replace, state, reloadDocument, onClick, ...rest }: LinkProps) {
  const { location, navigate } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isBrowsers = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isBrowsers || reloadDocument || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? to === addressOfPath(location), state });
  };
  return <a {...rest} href={to} onClick={follow} />;
}
