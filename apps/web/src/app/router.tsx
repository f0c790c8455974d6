import type { Exam } from '@dakhila/contract/exam';
import type { TopUpKind } from '@dakhila/domain/billing/top-up-kinds';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { RootLayout } from './root-layout.tsx';

const protectedLayout = lazyScreen(() => import('./protected-layout.tsx').then((module) => module.ProtectedLayout));
const dashboard = lazyScreen(() =>
  import('../features/dashboard/dashboard-screen.tsx').then((module) => module.DashboardScreen),
);
const login = lazyScreen(() => import('../features/login/login-screen.tsx').then((module) => module.LoginScreen));
const signup = lazyScreen(() => import('../features/signup/signup-screen.tsx').then((module) => module.SignupScreen));
const rounds = lazyScreen(() => import('../features/rounds/rounds-screen.tsx').then((module) => module.RoundsScreen));
const comingTogether = lazyScreen(() =>
  import('../features/coming-together/coming-together-screen.tsx').then((module) => module.ComingTogetherScreen),
);
const subscription = lazyScreen(() =>
  import('../features/subscription/subscription-screen.tsx').then((module) => module.SubscriptionScreen),
);
const signupPayment = lazyScreen(() =>
  import('../features/payment/signup-payment-screen.tsx').then((module) => module.SignupPaymentScreen),
);
const resumePayment = lazyScreen(() =>
  import('../features/payment/resume-payment-screen.tsx').then((module) => module.ResumePaymentScreen),
);
const paymentResult = (route: 'signup' | TopUpKind) =>
  lazyScreen(() =>
    import('../features/payment-result/payment-result-screen.tsx').then(({ PaymentResultScreen }) => () => (
      <PaymentResultScreen route={route} />
    )),
  );
const topUp = (kind: TopUpKind) =>
  lazyScreen(() =>
    import('../features/top-up/top-up-screen.tsx').then(({ TopUpScreen }) => () => <TopUpScreen kind={kind} />),
  );
const topUpPayment = (kind: TopUpKind) =>
  lazyScreen(() =>
    import('../features/top-up/top-up-payment-screen.tsx').then(({ TopUpPaymentScreen }) => () => (
      <TopUpPaymentScreen kind={kind} />
    )),
  );

const predictor = lazyScreen(() =>
  import('../features/predictor/predictor-screen.tsx').then((module) => module.PredictorScreen),
);
const predictorExam = (exam: Exam) =>
  lazyScreen(() =>
    import('../features/predictor/exam-screen.tsx').then(({ PredictorExamScreen }) => () => (
      <PredictorExamScreen exam={exam} />
    )),
  );
const accuracy = lazyScreen(() =>
  import('../features/accuracy/accuracy-screen.tsx').then((module) => module.AccuracyScreen),
);
const counselling = lazyScreen(() =>
  import('../features/counselling/counselling-screen.tsx').then((module) => module.CounsellingScreen),
);
const search = lazyScreen(() => import('./search-route.tsx').then((module) => module.SearchRoute));
const mhtCetCollege = lazyScreen(() =>
  import('../features/college/mht-cet-college-screen.tsx').then((module) => module.MhtCetCollegeScreen),
);
const jeeCollege = lazyScreen(() =>
  import('../features/college/jee-college-screen.tsx').then((module) => module.JeeCollegeScreen),
);
const jeeCollegeByName = lazyScreen(() =>
  import('../features/college/jee-college-screen.tsx').then((module) => module.JeeCollegeByNameScreen),
);
const collegeByCode = lazyScreen(() =>
  import('../features/college/code-college-screen.tsx').then((module) => module.CodeCollegeScreen),
);
const faq = lazyScreen(() => import('../features/faq/faq-screen.tsx').then((module) => module.FaqScreen));

const psychometric = lazyScreen(() =>
  import('../features/psychometric/intro/intro-screen.tsx').then((module) => module.IntroScreen),
);
const psychometricSitting = lazyScreen(() =>
  import('../features/psychometric/taking/taking-screen.tsx').then((module) => module.TakingScreen),
);
const psychometricReport = lazyScreen(() =>
  import('../features/psychometric/report/report-screen.tsx').then((module) => module.ReportScreen),
);
const sharedReport = lazyScreen(() =>
  import('../features/psychometric/report/shared-report-screen.tsx').then((module) => module.SharedReportScreen),
);

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
];

/** Which address inside the shell shows which screen. */
const protectedRoutes: RouteObject[] = [
  { path: paths.dashboard, lazy: dashboard },
  { path: paths.predictor, lazy: predictor },
  { path: paths.predictorMhtCet, lazy: predictorExam('mht-cet') },
  { path: paths.predictorJosaa, lazy: predictorExam('josaa') },
  { path: paths.predictorAccuracy, lazy: accuracy },
  { path: paths.rounds, lazy: rounds },
  { path: paths.counselling, lazy: counselling },
  { path: paths.psychometric, lazy: psychometric },
  { path: paths.psychometricSitting, lazy: psychometricSitting },
  { path: paths.psychometricReport, lazy: psychometricReport },
  { path: paths.profile, lazy: comingTogether },
  { path: paths.assistant, lazy: comingTogether },
  { path: paths.support, lazy: comingTogether },
  { path: paths.faq, lazy: faq },
  { path: paths.search, lazy: search },
  { path: paths.college, lazy: mhtCetCollege },
  { path: paths.josaaCollege, lazy: jeeCollege },
  { path: paths.josaaCollegeByName, lazy: jeeCollegeByName },
  { path: paths.mhtCetCollegeByCode, lazy: collegeByCode },
  { path: paths.topUp, lazy: topUp('predictions') },
  { path: paths.topUpPayment, lazy: topUpPayment('predictions') },
  { path: paths.topUpCounselling, lazy: topUp('counselling') },
  { path: paths.topUpCounsellingPayment, lazy: topUpPayment('counselling') },
  { path: paths.topUpPsychometric, lazy: topUp('psychometric') },
  { path: paths.topUpPsychometricPayment, lazy: topUpPayment('psychometric') },
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

export const makeRouter = () => createBrowserRouter(routes);
