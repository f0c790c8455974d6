import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { RouterNavigation } from '../src/app/root-layout.tsx';
import { AuthProvider } from '../src/features/account/session/auth.tsx';
import { makeQueryClient } from '../src/lib/query-client.ts';
import { Toaster } from '../src/ui/toast.tsx';
import { dismissToast } from '../src/ui/toast-store.ts';

const Navigation = () => (
  <RouterNavigation>
    <Outlet />
  </RouterNavigation>
);

/** The client of the product, but a query that failed is tried again at once. */
function impatientClient() {
  const client = makeQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}

/** Shows routes at an address as the product does: data client, router, place for messages. */
export function renderRoutes(routes: RouteObject[], address: string) {
  dismissToast();
  const router = createMemoryRouter([{ element: <Navigation />, children: routes }], { initialEntries: [address] });
  const view = render(
    <AuthProvider>
      <QueryClientProvider client={impatientClient()}>
        <RouterProvider router={router} flushSync={flushSync} />
      </QueryClientProvider>
      <Toaster />
    </AuthProvider>,
  );
  return { ...view, router, address: () => router.state.location.pathname + router.state.location.search };
}
