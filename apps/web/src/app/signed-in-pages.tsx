import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from 'react-router';
import { dropOldPositions } from '../lib/scroll-positions.ts';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { lazyScreen, noteDestination } from './lazy-screen.ts';
import { ProtectedLayout } from './protected-layout.tsx';
import { publicScreens } from './public-screens.tsx';
import { RootLayout } from './root-layout.tsx';
import { shellScreenNames, shellScreens } from './shell-screens.tsx';

/** Also renders the public pages that a signed-in student opens. */
export function SignedInPages() {
  const [router] = useState(makeRouter);
  return <RouterProvider router={router} flushSync={flushSync} />;
}

const shellRoutes: RouteObject[] = shellScreenNames.map((name) => ({
  path: paths[name],
  lazy: lazyScreen(shellScreens[name]),
}));

/** An unknown address requires a login before it shows "not found". */
const unknownAddress: RouteObject = {
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 });
  },
};

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      ...publicScreens.map(({ path, load }) => ({ path, lazy: load })),
      {
        element: <ProtectedLayout />,
        children: [{ errorElement: <RouteErrorPage isInsideShell />, children: [...shellRoutes, unknownAddress] }],
      },
    ],
  },
];

function makeRouter() {
  dropOldPositions();
  const router = createBrowserRouter(routes);
  router.subscribe(({ navigation }) => noteDestination(navigation.location));
  return router;
}

function RouteErrorPage({ isInsideShell = false }: { isInsideShell?: boolean }) {
  const error = useRouteError();
  return <ErrorPage isMissing={isRouteErrorResponse(error) && error.status === 404} isInsideShell={isInsideShell} />;
}
