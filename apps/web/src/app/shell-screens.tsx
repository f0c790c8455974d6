import type { Exam } from '@dakhila/contract/exam';
import type { TopUpKind } from '@dakhila/domain/billing/tier';
import type { ComponentType } from 'react';
import type { paths } from '../paths.ts';

const predictorOf = (exam: Exam) => () =>
  import('../features/predictor/exam-screen.tsx').then(({ PredictorExamScreen }) => () => (
    <PredictorExamScreen exam={exam} />
  ));
const topUp = (kind: TopUpKind) => () =>
  import('../features/billing/top-up/top-up-screen.tsx').then(({ TopUpScreen }) => () => <TopUpScreen kind={kind} />);
const topUpPayment = (kind: TopUpKind) => () =>
  import('../features/billing/top-up/top-up-payment-screen.tsx').then(({ TopUpPaymentScreen }) => () => (
    <TopUpPaymentScreen kind={kind} />
  ));

/** By the name of their address. */
export const shellScreens = {
  dashboard: () => import('../features/home/dashboard/dashboard-screen.tsx').then((module) => module.DashboardScreen),
  predictor: () => import('../features/predictor/predictor-screen.tsx').then((module) => module.PredictorScreen),
  predictorMhtCet: predictorOf('mht-cet'),
  predictorJosaa: predictorOf('josaa'),
  predictorAccuracy: () =>
    import('../features/predictor/accuracy/accuracy-screen.tsx').then((module) => module.AccuracyScreen),
  rounds: () => import('../features/lists/rounds-screen.tsx').then((module) => module.RoundsScreen),
  seasonPlan: () =>
    import('../features/lists/season-plan/season-plan-screen.tsx').then((module) => module.SeasonPlanScreen),
  beforeSubmit: () => import('../features/lists/submit/submit-screen.tsx').then((module) => module.SubmitScreen),
  money: () => import('../features/money/money-screen.tsx').then((module) => module.MoneyScreen),
  counselling: () =>
    import('../features/counselling/counselling-screen.tsx').then((module) => module.CounsellingScreen),
  psychometric: () => import('../features/assessment/intro/intro-screen.tsx').then((module) => module.IntroScreen),
  psychometricSitting: () =>
    import('../features/assessment/taking/taking-screen.tsx').then((module) => module.TakingScreen),
  psychometricReport: () =>
    import('../features/assessment/report/report-screen.tsx').then((module) => module.ReportScreen),
  profile: () => import('../features/home/profile/profile-screen.tsx').then((module) => module.ProfileScreen),
  assistant: () => import('../features/assistant/assistant-screen.tsx').then((module) => module.AssistantScreen),
  support: () => import('../features/help/support/support-screen.tsx').then((module) => module.SupportScreen),
  faq: () => import('../features/help/faq/faq-screen.tsx').then((module) => module.FaqScreen),
  search: () => import('./search-route.tsx').then((module) => module.SearchRoute),
  college: () =>
    import('../features/colleges/college/mht-cet-college-screen.tsx').then((module) => module.MhtCetCollegeScreen),
  josaaCollege: () =>
    import('../features/colleges/college/jee-college-screen.tsx').then((module) => module.JeeCollegeScreen),
  josaaCollegeByName: () =>
    import('../features/colleges/college/jee-college-screen.tsx').then((module) => module.JeeCollegeByNameScreen),
  mhtCetCollegeByCode: () =>
    import('../features/colleges/college/code-college-screen.tsx').then((module) => module.CodeCollegeScreen),
  topUp: topUp('predictions'),
  topUpPayment: topUpPayment('predictions'),
  topUpCounselling: topUp('counselling'),
  topUpCounsellingPayment: topUpPayment('counselling'),
  topUpPsychometric: topUp('psychometric'),
  topUpPsychometricPayment: topUpPayment('psychometric'),
} satisfies Partial<Record<keyof typeof paths, () => Promise<ComponentType>>>;

// `Object.keys` loses the literal names.
export const shellScreenNames = Object.keys(shellScreens) as (keyof typeof shellScreens)[];
