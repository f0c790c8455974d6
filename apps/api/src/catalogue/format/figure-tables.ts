import {
  AUTONOMY,
  FEE_KINDS,
  type FeeRow,
  HOME_UNIVERSITY_BASES,
  type HomeUniversityRow,
  type IntakeRow,
  type MedianPayRow,
  NIRF_CATEGORIES,
  type NotAdmittingRow,
  type OwnSitePlacementsRow,
  PLACEMENT_CAUTIONS,
  type PlacementRow,
  type SeatSectionsRow,
  WEBSITE_GRADES,
  type WebsiteRow,
} from '@dakhila/domain/colleges/figures';
import { CAP_UNIVERSITIES } from '@dakhila/domain/colleges/universities';
import type { Scholarship } from '@dakhila/domain/money/scheme';
import { decimal, oneOf, orNull, tableOf, text, whole, yesOrNo } from './columns-of.ts';

export const HOME_UNIVERSITIES = tableOf<HomeUniversityRow>({
  collegeCode: text('college'),
  university: oneOf('university', CAP_UNIVERSITIES),
  basis: oneOf('basis', HOME_UNIVERSITY_BASES),
});

export const SEAT_SECTIONS = tableOf<SeatSectionsRow>({
  year: whole('year'),
  collegeCode: text('college'),
  hasHome: yesOrNo('home'),
  hasOther: yesOrNo('other'),
  hasState: yesOrNo('state'),
  hasGeneralState: yesOrNo('general_state'),
  autonomy: oneOf('autonomous_courses', AUTONOMY),
});

export const INTAKE = tableOf<IntakeRow>({
  year: whole('year'),
  choiceCode: text('choice_code'),
  intake: whole('intake'),
});

export const NOT_ADMITTING = tableOf<NotAdmittingRow>({
  collegeCode: text('college'),
  since: whole('since'),
  basis: text('basis'),
});

export const FEES = tableOf<FeeRow>({
  collegeCode: text('college'),
  year: text('year'),
  tuitionRupees: whole('tuition'),
  developmentRupees: whole('development'),
  totalRupees: whole('total'),
  kind: oneOf('kind', FEE_KINDS),
  note: orNull(text('note')),
  sourceUrl: text('source_url'),
});

const placementColumns = {
  graduatingYear: text('graduating_year'),
  graduated: orNull(whole('graduated')),
  placed: orNull(whole('placed')),
  medianSalaryRupees: orNull(whole('median_salary')),
  higherStudies: orNull(whole('higher_studies')),
  edition: whole('nirf_edition'),
  category: oneOf('nirf_category', NIRF_CATEGORIES),
  caution: orNull(oneOf('caution', PLACEMENT_CAUTIONS)),
  sourceUrl: orNull(text('source_url')),
};

export const PLACEMENTS = tableOf<PlacementRow>({ collegeCode: text('college'), ...placementColumns });
export const MEDIAN_PAY = tableOf<MedianPayRow>({ institute: text('institute'), ...placementColumns });

export const OWN_SITE_PLACEMENTS = tableOf<OwnSitePlacementsRow>({
  collegeCode: text('college'),
  graduatingYear: text('graduating_year'),
  students: orNull(whole('students')),
  placed: orNull(whole('placed')),
  placedPercent: orNull(decimal('placed_percent')),
  medianSalaryRupees: orNull(whole('median_salary')),
  averageSalaryRupees: orNull(whole('average_salary')),
  highestSalaryRupees: orNull(whole('highest_salary')),
  note: text('note'),
  sourceUrl: text('source_url'),
});

export const WEBSITES = tableOf<WebsiteRow>({
  collegeCode: text('college'),
  website: text('website'),
  grade: oneOf('grade', WEBSITE_GRADES),
  isInAishe: yesOrNo('in_aishe'),
});

export const SCHOLARSHIPS = tableOf<Scholarship>({
  name: text('name'),
  provider: orNull(text('provider')),
  level: text('level'),
  gender: orNull(text('gender')),
  categories: orNull(text('categories')),
  incomeLimitRupees: orNull(whole('income_limit')),
  states: text('states'),
  course: text('course'),
  amountRupees: orNull(whole('amount')),
  amountPer: orNull(text('amount_per')),
  officialLink: orNull(text('official_link')),
  platformLink: orNull(text('platform_link')),
  closingMonth: text('closing_month'),
  lastClosingDate: text('last_closing_date'),
  note: orNull(text('note')),
});
