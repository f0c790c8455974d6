import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { lazyScreen, noteDestination } from './lazy-screen.ts';
import { ProtectedLayout } from './protected-layout.tsx';
import { publicScreens } from './public-screens.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteErrorPage } from './route-error-page.tsx';
import { shellScreenNames, shellScreens } from './shell-screens.tsx';

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
