import type { FeeDoubt } from './fee-doubt.ts';
import type { Fee, OwnSitePlacements, PlacementYear, SeatSections } from './figures.ts';
import type { CategoryClosings, ClosingRange, OpenClosings } from './open-closings.ts';
import type { CollegeType } from './records.ts';
import type { ShownFact } from './sources.ts';

/** An amount with its academic year: '2026-27'. */
export type YearlyRupees = { rupees: number; year: string };

/** A college as a card shows it, for both exams. */
export type CollegeListItem = {
  id: string;
  name: string;
  /** Short form; the institute's own short name in the JEE set. */
  university: string | null;
  universityFullForm: string | null;
  type: CollegeType;
  /** The district is known for colleges of CAP. */
  location: { city: string; state: string; district?: string };
  /** One clean branch name a programme, so that its length is the number of programmes. */
  courses: string[];
  /** What every course of the college costs; null where it is unknown or holds for some courses only. */
  fee: YearlyRupees | null;
  /** The newest median pay of those placed. */
  medianPay: YearlyRupees | null;
  /** How its open seats closed in the newest year. */
  closings: ClosingRange | null;
  /** The same for candidates of each category, in CAP. */
  categoryClosings?: CategoryClosings;
  /** The lower end of a band: show it through `nirfLabel`. Null when unknown or too old for a list. */
  nirfRanking: number | null;
  nirfYear: number | null;
  collegeLevel: string | null;
  /** The first admission year this college was missing from; null while it takes part. */
  notAdmittingSince: number | null;
};

/** One NIRF year of a college. */
export type NirfYear = { year: number; ranking: number };

/** What both kinds of detail page share. */
type CollegeDetail = Omit<CollegeListItem, 'courses' | 'fee' | 'medianPay' | 'closings'> & {
  publishedName: string;
  website: string | null;
  contact: string | null;
  establishmentYear: number | null;
  accreditations: string[];
  nirfHistory: NirfYear[];
  /** Whether the newest rank may stand as a badge. */
  isNirfRecent: boolean;
  /** Every known figure with its year and source. */
  facts: ShownFact[];
};

/** A programme of an MHT-CET college. `courseCode` is the choice code of the option form. */
export type MhtCetCourseShown = {
  courseName: string;
  courseCode: string;
  publishedName: string;
  intake: number | null;
  intakeYear: number | null;
  /** Sanctioned intake by year, newest first. */
  intakeByYear: { year: number; intake: number }[];
  openClosings: OpenClosings[];
};

type MhtCetCommon = CollegeDetail & {
  closings: ClosingRange | null;
  collegeCode: string;
  /** Codes of earlier years that also lead here. */
  earlierCodes: string[];
  aicteStatus: string | null;
  location: { city: string; state: string; district: string };
  courses: MhtCetCourseShown[];
  isAutonomous: boolean | null;
  isForWomen: boolean;
  /** The university whose candidates are at home here; null where it is unknown. */
  homeUniversity: string | null;
  seatSections: SeatSections | null;
  fee: ShownFee | null;
  placements: ShownPlacements;
  ownSitePlacements: OwnSitePlacements[];
};

/** A fee with its authority. `isForUnaidedOnly`: the college has aided courses too, and this is not their fee. */
export type ShownFee = Fee & { source: string; isForUnaidedOnly: boolean; doubt: FeeDoubt | null };

/** Placement figures by graduating year, newest first, with their authority. */
export type ShownPlacements = { source: string; years: PlacementYear[] };

/** An MHT-CET college by id. */
export type MhtCetDetail = MhtCetCommon & {
  linguisticMinorityFullForm: string | null;
  religiousMinorityFullForm: string | null;
};

/** An MHT-CET college by code: the same facts, with the minority fields under the names that page uses. */
export type MhtCetByCode = MhtCetCommon & {
  linguisticMinority: string | null;
  religiousMinority: string | null;
};

/** A programme of a JEE institute, with its seats in all pools where the seat matrix is known. */
export type JeeCourseShown = {
  courseName: string;
  publishedName: string;
  durationYears: number;
  degree: string;
  seats: number | null;
  seatsYear: number | null;
  openClosings: OpenClosings[];
};

/** A JEE institute by id or name. */
export type JeeDetail = CollegeDetail & {
  shortName: string;
  homeState: string | null;
  rankBasis: 'JEE Advanced' | 'JEE Main';
  medianPay: ShownPlacements;
  courses: JeeCourseShown[];
};

/** The same college as the by-code page names its fields. */
export function toByCodeResponse(detail: MhtCetDetail): MhtCetByCode {
  const { linguisticMinorityFullForm, religiousMinorityFullForm, ...rest } = detail;
  return { ...rest, linguisticMinority: linguisticMinorityFullForm, religiousMinority: religiousMinorityFullForm };
}
