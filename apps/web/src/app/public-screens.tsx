import type { TopUpKind } from '@dakhila/domain/billing/top-up-kinds';
import { paths } from '../paths.ts';
import { lazyScreen } from './lazy-screen.ts';

type Screen = ReturnType<typeof lazyScreen>;

const paymentResult = (route: 'signup' | TopUpKind) =>
  lazyScreen(() =>
    import('../features/billing/payment/payment-result-screen.tsx').then(({ PaymentResultScreen }) => () => (
      <PaymentResultScreen route={route} />
    )),
  );

/** Which address without a login shows which screen. */
export const publicScreens: { path: string; load: Screen }[] = [
  {
    path: paths.login,
    load: lazyScreen(() => import('../features/account/login/login-screen.tsx').then((module) => module.LoginScreen)),
  },
  {
    path: paths.signup,
    load: lazyScreen(() =>
      import('../features/account/signup/signup-screen.tsx').then((module) => module.SignupScreen),
    ),
  },
  {
    path: paths.subscription,
    load: lazyScreen(() =>
      import('../features/billing/subscription/subscription-screen.tsx').then((module) => module.SubscriptionScreen),
    ),
  },
  {
    path: paths.signupPayment,
    load: lazyScreen(() =>
      import('../features/billing/payment/signup-payment-screen.tsx').then((module) => module.SignupPaymentScreen),
    ),
  },
  {
    path: paths.payment,
    load: lazyScreen(() =>
      import('../features/billing/payment/resume-payment-screen.tsx').then((module) => module.ResumePaymentScreen),
    ),
  },
  { path: paths.paymentStatus, load: paymentResult('signup') },
  { path: paths.paymentStatusCounselling, load: paymentResult('counselling') },
  { path: paths.paymentStatusPredictions, load: paymentResult('predictions') },
  { path: paths.paymentStatusPsychometric, load: paymentResult('psychometric') },
  {
    path: paths.sharedReport,
    load: lazyScreen(() =>
      import('../features/assessment/report/shared-report-screen.tsx').then((module) => module.SharedReportScreen),
    ),
  },
  {
    path: paths.accessibility,
    load: lazyScreen(() =>
      import('../features/help/accessibility/accessibility-screen.tsx').then((module) => module.AccessibilityScreen),
    ),
  },
];

/** The public screen of an address; undefined for any other address. */
export function publicScreenAt(pathname: string): Screen | undefined {
  const given = partsOf(pathname);
  return publicScreens.find(({ path }) => {
    const parts = partsOf(path);
    return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
  })?.load;
}

/** As the other router reads them: a slash at the end counts for nothing, nor do capitals. */
const partsOf = (path: string) => path.replace(/\/$/, '').toLowerCase().split('/');
