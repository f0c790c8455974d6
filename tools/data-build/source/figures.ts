import type {
  Autonomy,
  FeeRow,
  HomeUniversityRow,
  IntakeRow,
  MedianPayRow,
  NotAdmittingRow,
  OwnSitePlacementsRow,
  PlacementRow,
  SeatSectionsRow,
  WebsiteRow,
} from '@dakhila/domain/colleges/figures';
import { isCapUniversity } from '@dakhila/domain/colleges/home-university';
import type { JeeRecord } from '@dakhila/domain/colleges/records';
import type { Scholarship } from '@dakhila/domain/colleges/scholarships';
import { websiteLink } from '@dakhila/domain/colleges/website';
import { type CsvRow, field, fieldNumber, readCsv } from '../csv.ts';
import { collegeCaution, instituteCaution } from '../curated/placement-cautions.ts';
import type { DataSet } from '../data-set.ts';
import type { Problems } from '../problems.ts';

type Read<T> = (row: CsvRow, problems: Problems) => T[];

/** Reads the tables about single colleges: seats, fees, placements, websites; and scholarships. What the folder does not have is not in the answer. */
export function readFigures(from: string, institutes: readonly JeeRecord[], problems: Problems): Partial<DataSet> {
  const slugs = new Map(institutes.map((record) => [record.name, record.id]));
  const read = <T>(name: string, readRow: Read<T>) => readCsv(from, name)?.flatMap((row) => readRow(row, problems));
  const yearly = <T>(name: string, readRow: (year: number) => Read<T>) =>
    YEARS.flatMap((year) => read(`mht-cet/${name}_${year}.csv`, readRow(year)) ?? []);
  return given({
    homeUniversities: read('mht-cet/home_universities.csv', homeUniversity),
    seatSections: orNothing(yearly('seat_sections', seatSections)),
    intake: read('mht-cet/intake.csv', intake),
    notAdmitting: read('mht-cet/not_admitting.csv', notAdmitting),
    fees: orNothing(yearly('fees', () => fee)),
    placements: read('mht-cet/placements.csv', placements),
    ownSitePlacements: read('mht-cet/placements_own_sites.csv', ownSitePlacements),
    websites: read('mht-cet/websites.csv', website),
    medianPay: read('josaa/median_pay.csv', medianPay(slugs)),
    scholarships: read('facts/scholarships.csv', scholarship),
  });
}

const YEARS = Array.from({ length: 25 }, (_, place) => 2020 + place);
const orNothing = <T>(rows: T[]): T[] | undefined => (rows.length === 0 ? undefined : rows);
const given = (parts: { [K in keyof DataSet]?: DataSet[K] | undefined }): Partial<DataSet> =>
  Object.fromEntries(Object.entries(parts).filter(([, rows]) => rows !== undefined));

const words = (row: CsvRow, name: string): string => field(row, name).trim().replace(/\s+/g, ' ');
const wordsOrNull = (row: CsvRow, name: string): string | null => words(row, name) || null;
/** A number that must be there: blank is NaN, which the checks and the table refuse. */
const number = (row: CsvRow, name: string): number => fieldNumber(row, name) ?? Number.NaN;

function homeUniversity(row: CsvRow, problems: Problems): HomeUniversityRow[] {
  const [collegeCode, university] = [field(row, 'college_code'), words(row, 'home_university')];
  const basis = words(row, 'basis');
  if (!isCapUniversity(university)) problems.error('unknown-home-university', `${collegeCode}: ${university}`);
  if (basis !== 'list' && basis !== 'district') problems.error('unknown-basis', `${collegeCode}: ${basis}`);
  if (!isCapUniversity(university) || (basis !== 'list' && basis !== 'district')) return [];
  return [{ collegeCode, university, basis }];
}

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);
const AUTONOMOUS: ReadonlyMap<string, Autonomy> = new Map([
  ['yes', 'all'],
  ['some courses', 'some'],
  ['no', 'none'],
]);

const seatSections =
  (year: number): Read<SeatSectionsRow> =>
  (row, problems) => {
    const collegeCode = field(row, 'college_code');
    const is = (name: string) => YES_OR_NO.get(words(row, name));
    const [hasHome, hasOther, hasState] = [is('has_HU'), is('has_OHU'), is('has_STATE')];
    const hasGeneralState = is('has_STATE_general');
    const autonomy = AUTONOMOUS.get(words(row, 'printed_autonomous'));
    if (
      hasHome === undefined ||
      hasOther === undefined ||
      hasState === undefined ||
      hasGeneralState === undefined ||
      autonomy === undefined
    ) {
      problems.error('unreadable-seat-sections', `${year} ${collegeCode}: ${Object.values(row).join(' ')}`);
      return [];
    }
    return [{ year, collegeCode, hasHome, hasOther, hasState, hasGeneralState, autonomy }];
  };

const intake: Read<IntakeRow> = (row) => [
  { year: number(row, 'year'), choiceCode: field(row, 'choice_code'), intake: number(row, 'sanctioned_intake') },
];

const notAdmitting: Read<NotAdmittingRow> = (row) => [
  { collegeCode: field(row, 'college_code'), since: number(row, 'since'), basis: words(row, 'basis') },
];

const FEE_KIND: ReadonlyMap<string, FeeRow['kind']> = new Map([
  ['approved', 'approved'],
  ['approved (no upward revision)', 'unrevised'],
  ['interim (High Court order)', 'interim'],
]);

