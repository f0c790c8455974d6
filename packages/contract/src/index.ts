import { accuracy } from './accuracy.ts';
import { assessment } from './assessment.ts';
import { assistant } from './assistant.ts';
import { auth } from './auth.ts';
import { calendarFeed } from './calendar-feed.ts';
import { clientErrors } from './client-errors.ts';
import { colleges, josaaColleges } from './colleges.ts';
import { contactChange } from './contact-change.ts';
import { counselling } from './counselling.ts';
import { coupons } from './coupons.ts';
import { dashboard } from './dashboard.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { examProfile } from './exam-profile.ts';
import { factReports } from './fact-reports.ts';
import { familyLinks } from './family-links.ts';
import { faq } from './faq.ts';
import { guardianConsent } from './guardian-consent.ts';
import { lists } from './lists.ts';
import { money } from './money.ts';
import { notices, seasons } from './notices.ts';
import { payments } from './payments.ts';
import { pinCodes } from './pin-codes.ts';
import { predictor } from './predictor.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { recommendations } from './recommendations.ts';
import { rounds } from './rounds.ts';
import { seasonPlan } from './season-plan.ts';
import { seasonResult } from './season-result.ts';
import { shortlist } from './shortlist.ts';
import { signup } from './signup.ts';
import { agreements, language, students } from './students.ts';
import { support } from './support.ts';
import { topUps, upgrades } from './top-ups.ts';

export { API_BASE_PATH } from './endpoint.ts';

/** The whole API, by area. */
export const api = {
  auth,
  students,
  dashboard,
  profile,
  signup,
  coupons,
  predictionTopUps: topUps.predictions,
  counsellingTopUps: topUps.counselling,
  psychometricTopUps: topUps.psychometric,
  upgrades,
  payments,
  colleges,
  josaaColleges,
  pinCodes,
  shortlist,
  factReports,
  faq,
  clientErrors,
  support,
  notices,
  assistant,
  predictor,
  accuracy,
  examProfile,
  seasons,
  lists,
  recommendations,
  money,
  rounds,
  seasonPlan,
  calendarFeed,
  seasonResult,
  familyLinks,
  counselling,
  assessment,
  guardianConsent,
  agreements,
  privacy,
  contactChange,
  language,
} satisfies Record<string, Record<string, AnyEndpoint>>;
