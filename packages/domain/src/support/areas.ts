/** The parts of the product as staff call them, by the first word of an address: of a page or of a call. */
const AREAS: Readonly<Record<string, string>> = {
  '': 'Dashboard',
  dashboard: 'Dashboard',
  notices: 'Dashboard',
  ...{ login: 'Login', auth: 'Login', signup: 'Sign-up', agreements: 'Terms and privacy policy' },
  ...{ predictor: 'College Predictor', 'exam-profile': 'College Predictor', 'pin-codes': 'College Predictor' },
  ...{ lists: 'Preference lists', 'list-options': 'Preference lists', 'list-study': 'Preference lists' },
  ...{ rounds: 'Rounds and lists', 'season-plan': 'Plan for JoSAA and CAP', seasons: 'Rounds and lists' },
  ...{ search: 'College Explorer', shortlist: 'Shortlist' },
  ...{ college: 'College page', colleges: 'College pages', 'fact-reports': 'College page' },
  ...{ 'josaa-college': 'College page', 'josaa-colleges': 'College pages' },
  ...{ 'mhtcet-college': 'College page', 'mhtcet-colleges': 'College pages' },
  ...{ money: 'Costs and scholarships', counseling: 'Counseling' },
  ...{ psychometric: 'Psychometric assessment', assessment: 'Psychometric assessment' },
  ...{
    'shared-report': 'Shared report',
    guardian: 'Consent of a guardian',
    'guardian-consent': 'Consent of a guardian',
  },
  ...{ family: 'Family link', 'family-links': 'Family link', 'family-comments': 'Family link' },
  ...{ profile: 'Profile', 'student-profile': 'Profile', 'contact-change': 'Profile', language: 'Profile' },
  privacy: 'Profile, own data',
  ...{ 'ai-assistant': 'Assistant', assistant: 'Assistant', support: 'Support', faq: 'FAQ' },
  accessibility: 'Accessibility statement',
  ...{ payment: 'Payment', payments: 'Payment', coupon: 'Payment', invoices: 'Invoices', upgrade: 'Upgrade' },
  ...{ 'payment-status': 'Payment', 'payment-status-counseling': 'Payment', 'payment-status-psychometric': 'Payment' },
  'payment-status-recommendation': 'Payment',
  ...{ 'top-up': 'Top-up', topup: 'Top-up', 'counseling-topup': 'Top-up', 'psychometric-topup': 'Top-up' },
  'client-errors': 'Error reports',
};

/** The part of the product with this first word of its address; undefined when there is none. */
export const areaOf = (word: string): string | undefined => (Object.hasOwn(AREAS, word) ? AREAS[word] : undefined);