const fee: Read<FeeRow> = (row, problems) => {
  const collegeCode = field(row, 'college_code');
  const kind = FEE_KIND.get(words(row, 'fee_kind'));
  if (kind === undefined) {
    problems.error('unknown-fee-kind', `${collegeCode}: ${row.fee_kind}`);
    return [];
  }
  return [
    {
      collegeCode,
      year: words(row, 'year'),
      tuitionRupees: number(row, 'tuition_rupees'),
      developmentRupees: number(row, 'development_rupees'),
      totalRupees: number(row, 'total_rupees'),
      kind,
      note: wordsOrNull(row, 'note'),
      sourceUrl: words(row, 'source_url'),
    },
  ];
};

const placements: Read<PlacementRow> = (row, problems) => {
  const collegeCode = field(row, 'college_code');
  const category = words(row, 'nirf_category');
  if (words(row, 'programme_level') !== 'UG 4-year') problems.error('unknown-degree', `placements of ${collegeCode}`);
  if (category !== 'Engineering' && category !== 'Overall') {
    problems.error('unknown-nirf-category', `${collegeCode}: ${category}`);
    return [];
  }
  return [
    {
      collegeCode,
      graduatingYear: words(row, 'graduating_year'),
      graduated: fieldNumber(row, 'graduated_count'),
      placed: fieldNumber(row, 'placed_count'),
      medianSalaryRupees: fieldNumber(row, 'median_salary_rupees'),
      higherStudies: fieldNumber(row, 'higher_studies_count'),
      edition: number(row, 'nirf_edition'),
      category,
      caution: collegeCaution(collegeCode),
      sourceUrl: wordsOrNull(row, 'source_url'),
    },
  ];
};

const medianPay =
  (slugs: ReadonlyMap<string, string>): Read<MedianPayRow> =>
  (row, problems) => {
    const institute = slugs.get(field(row, 'institute'));
    const graduatingYear = words(row, 'graduating_year');
    const [, edition] =
      /^NIRF India Rankings (\d{4}), data submitted by the institution/.exec(words(row, 'source')) ?? [];
    if (institute === undefined) problems.error('unknown-institute', `median pay of ${row.institute}`);
    if (edition === undefined) problems.error('unknown-source', `median pay of ${row.institute}: ${row.source}`);
    if (words(row, 'programmes') !== 'UG 4 years') problems.error('unknown-degree', `median pay of ${row.institute}`);
    if (institute === undefined || edition === undefined) return [];
    return [
      {
        institute,
        graduatingYear,
        graduated: fieldNumber(row, 'graduates'),
        placed: fieldNumber(row, 'placed'),
        medianSalaryRupees: fieldNumber(row, 'median_salary'),
        higherStudies: fieldNumber(row, 'higher_studies'),
        edition: Number(edition),
        category: 'Engineering',
        caution: instituteCaution(institute, graduatingYear),
        sourceUrl: null,
      },
    ];
  };

const ownSitePlacements: Read<OwnSitePlacementsRow> = (row) => [
  {
    collegeCode: field(row, 'college_code'),
    graduatingYear: words(row, 'graduating_year'),
    students: fieldNumber(row, 'registered_or_graduating_count'),
    placed: fieldNumber(row, 'placed_count'),
    placedPercent: fieldNumber(row, 'placed_percent'),
    medianSalaryRupees: fieldNumber(row, 'median_salary_rupees'),
    averageSalaryRupees: fieldNumber(row, 'average_salary_rupees'),
    highestSalaryRupees: fieldNumber(row, 'highest_salary_rupees'),
    note: words(row, 'note').replace(' by the source repository', ' by a compiler'),
    sourceUrl: words(row, 'source_url'),
  },
];

const WEBSITE_GRADE: ReadonlyMap<string, WebsiteRow['grade']> = new Map([
  ['two or more places', 'several'],
  ['own domain, one place', 'single'],
  ['group or university site', 'group'],
]);

const website: Read<WebsiteRow> = (row, problems) => {
  const collegeCode = field(row, 'college_code');
  const grade = WEBSITE_GRADE.get(words(row, 'grade'));
  const link = websiteLink(words(row, 'website'));
  if (grade === undefined) problems.error('unknown-website-grade', `${collegeCode}: ${row.grade}`);
  if (link === null) problems.error('not-a-website', `${collegeCode}: ${row.website}`);
  if (grade === undefined || link === null) return [];
  return [{ collegeCode, website: link, grade, isInAishe: /AISHE directory/.test(words(row, 'where_seen')) }];
};

const scholarship: Read<Scholarship> = (row) => [
  {
    name: words(row, 'name'),
    provider: wordsOrNull(row, 'provider'),
    level: words(row, 'level'),
    gender: wordsOrNull(row, 'gender'),
    categories: wordsOrNull(row, 'categories'),
    incomeLimitRupees: fieldNumber(row, 'income_limit_inr'),
    states: words(row, 'states'),
    course: words(row, 'course'),
    amountRupees: fieldNumber(row, 'amount_inr'),
    amountPer: wordsOrNull(row, 'amount_per'),
    officialLink: wordsOrNull(row, 'official_link'),
    platformLink: wordsOrNull(row, 'platform_link'),
    closingMonth: words(row, 'closing_month'),
    lastClosingDate: words(row, 'last_closing_date'),
    note: wordsOrNull(row, 'note'),
  },
];
