import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { OfflineSpot } from '../offline/offline-spot.tsx';
import { NoticeSpot } from './notice/notice-spot.tsx';

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
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('nav, header'))
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [pathname]);
}
