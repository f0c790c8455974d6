import { cleanBranch } from './branch.ts';
import type { CollegeListItem, MhtCetCourseShown, MhtCetDetail, NirfYear } from './college.ts';
import { feeDoubtOf } from './fee-doubt.ts';
import { tidyName, withoutPlot } from './names.ts';
import type { CategoryClosings, ClosingRange, OpenClosings } from './open-closings.ts';
import { newestMedianPay } from './placements.ts';
import { commonFacts, contactOf, type Newest, newestNirf, shownPlacements } from './present.ts';
import type { MhtCetCourse, MhtCetFullRecord, MhtCetRecord } from './records.ts';
import { SOURCES, type Sourced, showFact } from './sources.ts';
import { universityShortForm } from './universities.ts';

/** Communities as people spell them, for those the CAP lists spell otherwise. */
const COMMUNITIES: Readonly<Record<string, string>> = {
  Gujarathi: 'Gujarati',
  'Gujarathi(Jain)': 'Gujarati (Jain)',
  Malyalam: 'Malayalam',
  'Roman Catholics': 'Christian (Roman Catholic)',
};

/** The community in full: 'Malyalam' → 'Malayalam'. */
export function communityName(published: string): string {
  return COMMUNITIES[published] ?? published;
}

/** The published status without its minority half, which has fields of its own: 'Un-Aided Religious Minority - Jain' → 'Un-Aided'. */
export function levelOfStatus(status: string): string {
  return status.replace(/\s*(?:Linguistic|Religious) Minority\b.*$/i, '').trim();
}

const MHT_CET_STATE = 'Maharashtra';

/** Everything one MHT-CET college is presented from. */
export type MhtCetParts = {
  record: MhtCetFullRecord;
  courses: readonly MhtCetCourse[];
  /** By choice code, newest year first. */
  intake: ReadonlyMap<string, readonly { year: number; intake: number }[]>;
  nirf: readonly NirfYear[];
  earlierCodes: readonly string[];
  /** How its open seats closed in the newest year of the lists. */
  closings: ClosingRange | null;
  /** The same for candidates of each category. */
  categoryClosings: CategoryClosings;
  /** The same over the years, by course code. */
  openClosings: () => ReadonlyMap<string, OpenClosings[]>;
};

/** The college as a card shows it. */
export function mhtCetListItem(parts: MhtCetParts, newest: Newest): CollegeListItem {
  const { record } = parts;
  return {
    ...identity(record),
    location: { city: cityOf(record), state: MHT_CET_STATE, district: record.facts.district.value },
    courses: currentCourses(parts).map((course) => cleanBranch(course.branch)),
    closings: parts.closings,
    categoryClosings: parts.categoryClosings,
    fee: record.fee && !isPartlyAided(parts) ? { rupees: record.fee.totalRupees, year: record.fee.year } : null,
    medianPay: newestMedianPay(record.placements),
    ...newestNirf(parts.nirf, newest.nirfYear).listed,
  };
}

