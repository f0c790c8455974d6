import { defineMessages } from '../../../lib/messages.ts';

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const profileMessages = defineMessages({
  en: {
    title: 'Profile',
    exams: 'My exams',
    examsLead: 'Your preference lists and the predictor’s forms use these answers.',
    exam: { 'mht-cet': 'MHT-CET', josaa: 'JEE' },
    nothingYet: 'Nothing filled in yet',
    edit: 'Edit',
    fillIn: 'Fill in',
    editExam: (exam: string) => `Edit my ${exam} details`,
    fillInExam: (exam: string) => `Fill in my ${exam} details`,
    facts: {
      category: 'Category',
      homeState: 'State of Class XII',
      homeUniversity: 'Home university',
      mainPercentile: 'JEE Main, percentile of session 1',
      mainSecondPercentile: 'JEE Main, percentile of session 2',
      mainCrl: 'JEE Main, common rank',
      mainCategoryRank: 'JEE Main, category rank',
      advancedCrl: 'JEE Advanced, common rank',
      advancedCategoryRank: 'JEE Advanced, category rank',
      percentile: 'Percentile (better attempt)',
      meritNumber: 'State merit number',
      jeeMainRank: 'JEE Main, common rank',
    },
    plan: 'My plan',
    youHave: (plan: string) => `You have the ${plan} plan.`,
    left: (attempts: number, sessions: number) =>
      `${some(attempts, 'prediction', 'predictions')} and ${some(sessions, 'counseling session', 'counseling sessions')} left. Nothing expires.`,
    topUp: 'Top up',
    upgradeTo: (plan: string) => `Upgrade to ${plan}`,
    adds: (attempts: number, sessions: number, hasAssessment: boolean, hasBranches: boolean) =>
      [
        `Adds ${some(attempts, 'prediction', 'predictions')}`,
        hasBranches && 'branch recommendations',
        sessions > 0 && some(sessions, 'counseling session', 'counseling sessions'),
        hasAssessment && 'the psychometric assessment',
      ]
        .filter(Boolean)
        .join(', '),
    upgradeFailed: 'The upgrade could not be started. No money was taken. Please try again.',
    consent: 'Consent of a parent or guardian',
    bornUnknown: 'You have not told us when you were born. We ask before the assessment and before counseling.',
    noConsentNeeded: 'You are 18 or older: nobody else has to agree.',
    noConsent:
      'You are under 18, and no parent or guardian has agreed yet. We ask when you start something that needs it.',
    given: (name: string, contact: string, day: string) =>
      `${name} (${contact}) agreed on ${day} to the assessment, counseling and the sharing of reports.`,
    askGuardian: 'Ask them now',
    withdraw: 'Withdraw the consent',
    withdrawTitle: 'Withdraw the consent?',
    withdrawText:
      'Links to your report stop working at once, and the sessions you have booked are cancelled: up to 12 hours before they begin you get them back. Nothing new can be started until a parent or guardian agrees again.',
    keep: 'Keep it',
    withdrawn: 'The consent is withdrawn',
    withdrawFailed: 'The consent could not be withdrawn. Please try again.',
    loading: 'Loading your profile',
    offline: 'This page needs a connection',
    offlineText: 'There is no internet just now. Nothing is lost: try again when you are connected.',
    failedTitle: 'This part is not here yet',
    failed: 'Failed to fetch it',
    sections: 'Sections of the profile',
    nav: {
      personal: 'Personal',
      'class-twelve': 'Class XII',
      exams: 'Exams',
      preferences: 'Preferences',
      plan: 'Plan',
      ledger: 'Credits',
      payments: 'Payments',
      privacy: 'Privacy',
      appearance: 'Appearance',
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
