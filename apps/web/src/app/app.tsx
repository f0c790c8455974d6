import { lazy, Suspense, useCallback, useState } from 'react';
import { AuthProvider, isAuthenticated } from '../features/account/session/auth.tsx';
import { isPublicPath } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { Toaster } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-page.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { PublicPages } from './public-pages.tsx';
import { publicScreenAt } from './public-screens.tsx';

/** Starts the session check before the page is rendered. */
export const checkSession = (): Promise<boolean> => isAuthenticated();

const loadSignedIn = lazyScreen(() => import('./signed-in-pages.tsx').then((module) => module.SignedInPages));
const SignedInPages = lazy(async () => ({ default: (await loadSignedIn()).Component }));

/** Toasts live outside the pages, so that they survive a change of page. */
export function App({ isSignedIn }: { isSignedIn: Promise<boolean> }) {
  const [isPublic, setIsPublic] = useState(startsPublic);
  const leavePublic = useCallback(() => setIsPublic(false), []);
  return (
    <AuthProvider begun={isSignedIn}>
      <ErrorBoundary>
        {/* Screens load their texts first; this is for parts that do not. */}
        <Suspense fallback={<FullScreenSpinner />}>
          {isPublic ? <PublicPages loadSignedIn={loadSignedIn} onLeave={leavePublic} /> : <SignedInPages />}
        </Suspense>
      </ErrorBoundary>
      <Suspense>
        <Toaster />
      </Suspense>
    </AuthProvider>
  );
}

/** By its address, or because the server saw no session and the login will show. */
function startsPublic(): boolean {
  const { pathname } = window.location;
  const isGuest = document.documentElement.hasAttribute('data-guest');
  return publicScreenAt(pathname) !== undefined || (isGuest && !isPublicPath(pathname));
}
