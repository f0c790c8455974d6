import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from '../lib/navigation.tsx';
import { NoticeSpot } from './notice/notice-spot.tsx';
import { OfflineSpot } from './offline/offline-spot.tsx';

/** Around every screen: notices, the watch over the connection, and where the focus goes after a change of page. */
export function PageFrame({ children }: { children: ReactNode }) {
  useFocusOnNewPage();
  return (
    <>
      <NoticeSpot />
      <OfflineSpot />
      {children}
    </>
  );
}

/** The heading of a new page, unless the page has put the focus somewhere itself. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isFocusFree() || focusHeading()) return;
    // The heading of many a page comes with its data.
    const waiting = new MutationObserver(() => {
      if (!isFocusFree() || focusHeading()) waiting.disconnect();
    });
    waiting.observe(document.body, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [pathname]);
}

/** Whether the focus is nowhere, or still where the page was chosen. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('nav, header') !== null;
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
