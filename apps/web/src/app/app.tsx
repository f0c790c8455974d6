import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import { AuthProvider, isAuthenticated } from '../features/account/session/auth.tsx';
import { Toaster } from '../ui/toast.tsx';
import { makeRouter } from './router.tsx';

/** Begins to ask whether somebody is signed in: it need not wait for the page. */
export const checkSession = (): Promise<boolean> => isAuthenticated();

/** The whole product: who is signed in, the routes, and the place for messages, which outlive a change of page. */
export function App({ isSignedIn }: { isSignedIn: Promise<boolean> }) {
  const [router] = useState(makeRouter);
  return (
    <AuthProvider begun={isSignedIn}>
      {/* Screens wait for their words before they come; this is for a part that could not. */}
      <Suspense>
        <RouterProvider router={router} flushSync={flushSync} />
        <Toaster />
      </Suspense>
    </AuthProvider>
  );
}
