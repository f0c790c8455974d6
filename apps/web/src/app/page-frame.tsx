import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from '../lib/navigation.tsx';

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

/** Focuses the heading of a new page, unless the page has moved the focus itself. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isFocusFree() || focusHeading()) return;
    // Many headings appear with their data.
    const waiting = new MutationObserver(() => {
      if (!isFocusFree() || focusHeading()) waiting.disconnect();
    });
    waiting.observe(document.body, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [pathname]);
}

/** Whether the focus is nowhere, or still on the link that was followed. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('nav, header') !== null;
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Lazy, because notices are rare and the first load must stay small. */
const NoticeBar = lazy(() =>
  import('./notice-bar.tsx').then(
    (module) => ({ default: module.NoticeBar }),
    // A notice that cannot be loaded must not break the page.
    () => ({ default: () => null }),
  ),
);

const NoticeSpot = () => (
  <Suspense>
    <NoticeBar />
  </Suspense>
);

/** Lazy, because it is needed only when the connection breaks. */
const OfflineSupport = lazy(() =>
  import('./offline/offline-support.tsx').then(
    (module) => ({ default: module.OfflineSupport }),
    // The page works without offline support.
    () => ({ default: () => null }),
  ),
);

const OfflineSpot = () => (
  <Suspense>
    <OfflineSupport />
  </Suspense>
);