/** The college as its detail page shows it. */
export function mhtCetDetail(parts: MhtCetParts, newest: Newest): MhtCetDetail {
  const { record } = parts;
  const { facts, minority } = record;
  const closings = parts.openClosings();
  const community = minority === null ? null : communityName(minority.community);
  const isForUnaidedOnly = isPartlyAided(parts);
  // Status and fee are published for the unaided courses of such a college.
  const ofUnaided = <T>(fact: Sourced<T> | undefined) =>
    fact && isForUnaidedOnly ? { ...fact, note: UNAIDED_ONLY } : fact;
  const { collegeLevel, ...common } = identity(record);
  return {
    ...common,
    collegeLevel: collegeLevel && isForUnaidedOnly ? `${collegeLevel}, ${UNAIDED_ONLY}` : collegeLevel,
    ...newestNirf(parts.nirf, newest.nirfYear).shown,
    ...contactOf(facts),
    publishedName: record.publishedName,
    collegeCode: record.code,
    earlierCodes: [...parts.earlierCodes],
    aicteStatus: facts.aicteStatus?.value ?? null,
    linguisticMinorityFullForm: minority?.kind === 'linguistic' ? community : null,
    religiousMinorityFullForm: minority?.kind === 'religious' ? community : null,
    location: { city: cityOf(record), state: MHT_CET_STATE, district: facts.district.value },
    courses: currentCourses(parts).map((course) => shownCourse(course, parts.intake, closings)),
    closings: parts.closings,
    categoryClosings: parts.categoryClosings,
    isAutonomous: record.isAutonomous,
    isForWomen: record.isForWomen,
    homeUniversity: record.homeUniversity?.university ?? null,
    seatSections: record.seatSections,
    fee: record.fee && {
      ...record.fee,
      source: SOURCES.fra,
      isForUnaidedOnly,
      doubt: feeDoubtOf(record.fee.note),
    },
    placements: shownPlacements(record.placements),
    ownSitePlacements: [...record.ownSitePlacements],
    nirfHistory: [...parts.nirf],
    facts: [
      showFact('Published status', ofUnaided(facts.status)),
      showFact('Home university', homeUniversityFact(record)),
      showFact('Home university as printed in the list', facts.universityPublished),
      showFact('Intake', facts.intake),
      showFact('Yearly fee in rupees', ofUnaided(facts.feeRupees)),
      commonFacts(facts),
    ].flat(),
  };
}

function homeUniversityFact({ homeUniversity }: MhtCetFullRecord): Sourced<string> | undefined {
  if (homeUniversity === null) return undefined;
  return { value: homeUniversity.university, source: homeUniversity.basis === 'list' ? 'cet-cell' : 'own' };
}

function identity(record: MhtCetFullRecord) {
  const university = record.facts.university?.value ?? null;
  const level = levelOfStatus(record.facts.status?.value ?? '');
  return {
    id: record.code,
    name: withoutPlot(tidyName(record.publishedName), cityOf(record)),
    university: university === null ? null : universityShortForm(university),
    universityFullForm: university,
    type: record.type,
    collegeLevel: level === '' ? null : level,
    notAdmittingSince: record.notAdmittingSince,
  };
}

/** The city; the district where no city is known. */
export function cityOf(record: MhtCetRecord): string {
  return record.facts.city?.value ?? record.facts.district.value;
}

const UNAIDED_ONLY = 'for its unaided courses';

/** The choice code of an unaided course ends in U at a college that has aided ones too. */
function isPartlyAided(parts: MhtCetParts): boolean {
  const codes = currentCourses(parts).map(({ choiceCode }) => choiceCode);
  return codes.some(isUnaided) && !codes.every(isUnaided);
}

const isUnaided = (choiceCode: string) => choiceCode.endsWith('U');

/** The programmes of the college's own last year in the lists. */
function currentCourses({ record, courses }: MhtCetParts): MhtCetCourse[] {
  return courses
    .filter((course) => course.lastYear === record.lastYear)
    .sort((one, other) => (one.choiceCode < other.choiceCode ? -1 : 1));
}

function shownCourse(
  course: MhtCetCourse,
  intake: MhtCetParts['intake'],
  closings: ReadonlyMap<string, OpenClosings[]>,
): MhtCetCourseShown {
  return {
    courseName: cleanBranch(course.branch),
    courseCode: course.choiceCode,
    publishedName: course.branch,
    intake: course.intake,
    intakeYear: course.intakeYear,
    intakeByYear: [...(intake.get(course.choiceCode) ?? [])],
    openClosings: closings.get(courseCodeOf(course.choiceCode)) ?? [],
  };
}

/** A choice code is the code of the college, five digits, and that of the course. */
const courseCodeOf = (choiceCode: string) => choiceCode.slice(5);
