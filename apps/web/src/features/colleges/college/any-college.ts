import type {
  JeeCollege,
  MhtCetCollege,
  MhtCetCollegeByCode,
  OpenClosings,
  Placements,
  ShownFact,
} from '@dakhila/contract/college-detail';
import type { CollegeListItem } from '@dakhila/contract/college-list';
import { closingRange, isOfPaper2 } from '@dakhila/domain/colleges/open-closings';
import { newestMedianPay } from '@dakhila/domain/colleges/placements';
import type { AnyCollege } from '../shared/phrase.ts';

/** The newest NIRF rank where it is recent. An older one stands among the facts, with its year. */
export const recentNirf = ({ isNirfRecent, nirfRanking, nirfYear }: AnyCollege) =>
  isNirfRecent ? { nirfRanking, nirfYear } : { nirfRanking: null, nirfYear: null };

/** The college as its card would show it. */
export function cardOf(college: AnyCollege): CollegeListItem {
  const { id, name, university, universityFullForm, type, collegeLevel, notAdmittingSince } = college;
  return {
    ...{ id, name, university, universityFullForm, type, ...recentNirf(college), collegeLevel, notAdmittingSince },
    location: college.location,
    courses: college.courses.map(({ courseName }) => courseName),
    fee:
      'fee' in college && college.fee && !college.fee.isForUnaidedOnly
        ? { rupees: college.fee.totalRupees, year: college.fee.year }
        : null,
    medianPay: newestMedianPay(placementsOf(college).years),
    ...('categoryClosings' in college && { categoryClosings: college.categoryClosings }),
    closings: 'rankBasis' in college ? jeeClosings(college) : (college.closings ?? null),
  };
}

const jeeClosings = ({ courses, rankBasis }: JeeCollege) =>
  closingRange(
    courses.filter(({ courseName }) => !isOfPaper2(courseName, rankBasis)).map(({ openClosings }) => openClosings),
    rankBasis,
  );

/** The placements that the college submitted to NIRF. */
export const placementsOf = (college: AnyCollege): Placements =>
  'placements' in college ? college.placements : college.medianPay;

export function factOf({ facts }: AnyCollege, label: string): ShownFact | undefined {
  return facts.find((fact) => fact.label === label);
}

/** Where a figure is from: 'AICTE, 2025-26'. Empty when there is no figure. */
export function sourceOf(fact: ShownFact | undefined): string {
  return [fact?.source, fact?.year, fact?.note].filter(Boolean).join(', ');
}

/** A course with its seats, whichever exam it is of. */
export type ShownCourse = {
  name: string;
  /** The choice code, where the exam has one. */
  code: string | null;
  /** Its key in the cut-offs. */
  programme: string;
  seats: number | null;
  seatsYear: number | null;
  openClosings: readonly OpenClosings[];
};

export function mhtCetCourses({ courses }: MhtCetCollege | MhtCetCollegeByCode): ShownCourse[] {
  return courses.map(({ courseName, courseCode, intake, intakeYear, openClosings }) => ({
    name: courseName,
    code: courseCode,
    programme: courseCode,
    seats: intake,
    seatsYear: intakeYear,
    openClosings,
  }));
}

export function jeeCourses({ courses }: JeeCollege): ShownCourse[] {
  return courses.map(({ courseName, publishedName, seats, seatsYear, openClosings }) => ({
    name: courseName,
    code: null,
    programme: publishedName,
    seats,
    seatsYear,
    openClosings,
  }));
}
