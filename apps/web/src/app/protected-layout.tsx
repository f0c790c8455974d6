import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { keepLocation } from '../lib/kept-location.ts';
import { useMessages } from '../lib/messages.ts';
import { paths } from '../paths.ts';
import { useAuthState } from '../session/auth.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { appMessages } from './messages.ts';
import { Shell } from './shell/shell.tsx';

/** Shows its screens to signed-in students; everyone else goes to the login page, and the address they asked for is kept. */
export function ProtectedLayout() {
  const state = useAuthState();
  const location = useLocation();
  const words = useMessages(appMessages);
  const address = location.pathname + location.search;
  const isStranger = state === 'anonymous';
  useEffect(() => {
    if (isStranger) keepLocation(address);
  }, [isStranger, address]);

  if (state === 'loading') return <FullScreenSpinner label={words.loading} />;
  if (isStranger) return <Navigate to={paths.login} replace state={{ from: location }} />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
