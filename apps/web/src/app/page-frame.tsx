import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from '../lib/navigation.tsx';

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

/** Comes after the page: a notice is rare, and the first load of a public page does not carry it. */
const NoticeBar = lazy(() =>
  import('./notice-bar.tsx').then(
    (module) => ({ default: module.NoticeBar }),
    // A notice that cannot be loaded must not take the page away.
    () => ({ default: () => null }),
  ),
);

/** The place above every page where a notice shows. */
const NoticeSpot = () => (
  <Suspense>
    <NoticeBar />
  </Suspense>
);

/** Comes after the page: the first load does not carry what is needed only when the line breaks. */
const OfflineSupport = lazy(() =>
  import('./offline/offline-support.tsx').then(
    (module) => ({ default: module.OfflineSupport }),
    // A page that cannot be kept is still a page.
    () => ({ default: () => null }),
  ),
);

/** The place above every page from which the line is watched. */
const OfflineSpot = () => (
  <Suspense>
    <OfflineSupport />
  </Suspense>
);
