import { type ReactNode, useMemo } from 'react';
import { Outlet, Link as RouterLink, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { NavigationProvider } from '../lib/navigation.tsx';
import { SCROLL_POSITIONS_KEY, scrollKey } from '../lib/scroll-positions.ts';
import { PageFrame } from './page-frame.tsx';

export const RootLayout = () => (
  <RouterNavigation>
    <PageFrame>
      <Outlet />
    </PageFrame>
    <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_POSITIONS_KEY} />
  </RouterNavigation>
);

/** Lets parts that are also used on public pages navigate with React Router. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(() => ({ location, navigate, Link: RouterLink }), [location, navigate]);
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
