import { type ReactNode, useMemo } from 'react';
import { type Location, Outlet, Link as RouterLink, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { NavigationProvider } from '../lib/navigation.tsx';
import { PageFrame } from './page-frame.tsx';

/** Around every screen of the whole router: what the public pages have too, and where the page is scrolled to. */
export const RootLayout = () => (
  <RouterNavigation>
    <PageFrame>
      <Outlet />
    </PageFrame>
    <ScrollRestoration getKey={scrollKey} />
  </RouterNavigation>
);

/** Lets parts that also stand on public pages navigate by this router. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(() => ({ location, navigate, Link: RouterLink }), [location, navigate]);
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}

/** Every address that was typed or reloaded has the same key: it must not take the place of another page. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);
