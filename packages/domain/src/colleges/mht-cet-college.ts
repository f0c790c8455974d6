import { cleanBranch } from './branch.ts';
import type { CollegeListItem, MhtCetCourseShown, MhtCetDetail, NirfYear } from './college.ts';
import { communityName, levelOfStatus } from './minority.ts';
import { tidyName } from './names.ts';
import { commonFacts, contactOf, missingSince, type Newest, newestNirf } from './present.ts';
import type { MhtCetCourse, MhtCetRecord } from './records.ts';
import { showFact } from './sources.ts';
import { universityShortForm } from './universities.ts';

export const MHT_CET_STATE = 'Maharashtra';

/** Everything one MHT-CET college is presented from. */
export type MhtCetParts = {
  record: MhtCetRecord;
  courses: readonly MhtCetCourse[];
  nirf: readonly NirfYear[];
  earlierCodes: readonly string[];
};

/** The college as a card shows it. */
export function mhtCetListItem(parts: MhtCetParts, newest: Newest): CollegeListItem {
  const { record } = parts;
  return {
    ...identity(record, newest),
    location: { city: cityOf(record), state: MHT_CET_STATE },
    courses: currentCourses(parts).map((course) => cleanBranch(course.branch)),
    ...newestNirf(parts.nirf, newest.nirfYear).listed,
  };
}

/** The college as its detail page shows it. */
export function mhtCetDetail(parts: MhtCetParts, newest: Newest): MhtCetDetail {
  const { record } = parts;
  const { facts, minority } = record;
  const community = minority === null ? null : communityName(minority.community);
  return {
    ...identity(record, newest),
    ...newestNirf(parts.nirf, newest.nirfYear).shown,
    ...contactOf(facts),
    publishedName: record.publishedName,
    collegeCode: record.code,
    earlierCodes: [...parts.earlierCodes],
    aicteStatus: facts.aicteStatus?.value ?? null,
    linguisticMinorityFullForm: minority?.kind === 'linguistic' ? community : null,
    religiousMinorityFullForm: minority?.kind === 'religious' ? community : null,
    location: { city: cityOf(record), state: MHT_CET_STATE, district: facts.district.value },
    courses: currentCourses(parts).map(shownCourse),
    isAutonomous: record.isAutonomous,
    isForWomen: record.isForWomen,
    nirfHistory: [...parts.nirf],
    facts: [
      showFact('Published status', facts.status),
      showFact('Home university', facts.university),
      showFact('Home university as printed in the list', facts.universityPublished),
      showFact('Intake', facts.intake),
      showFact('Fee for a year in rupees', facts.feeRupees),
      commonFacts(facts),
    ].flat(),
  };
}

function identity(record: MhtCetRecord, newest: Newest) {
  const university = record.facts.university?.value ?? null;
  const level = levelOfStatus(record.facts.status?.value ?? '');
  return {
    id: record.code,
    name: tidyName(record.publishedName),
    university: university === null ? null : universityShortForm(university),
    universityFullForm: university,
    type: record.type,
    collegeLevel: level === '' ? null : level,
    notAdmittingSince: missingSince(record.lastYear, newest.admissionYear),
  };
}

/** The city; the district where no city is known. */
export function cityOf(record: MhtCetRecord): string {
  return record.facts.city?.value ?? record.facts.district.value;
}

/** The programmes of the college's own last year in the lists. */
function currentCourses({ record, courses }: MhtCetParts): MhtCetCourse[] {
  return courses
    .filter((course) => course.lastYear === record.lastYear)
    .sort((one, other) => (one.choiceCode < other.choiceCode ? -1 : 1));
}

function shownCourse(course: MhtCetCourse): MhtCetCourseShown {
  return {
    courseName: cleanBranch(course.branch),
    courseCode: course.choiceCode,
    publishedName: course.branch,
    intake: course.intake,
    intakeYear: course.intakeYear,
  };
}
