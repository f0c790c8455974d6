import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from 'react-router';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { lazyScreen, noteDestination } from './lazy-screen.ts';
import { ProtectedLayout } from './protected-layout.tsx';
import { publicScreens } from './public-screens.tsx';
import { RootLayout } from './root-layout.tsx';
import { shellScreenNames, shellScreens } from './shell-screens.tsx';

/** Every page, by the whole router: those behind the login, and the public ones that a student comes to from there. */
export function SignedInPages() {
  const [router] = useState(makeRouter);
  return <RouterProvider router={router} flushSync={flushSync} />;
}

/** The screens inside the shell, each at the address of its name. */
const shellRoutes: RouteObject[] = shellScreenNames.map((name) => ({
  path: paths[name],
  lazy: lazyScreen(shellScreens[name]),
}));

/** An unknown address asks for a login first, and then says that it does not exist. */
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

export function makeRouter() {
  const router = createBrowserRouter(routes);
  router.subscribe(({ navigation }) => noteDestination(navigation.location));
  return router;
}

/** The error page for what the router has caught: a screen that broke, or an address that does not exist. */
export function RouteErrorPage({ isInsideShell = false }: { isInsideShell?: boolean }) {
  const error = useRouteError();
  return <ErrorPage isMissing={isRouteErrorResponse(error) && error.status === 404} isInsideShell={isInsideShell} />;
}
