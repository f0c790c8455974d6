import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { ProtectedLayout } from './protected-layout.tsx';

const login = lazyScreen(() => import('../features/login/login-screen.tsx').then((module) => module.LoginScreen));
const comingTogether = lazyScreen(() =>
  import('../features/coming-together/coming-together-screen.tsx').then((module) => module.ComingTogetherScreen),
);
const comingTogetherInPublic = lazyScreen(() =>
  import('../features/coming-together/coming-together-screen.tsx').then((module) => module.ComingTogetherPage),
);

const publicRoutes: RouteObject[] = [
  { path: paths.login, lazy: login },
  ...[
    paths.signup,
    paths.subscription,
    paths.signupPayment,
    paths.paymentStatus,
    paths.paymentStatusCounselling,
    paths.paymentStatusPredictions,
    paths.paymentStatusPsychometric,
  ].map((path) => ({ path, lazy: comingTogetherInPublic })),
];

const protectedRoutes: RouteObject[] = [
  paths.dashboard,
  paths.predictor,
  paths.predictorMhtCet,
  paths.predictorJosaa,
  paths.predictorAccuracy,
  paths.rounds,
  paths.counselling,
  paths.psychometric,
  paths.profile,
  paths.assistant,
  paths.support,
  paths.faq,
  paths.search,
  paths.college,
  paths.josaaCollege,
  paths.josaaCollegeByName,
  paths.mhtCetCollegeByCode,
  paths.topUp,
  paths.topUpPayment,
  paths.topUpCounselling,
  paths.topUpCounsellingPayment,
  paths.topUpPsychometric,
  paths.topUpPsychometricPayment,
  paths.payment,
].map((path) => ({ path, lazy: comingTogether }));

/** Which address shows which screen. An unknown one asks for a login first, and then says that it does not exist. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      ...publicRoutes,
      {
        element: <ProtectedLayout />,
        children: [
          {
            errorElement: <ErrorPage isInsideShell />,
            children: [...protectedRoutes, { path: '*', loader: unknownAddress }],
          },
        ],
      },
    ],
  },
];

function unknownAddress(): never {
  throw new Response(null, { status: 404 });
}

export const makeRouter = () => createBrowserRouter(routes);
