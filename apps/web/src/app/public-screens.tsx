import type { TopUpKind } from '@dakhila/domain/billing/tier';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { lazyScreen } from './lazy-screen.ts';

type Screen = ReturnType<typeof lazyScreen>;

const screen = (path: string, load: () => Promise<ComponentType>) => ({ path, load: lazyScreen(load) });
const paymentResult = (path: string, route: 'signup' | TopUpKind) =>
  screen(path, () =>
    import('../features/billing/payment/payment-result-screen.tsx').then(({ PaymentResultScreen }) => () => (
      <PaymentResultScreen route={route} />
    )),
  );

export const publicScreens: { path: string; load: Screen }[] = [
  screen(paths.login, () => import('../features/account/login/login-screen.tsx').then((module) => module.LoginScreen)),
  screen(paths.signup, () =>
    import('../features/account/signup/signup-screen.tsx').then((module) => module.SignupScreen),
  ),
  screen(paths.subscription, () =>
    import('../features/billing/subscription/subscription-screen.tsx').then((module) => module.SubscriptionScreen),
  ),
  screen(paths.signupPayment, () =>
    import('../features/billing/payment/signup-payment-screen.tsx').then((module) => module.SignupPaymentScreen),
  ),
  screen(paths.payment, () =>
    import('../features/billing/payment/resume-payment-screen.tsx').then((module) => module.ResumePaymentScreen),
  ),
  paymentResult(paths.paymentStatus, 'signup'),
  paymentResult(paths.paymentStatusCounselling, 'counselling'),
  paymentResult(paths.paymentStatusPredictions, 'predictions'),
  paymentResult(paths.paymentStatusPsychometric, 'psychometric'),
  screen(paths.sharedReport, () =>
    import('../features/assessment/report/shared-report-screen.tsx').then((module) => module.SharedReportScreen),
  ),
  screen(paths.family, () =>
    import('../features/lists/family/family-screen.tsx').then((module) => module.FamilyScreen),
  ),
  screen(paths.guardian, () =>
    import('../features/assessment/guardian-page/guardian-screen.tsx').then((module) => module.GuardianScreen),
  ),
  screen(paths.accessibility, () =>
    import('../features/help/accessibility-screen.tsx').then((module) => module.AccessibilityScreen),
  ),
];

export function publicScreenAt(pathname: string): Screen | undefined {
  const given = partsOf(pathname);
  return publicScreens.find(({ path }) => {
    const parts = partsOf(path);
    return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
  })?.load;
}

/** Like React Router, it ignores a trailing slash and case. */
const partsOf = (path: string) => path.replace(/\/$/, '').toLowerCase().split('/');
