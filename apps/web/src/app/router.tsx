import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { lazyScreen } from './lazy-screen.ts';

const protectedLayout = lazyScreen(() => import('./protected-layout.tsx').then((module) => module.ProtectedLayout));
const login = lazyScreen(() => import('../features/login/login-screen.tsx').then((module) => module.LoginScreen));
const signup = lazyScreen(() => import('../features/signup/signup-screen.tsx').then((module) => module.SignupScreen));
const comingTogether = lazyScreen(() =>
  import('../features/coming-together/coming-together-screen.tsx').then((module) => module.ComingTogetherScreen),
);
const comingTogetherInPublic = lazyScreen(() =>
  import('../features/coming-together/coming-together-screen.tsx').then((module) => module.ComingTogetherPage),
);

/** Which public address shows which screen. */
const publicRoutes: RouteObject[] = [
  { path: paths.login, lazy: login },
  { path: paths.signup, lazy: signup },
  { path: paths.subscription, lazy: comingTogetherInPublic },
  { path: paths.signupPayment, lazy: comingTogetherInPublic },
  { path: paths.paymentStatus, lazy: comingTogetherInPublic },
  { path: paths.paymentStatusCounselling, lazy: comingTogetherInPublic },
  { path: paths.paymentStatusPredictions, lazy: comingTogetherInPublic },
  { path: paths.paymentStatusPsychometric, lazy: comingTogetherInPublic },
];

/** Which address inside the shell shows which screen. */
const protectedRoutes: RouteObject[] = [
  { path: paths.dashboard, lazy: comingTogether },
  { path: paths.predictor, lazy: comingTogether },
  { path: paths.predictorMhtCet, lazy: comingTogether },
  { path: paths.predictorJosaa, lazy: comingTogether },
  { path: paths.predictorAccuracy, lazy: comingTogether },
  { path: paths.rounds, lazy: comingTogether },
  { path: paths.counselling, lazy: comingTogether },
  { path: paths.psychometric, lazy: comingTogether },
  { path: paths.profile, lazy: comingTogether },
  { path: paths.assistant, lazy: comingTogether },
  { path: paths.support, lazy: comingTogether },
  { path: paths.faq, lazy: comingTogether },
  { path: paths.search, lazy: comingTogether },
  { path: paths.college, lazy: comingTogether },
  { path: paths.josaaCollege, lazy: comingTogether },
  { path: paths.josaaCollegeByName, lazy: comingTogether },
  { path: paths.mhtCetCollegeByCode, lazy: comingTogether },
  { path: paths.topUp, lazy: comingTogether },
  { path: paths.topUpPayment, lazy: comingTogether },
  { path: paths.topUpCounselling, lazy: comingTogether },
  { path: paths.topUpCounsellingPayment, lazy: comingTogether },
  { path: paths.topUpPsychometric, lazy: comingTogether },
  { path: paths.topUpPsychometricPayment, lazy: comingTogether },
  { path: paths.payment, lazy: comingTogether },
];

/** An unknown address asks for a login first, and then says that it does not exist. */
const unknownAddress: RouteObject = {
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 });
  },
};

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      ...publicRoutes,
      {
        lazy: protectedLayout,
        children: [{ errorElement: <ErrorPage isInsideShell />, children: [...protectedRoutes, unknownAddress] }],
      },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
