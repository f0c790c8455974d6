import { useState } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import { makeRouter } from './router.tsx';

/** Every page, by the whole router: those behind the login, and the public ones that a student comes to from there. */
export function SignedInPages() {
  const [router] = useState(makeRouter);
  return <RouterProvider router={router} flushSync={flushSync} />;
}
