import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuthState } from '../features/account/session/auth.tsx';
import { useIsAccountClosed } from '../features/account/session/student.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { setReturnTo } from '../lib/tab-owner.ts';
import { isPublicPath, paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { Shell } from './shell/shell.tsx';

const ClosedAccountScreen = lazy(() =>
  import('../features/home/profile/privacy/closed-account-screen.tsx').then((module) => ({
    default: module.ClosedAccountScreen,
  })),
);

/** Strangers go to the login page, and return to the requested address afterwards. */
export function ProtectedLayout() {
  const state = useAuthState();
  // Lives with the layout, so that no data of the student stays in memory after signing out.
  const [client] = useState(makeQueryClient);
  const location = useLocation();
  const messages = useMessages(commonMessages).app;
  const address = location.pathname + location.search + location.hash;
  const isStranger = state === 'anonymous';
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (state === 'authenticated') wasSignedIn.current = true;
    // A student who has just signed out does not want to return.
    else if (isStranger && !wasSignedIn.current && !isPublicPath(location.pathname)) setReturnTo(address);
  }, [state, isStranger, address, location.pathname]);

  if (state === 'loading') return <FullScreenSpinner label={messages.loading} />;
  // An unknown address below a public one shows "not found" without a login.
  if (isStranger && isPublicPath(location.pathname)) return <Outlet />;
  if (isStranger) return <Navigate to={paths.login} replace state={{ from: location }} />;
  return (
    <QueryClientProvider client={client}>
      <OpenAccount>
        <Shell>
          <Outlet />
        </Shell>
      </OpenAccount>
    </QueryClientProvider>
  );
}

function OpenAccount({ children }: { children: ReactNode }) {
  if (!useIsAccountClosed()) return children;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <ClosedAccountScreen />
    </Suspense>
  );
}
