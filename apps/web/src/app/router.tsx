import type { TopUpKind } from '@dakhila/domain/billing/top-up-kinds';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { lazyScreen, noteDestination } from './lazy-screen.ts';
import { RootLayout } from './root-layout.tsx';
import type { ShellScreen } from './shell-screens.tsx';

const protectedLayout = lazyScreen(() => import('./protected-layout.tsx').then((module) => module.ProtectedLayout));
const login = lazyScreen(() =>
  import('../features/account/login/login-screen.tsx').then((module) => module.LoginScreen),
);
const signup = lazyScreen(() =>
  import('../features/account/signup/signup-screen.tsx').then((module) => module.SignupScreen),
);
const subscription = lazyScreen(() =>
  import('../features/billing/subscription/subscription-screen.tsx').then((module) => module.SubscriptionScreen),
);
const signupPayment = lazyScreen(() =>
  import('../features/billing/payment/signup-payment-screen.tsx').then((module) => module.SignupPaymentScreen),
);
const resumePayment = lazyScreen(() =>
  import('../features/billing/payment/resume-payment-screen.tsx').then((module) => module.ResumePaymentScreen),
);
const paymentResult = (route: 'signup' | TopUpKind) =>
  lazyScreen(() =>
    import('../features/billing/payment-result/payment-result-screen.tsx').then(({ PaymentResultScreen }) => () => (
      <PaymentResultScreen route={route} />
    )),
  );
const sharedReport = lazyScreen(() =>
  import('../features/assessment/report/shared-report-screen.tsx').then((module) => module.SharedReportScreen),
);
const accessibility = lazyScreen(() =>
  import('../features/help/accessibility/accessibility-screen.tsx').then((module) => module.AccessibilityScreen),
);

/** A screen inside the shell. */
const inShell = (screen: ShellScreen) =>
  lazyScreen(() => import('./shell-screens.tsx').then(({ shellScreens }) => shellScreens[screen]()));

/** Which public address shows which screen. */
const publicRoutes: RouteObject[] = [
  { path: paths.login, lazy: login },
  { path: paths.signup, lazy: signup },
  { path: paths.subscription, lazy: subscription },
  { path: paths.signupPayment, lazy: signupPayment },
  { path: paths.payment, lazy: resumePayment },
  { path: paths.paymentStatus, lazy: paymentResult('signup') },
  { path: paths.paymentStatusCounselling, lazy: paymentResult('counselling') },
  { path: paths.paymentStatusPredictions, lazy: paymentResult('predictions') },
  { path: paths.paymentStatusPsychometric, lazy: paymentResult('psychometric') },
  { path: paths.sharedReport, lazy: sharedReport },
  { path: paths.accessibility, lazy: accessibility },
];

/** Which address inside the shell shows which screen. */
const protectedRoutes: RouteObject[] = [
  { path: paths.dashboard, lazy: inShell('dashboard') },
  { path: paths.predictor, lazy: inShell('predictor') },
  { path: paths.predictorMhtCet, lazy: inShell('predictorMhtCet') },
  { path: paths.predictorJosaa, lazy: inShell('predictorJosaa') },
  { path: paths.predictorAccuracy, lazy: inShell('predictorAccuracy') },
  { path: paths.rounds, lazy: inShell('rounds') },
  { path: paths.counselling, lazy: inShell('counselling') },
  { path: paths.psychometric, lazy: inShell('psychometric') },
  { path: paths.psychometricSitting, lazy: inShell('psychometricSitting') },
  { path: paths.psychometricReport, lazy: inShell('psychometricReport') },
  { path: paths.profile, lazy: inShell('profile') },
  { path: paths.assistant, lazy: inShell('assistant') },
  { path: paths.support, lazy: inShell('support') },
  { path: paths.faq, lazy: inShell('faq') },
  { path: paths.search, lazy: inShell('search') },
  { path: paths.college, lazy: inShell('college') },
  { path: paths.josaaCollege, lazy: inShell('josaaCollege') },
  { path: paths.josaaCollegeByName, lazy: inShell('josaaCollegeByName') },
  { path: paths.mhtCetCollegeByCode, lazy: inShell('mhtCetCollegeByCode') },
  { path: paths.topUp, lazy: inShell('topUp') },
  { path: paths.topUpPayment, lazy: inShell('topUpPayment') },
  { path: paths.topUpCounselling, lazy: inShell('topUpCounselling') },
  { path: paths.topUpCounsellingPayment, lazy: inShell('topUpCounsellingPayment') },
  { path: paths.topUpPsychometric, lazy: inShell('topUpPsychometric') },
  { path: paths.topUpPsychometricPayment, lazy: inShell('topUpPsychometricPayment') },
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
    element: <RootLayout />,
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

export function makeRouter() {
  const router = createBrowserRouter(routes);
  router.subscribe(({ navigation }) => noteDestination(navigation.location));
  return router;
}
