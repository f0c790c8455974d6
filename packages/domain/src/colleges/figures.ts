import type { CapUniversity } from './universities.ts';

/** How much of a college is autonomous by the newest list; at one college only some courses are. */
export const AUTONOMY = ['all', 'some', 'none'] as const;
export type Autonomy = (typeof AUTONOMY)[number];

/** Which kinds of seats a college's rows of one year have. */
export type SeatSections = {
  year: number;
  hasHome: boolean;
  hasOther: boolean;
  hasState: boolean;
  /** Ordinary state level seats, not only those of fee waiver, EWS, defence and orphans. */
  hasGeneralState: boolean;
  autonomy: Autonomy;
};
export type SeatSectionsRow = SeatSections & { collegeCode: string };

/** `list`: a CAP list prints the university. `district`: it follows from the district. */
export const HOME_UNIVERSITY_BASES = ['list', 'district'] as const;
export type HomeUniversityRow = {
  collegeCode: string;
  university: CapUniversity;
  basis: (typeof HOME_UNIVERSITY_BASES)[number];
};

/** The sanctioned intake of a choice code in one year. */
export type IntakeRow = { year: number; choiceCode: string; intake: number };

/** A college that is in no list of the newest year. `since` is the first year it was missing from. */
export type NotAdmittingRow = { collegeCode: string; since: number; basis: string };

/** `unrevised`: the authority left an earlier fee unchanged. `interim`: allowed by a court until the authority decides. */
export const FEE_KINDS = ['approved', 'unrevised', 'interim'] as const;

/** The most that a college may ask for a CAP seat in an academic year ('2026-27'), the same for every category. */
export type Fee = {
  year: string;
  tuitionRupees: number;
  developmentRupees: number;
  totalRupees: number;
  kind: (typeof FEE_KINDS)[number];
  note: string | null;
  sourceUrl: string;
};
export type FeeRow = Fee & { collegeCode: string };

/**
 * Why placement figures need a caution: they jump between years, include the whole university or other campuses, or the submission's words differ from its
 * digits.
 */
export const PLACEMENT_CAUTIONS = ['figures-jump', 'whole-university', 'other-campuses', 'words-differ'] as const;
export type PlacementCaution = (typeof PLACEMENT_CAUTIONS)[number];

export const NIRF_CATEGORIES = ['Engineering', 'Overall'] as const;

/** What an institution submitted to NIRF for one graduating year ('2023-24') of its four-year degrees. The median is of those placed, not of all. */
export type PlacementYear = {
  graduatingYear: string;
  graduated: number | null;
  placed: number | null;
  medianSalaryRupees: number | null;
  higherStudies: number | null;
  /** The NIRF edition and category it was submitted to. */
  edition: number;
  category: (typeof NIRF_CATEGORIES)[number];
  caution: PlacementCaution | null;
  /** The submission on the college's own site, where it is known. */
  sourceUrl: string | null;
};
export type PlacementRow = PlacementYear & { collegeCode: string };
export type MedianPayRow = PlacementYear & { institute: string };

/** A college's own statement of its placements: never shown beside NIRF figures without saying so. */
export type OwnSitePlacements = {
  graduatingYear: string;
  /** Graduating students, or those registered for placement: see `note`. */
  students: number | null;
  placed: number | null;
  placedPercent: number | null;
  medianSalaryRupees: number | null;
  averageSalaryRupees: number | null;
  highestSalaryRupees: number | null;
  note: string;
  sourceUrl: string;
};
export type OwnSitePlacementsRow = OwnSitePlacements & { collegeCode: string };

/** `several`: seen in two or more places. `single`: the college's own domain, seen in one. `group`: the site of its group or university. */
export const WEBSITE_GRADES = ['several', 'single', 'group'] as const;
export type WebsiteRow = {
  collegeCode: string;
  website: string;
  grade: (typeof WEBSITE_GRADES)[number];
  /** Whether the AISHE directory has the same address. */
  isInAishe: boolean;
};
