import type { PlacementYear, SeatSections } from '@dakhila/domain/colleges/figures';
import { decodeSeatCode } from '@dakhila/domain/colleges/seat-code';
import { universityOfDistrict } from '@dakhila/domain/colleges/universities';
import { websiteLink } from '@dakhila/domain/colleges/website';
import type { CapCell, DataSet } from '../data-set.ts';
import type { Problems } from '../problems.ts';

/** A seat for a year of study costs and pays less than this: beyond it a figure lost its point or gained a zero. */
const LARGEST_FEE = 1_000_000;
const LARGEST_SALARY = 100_000_000;
const LARGEST_INTAKE = 2_000;
const ACADEMIC_YEAR = /^20\d\d-\d\d$/;

/** Everything that can be wrong with the tables about single colleges. */
export function checkFigures(data: DataSet, problems: Problems): void {
  const codes = new Set(data.colleges.map((college) => college.code));
  const slugs = new Set(data.institutes.map((institute) => institute.id));
  checkOwners(data, codes, slugs, problems);
  checkHomeUniversities(data, problems);
  checkSeatSections(data, problems);
  checkIntake(data, problems);
  checkFees(data, problems);
  for (const row of data.placements) checkPlacements(`placements of ${row.collegeCode}`, row, problems);
  for (const row of data.medianPay) checkPlacements(`median pay of ${row.institute}`, row, problems);
  const lastYear = new Map(data.colleges.map((college) => [college.code, college.lastYear]));
  for (const { collegeCode, since } of data.notAdmitting) {
    if (since !== (lastYear.get(collegeCode) ?? 0) + 1)
      problems.error(
        'not-admitting-since',
        `${collegeCode} since ${since}, in the lists to ${lastYear.get(collegeCode)}`,
      );
  }
  for (const { name, officialLink, platformLink, lastClosingDate } of data.scholarships) {
    for (const link of [officialLink, platformLink])
      if (link !== null && websiteLink(link) === null) problems.error('not-a-website', `${name}: ${link}`);
    if (!/^20\d\d-\d\d-\d\d$/.test(lastClosingDate)) problems.error('not-a-day', `${name}: ${lastClosingDate}`);
  }
}

/** Each row belongs to a college we know, and to each belongs one row a year. */
function checkOwners(data: DataSet, codes: ReadonlySet<string>, slugs: ReadonlySet<string>, problems: Problems): void {
  const tables: readonly (readonly [what: string, owner: ReadonlySet<string>, keys: (readonly [string, string])[]])[] =
    [
      ['home university', codes, data.homeUniversities.map(({ collegeCode }) => [collegeCode, ''])],
      ['seat sections', codes, data.seatSections.map(({ collegeCode, year }) => [collegeCode, `${year}`])],
      ['not admitting', codes, data.notAdmitting.map(({ collegeCode }) => [collegeCode, ''])],
      ['fee', codes, data.fees.map(({ collegeCode, year }) => [collegeCode, year])],
      ['placements', codes, data.placements.map(({ collegeCode, graduatingYear }) => [collegeCode, graduatingYear])],
      [
        'own site',
        codes,
        data.ownSitePlacements.map(({ collegeCode, graduatingYear }) => [collegeCode, graduatingYear]),
      ],
      ['website', codes, data.websites.map(({ collegeCode }) => [collegeCode, ''])],
      ['median pay', slugs, data.medianPay.map(({ institute, graduatingYear }) => [institute, graduatingYear])],
      [
        'scholarship',
        new Set(data.scholarships.map(({ name }) => name)),
        data.scholarships.map(({ name }) => [name, '']),
      ],
    ];
  for (const [what, owners, keys] of tables) {
    const seen = new Set<string>();
    for (const [owner, part] of keys) {
      const key = `${what} of ${owner} ${part}`.trim();
      if (!owners.has(owner)) problems.error('unknown-college', key);
      if (seen.has(key)) problems.error('duplicate-row', key);
      seen.add(key);
    }
  }
}

/** The district determines the home university: a list that prints another is an error in one of the two. */
function checkHomeUniversities(data: DataSet, problems: Problems): void {
  const districtOf = new Map(data.colleges.map(({ code, facts }) => [code, facts.district.value]));
  for (const { collegeCode, university } of data.homeUniversities) {
    const district = districtOf.get(collegeCode) ?? '';
    if (districtOf.has(collegeCode) && universityOfDistrict(district) !== university)
      problems.error('home-university-of-another-district', `${collegeCode} in ${district}: ${university}`);
  }
}

