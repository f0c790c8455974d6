import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { NoticeSpot } from './notice/notice-spot.tsx';
import { OfflineSpot } from './offline/offline-spot.tsx';

/** Around every screen: where the page is scrolled to, and where the focus goes after a change of page. */
export function RootLayout() {
  useFocusOnNewPage();
  return (
    <>
      <NoticeSpot />
      <OfflineSpot />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Every address that was typed or reloaded has the same key: it must not take the place of another page. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

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
