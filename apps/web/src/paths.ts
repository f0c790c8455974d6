/** Every address of the product. Screens link by name, so that a route is spelled once. */
export const paths = {
  login: '/login',
  signup: '/signup',
  subscription: '/signup/subscription',
  signupPayment: '/signup/payment',
  payment: '/payment',
  paymentStatus: '/payment-status',
  paymentStatusCounselling: '/payment-status-counseling',
  paymentStatusPredictions: '/payment-status-recommendation',
  paymentStatusPsychometric: '/payment-status-psychometric',
  dashboard: '/',
  predictor: '/predictor',
  predictorMhtCet: '/predictor/mht-cet',
  predictorJosaa: '/predictor/josaa',
  predictorAccuracy: '/predictor/accuracy',
  rounds: '/rounds',
  seasonPlan: '/season-plan',
  beforeSubmit: '/rounds/submit',
  money: '/money',
  counselling: '/counseling',
  psychometric: '/psychometric',
  psychometricSitting: '/psychometric/:id',
  psychometricReport: '/psychometric/:id/report',
  sharedReport: '/shared-report/:token',
  family: '/family/:token',
  guardian: '/guardian/:token',
  accessibility: '/accessibility',
  profile: '/profile',
  assistant: '/ai-assistant',
  support: '/support',
  faq: '/faq',
  search: '/search',
  college: '/college/:id',
  josaaCollege: '/josaa-college/:id',
  josaaCollegeByName: '/josaa-college/name/:name',
  mhtCetCollegeByCode: '/mhtcet-college/code/:code',
  topUp: '/top-up',
  topUpPayment: '/top-up/payment',
  topUpCounselling: '/top-up/counseling',
  topUpCounsellingPayment: '/top-up/payment-counseling',
  topUpPsychometric: '/top-up/psychometric',
  topUpPsychometricPayment: '/top-up/payment-psychometric',
} as const;

/** The purpose of an exam form whose answers are only saved to the profile. */
export const PROFILE_PURPOSE = 'profile';

/** Where the answers about an exam are edited, without predicting. */
export const examDetailsPath = (exam: 'mht-cet' | 'josaa') =>
  `${exam === 'josaa' ? paths.predictorJosaa : paths.predictorMhtCet}?purpose=${PROFILE_PURPOSE}`;

/** Whether an address may be seen without signing in. */
export function isPublicPath(path: string): boolean {
  return path === paths.login || path.startsWith(paths.signup) || path.startsWith(paths.paymentStatus);
}