type Sections = Pick<SeatSections, 'hasHome' | 'hasOther' | 'hasState' | 'hasGeneralState'>;

/** The sections must be those that the cut-offs of the same year have. */
function checkSeatSections(data: DataSet, problems: Problems): void {
  const collegeOf = new Map(data.courses.map((course) => [course.choiceCode, course.collegeCode]));
  for (const year of new Set(data.seatSections.map((row) => row.year))) {
    const cells = Map.groupBy(
      data.mhtCet.filter((cell) => cell.year === year),
      (cell) => collegeOf.get(cell.choiceCode),
    );
    const stated = new Map(data.seatSections.filter((row) => row.year === year).map((row) => [row.collegeCode, row]));
    for (const [code, ofCollege] of cells) {
      const row = stated.get(code ?? '');
      if (row === undefined) problems.error('no-seat-sections', `${code} has cut-offs of ${year}`);
      else if (describe(row) !== describe(sectionsOf(ofCollege)))
        problems.error(
          'seat-sections-differ',
          `${code} ${year}: ${describe(row)}, cut-offs: ${describe(sectionsOf(ofCollege))}`,
        );
    }
  }
}

const describe = ({ hasHome, hasOther, hasState, hasGeneralState }: Sections) =>
  `HU ${hasHome} OHU ${hasOther} STATE ${hasState} general ${hasGeneralState}`;

function sectionsOf(cells: readonly CapCell[]): Sections {
  const has = (section: string) => cells.some((cell) => cell.section === section);
  return {
    hasHome: has('HU'),
    hasOther: has('OHU'),
    hasState: has('STATE'),
    hasGeneralState: cells.some(
      (cell) => cell.section === 'STATE' && decodeSeatCode(cell.category)?.kind === 'category',
    ),
  };
}

function checkIntake(data: DataSet, problems: Problems): void {
  const courses = new Map(data.courses.map((course) => [course.choiceCode, course]));
  const seen = new Set<string>();
  for (const { year, choiceCode, intake } of data.intake) {
    const where = `intake ${year} of ${choiceCode}: ${intake}`;
    const course = courses.get(choiceCode);
    if (course === undefined) problems.error('unknown-choice-code', where);
    if (!Number.isInteger(intake) || intake < 0 || intake > LARGEST_INTAKE) problems.error('impossible-intake', where);
    if (course?.intakeYear === year && course.intake !== null && course.intake !== intake)
      problems.error('intake-differs', `${where}, the course list has ${course.intake}`);
    if (seen.has(`${year} ${choiceCode}`)) problems.error('duplicate-row', where);
    seen.add(`${year} ${choiceCode}`);
  }
}

function checkFees(data: DataSet, problems: Problems): void {
  for (const { collegeCode, year, tuitionRupees, developmentRupees, totalRupees, sourceUrl } of data.fees) {
    const where = `fee ${year} of ${collegeCode}: ${tuitionRupees} + ${developmentRupees} = ${totalRupees}`;
    if (!ACADEMIC_YEAR.test(year)) problems.error('not-an-academic-year', where);
    if (!(totalRupees > 0 && totalRupees <= LARGEST_FEE)) problems.error('impossible-fee', where);
    if (tuitionRupees + developmentRupees !== totalRupees) problems.error('fee-does-not-add-up', where);
    if (websiteLink(sourceUrl) === null) problems.error('not-a-website', `${where}: ${sourceUrl}`);
  }
}

function checkPlacements(what: string, row: PlacementYear, problems: Problems): void {
  const { graduatingYear, graduated, placed, medianSalaryRupees, higherStudies } = row;
  const where = `${what} ${graduatingYear}: ${placed} placed and ${higherStudies} studying of ${graduated}, median ${medianSalaryRupees}`;
  if (!ACADEMIC_YEAR.test(graduatingYear)) problems.error('not-an-academic-year', where);
  if (graduated !== null && (placed ?? 0) + (higherStudies ?? 0) > graduated)
    problems.error('more-than-graduated', where);
  if (medianSalaryRupees !== null && !(medianSalaryRupees > 0 && medianSalaryRupees <= LARGEST_SALARY))
    problems.error('impossible-salary', where);
}
