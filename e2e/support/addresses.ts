import { paths } from '../../apps/web/src/paths.ts';
import type { Prepared } from './prepared.ts';

/** Which addresses show each route with something real on it: the first is its everyday face, the rest are its other views. */
type Addresses = Record<keyof typeof paths, (prepared: Prepared) => string[]>;

const result = (success: boolean) =>
  `?${new URLSearchParams({ paymentResponse: JSON.stringify({ success, message: '', data: null }) })}`;

/** What a visitor sees without signing in. */
export const publicAddresses = {
  login: () => [paths.login],
  signup: () => [paths.signup],
  subscription: () => [paths.subscription],
  signupPayment: () => [paths.signupPayment],
  payment: () => [paths.payment],
  paymentStatus: () => [paths.paymentStatus + result(true), paths.paymentStatus, paths.paymentStatus + result(false)],
  paymentStatusCounselling: () => [paths.paymentStatusCounselling + result(true)],
  paymentStatusPredictions: () => [paths.paymentStatusPredictions + result(true)],
  paymentStatusPsychometric: () => [paths.paymentStatusPsychometric + result(false)],
  sharedReport: ({ sharedReport }) => [sharedReport],
  family: ({ familyPage, familyRunPage }) => [familyPage, familyRunPage],
  // An adult has no guardian to ask: `guardian.e2e.ts` looks at the page.
  guardian: () => [],
  accessibility: () => [paths.accessibility],
} satisfies Partial<Addresses>;

/** What a student sees. */
export const studentAddresses = {
  dashboard: () => [paths.dashboard],
  predictor: () => [paths.predictor],
  predictorMhtCet: ({ capRun }) => [
    `${paths.predictorMhtCet}?run=${capRun}`,
    paths.predictorMhtCet,
    `${paths.predictorMhtCet}?run=${capRun}&view=branches`,
  ],
  predictorJosaa: ({ josaaRun }) => [`${paths.predictorJosaa}?run=${josaaRun}`, paths.predictorJosaa],
  predictorAccuracy: () => [paths.predictorAccuracy],
  rounds: ({ list }) => [
    `${paths.rounds}?list=${list}`,
    `${paths.rounds}?exam=josaa`,
    `${paths.rounds}?view=outcome`,
    `${paths.rounds}?view=mock`,
    `${paths.rounds}?view=season`,
  ],
  seasonPlan: () => [`${paths.seasonPlan}?above=1`, paths.seasonPlan],
  beforeSubmit: ({ list }) => [
    `${paths.beforeSubmit}?list=${list}`,
    `${paths.beforeSubmit}?list=${list}&step=type`,
    `${paths.beforeSubmit}?list=${list}&step=compare`,
  ],
  money: () => [paths.money],
  counselling: () => [
    paths.counselling,
    `${paths.counselling}?counselor=sneha-iyer`,
    `${paths.counselling}?view=sessions`,
  ],
  psychometric: () => [paths.psychometric],
  psychometricSitting: ({ sitting }) => [`/psychometric/${sitting}`],
  psychometricReport: ({ sitting }) => [`/psychometric/${sitting}/report`],
  profile: () => [paths.profile],
  assistant: ({ conversation }) => [`${paths.assistant}?conversation=${conversation}`, paths.assistant],
  support: ({ ticket }) => [paths.support, `${paths.support}?ticket=${ticket}`],
  faq: () => [paths.faq, `${paths.faq}?q=float`],
  search: () => [
    paths.search,
    `${paths.search}?tab=jee`,
    `${paths.search}?saved`,
    `${paths.search}?compare=mht-cet.16006,josaa.iit-bombay`,
    `${paths.search}?search=xqzvwkjh`,
  ],
  college: () => ['/college/16006', '/college/16006?tab=courses', '/college/16006?tab=contact'],
  josaaCollege: () => ['/josaa-college/iit-bombay', '/josaa-college/iit-bombay?tab=courses'],
  josaaCollegeByName: () => ['/josaa-college/name/Indian Institute of Technology Bombay'],
  mhtCetCollegeByCode: () => ['/mhtcet-college/code/16006', '/mhtcet-college/code/16006?tab=about'],
  topUp: () => [paths.topUp],
  topUpPayment: () => [paths.topUpPayment],
  topUpCounselling: () => [paths.topUpCounselling],
  topUpCounsellingPayment: () => [paths.topUpCounsellingPayment],
  topUpPsychometric: () => [paths.topUpPsychometric],
  topUpPsychometricPayment: () => [paths.topUpPsychometricPayment],
} satisfies Omit<Addresses, keyof typeof publicAddresses>;
