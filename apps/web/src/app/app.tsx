import { Suspense, useState } from 'react';
import { RouterProvider } from 'react-router';
import { AuthProvider } from '../session/auth.tsx';
import { Toaster } from '../ui/toast.tsx';
import { makeRouter } from './router.tsx';

/** The whole product: who is signed in, the routes, and the place for messages, which outlive a change of page. */
export function App() {
  const [router] = useState(makeRouter);
  return (
    <AuthProvider>
      {/* Screens wait for their words before they come; this is for a part that could not. */}
      <Suspense>
        <RouterProvider router={router} />
        <Toaster />
      </Suspense>
    </AuthProvider>
  );
}
