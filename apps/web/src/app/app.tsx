import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { makeQueryClient } from '../lib/query-client.ts';
import { forgetStudent } from '../session/auth.ts';
import { onSignOutElsewhere } from '../session/tabs.ts';
import { Toaster } from '../ui/toast.tsx';
import { makeRouter } from './router.tsx';

/** The whole product: data client, routes, and the place for messages, which outlive a change of page. */
export function App() {
  const [client] = useState(makeQueryClient);
  const [router] = useState(makeRouter);
  useEffect(() => onSignOutElsewhere(() => forgetStudent(client)), [client]);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}
