import { fileURLToPath } from 'node:url';
import { CAP_EXAMS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import type { FeeRow, OwnSitePlacementsRow, PlacementYear } from '@dakhila/domain/colleges/figures';
import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { publishedProgramme } from '@dakhila/domain/colleges/records';
import { websiteLink } from '@dakhila/domain/colleges/website';
import type { Scholarship } from '@dakhila/domain/money/scheme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MARK } from '../../apps/api/src/catalogue/format/cutoff-file.ts';
import { buildData } from './build.ts';
import { type CsvRow, readCsv } from './csv.ts';
import type { DataSet, JosaaCell } from './data-set.ts';
import { readExisting } from './read-existing.ts';
import { aSource, FIXTURE } from './test-source.ts';

/** With DATA_SOURCE_DIR the checked-in data are compared with that source, cell by cell; otherwise a build of the fixture with the fixture. */
const given = process.env.DATA_SOURCE_DIR;
const from = given ?? FIXTURE;
const CHECKED_IN = fileURLToPath(new URL('../../data', import.meta.url));
const source = aSource();
let data: DataSet;

beforeAll(() => {
  if (given === undefined) buildData({ from, to: source.to });
  data = readExisting(given === undefined ? source.to : CHECKED_IN);
});
afterAll(() => source.remove());

const rowsOf = (name: string): CsvRow[] => {
  const rows = readCsv(from, name);
  if (rows === undefined || rows.length === 0) throw new Error(`${name} is missing`);
  return rows;
};
const published = (table: readonly { code: string; published: string }[]) =>
  new Map(table.map((entry) => [entry.code, entry.published]));
const [QUOTA, SEAT_TYPE, GENDER] = [published(JOSAA_QUOTAS), published(JOSAA_SEAT_TYPES), published(JOSAA_GENDERS)];
const [STAGE, EXAM] = [published(CAP_STAGES), published(CAP_EXAMS)];
const ROW_SOURCE = new Map([
  ['pdf', 'pdf'],
  ['csv-a', 'parth_csv'],
  ['csv-b', 'supriya_csv'],
  ['json-a', 'anand_json'],
]);

/** Compares as sorted lists, and names the first difference instead of printing a million lines. */
function expectSame(ours: string[], theirs: string[]): void {
  const [one, other] = [ours.sort(), theirs.sort()];
  const at = one.findIndex((line, place) => line !== other[place]);
  expect({ first: one[at], count: one.length }).toEqual({
    first: at === -1 ? undefined : other[at],
    count: other.length,
  });
}

function josaaRows(cells: readonly JosaaCell[]): string[] {
  const names = new Map([...data.institutes, ...data.csabOnly].map((institute) => [institute.id, institute.name]));
  const programmes = new Map(data.programmes.map((programme) => [programme.id, publishedProgramme(programme)]));
  return cells.map((cell) => {
    const opening = `${cell.opening ?? ''}${cell.marks & MARK.firstPreparatory ? 'P' : ''}`;
    const closing = `${cell.closing ?? ''}${cell.marks & MARK.secondPreparatory ? 'P' : ''}`;
    const pool = [
      names.get(cell.institute),
      programmes.get(cell.programme),
      QUOTA.get(cell.quota),
      SEAT_TYPE.get(cell.seatType),
      GENDER.get(cell.gender),
    ];
    return [cell.year, cell.round, ...pool, opening, closing].join('|');
  });
}

const josaaColumns = [
  'year',
  'round',
  'institute',
  'program',
  'quota',
  'seat_type',
  'gender',
  'opening_rank',
  'closing_rank',
];
const joined = (columns: readonly string[]) => (row: CsvRow) => columns.map((column) => row[column]).join('|');

test('no cell of JoSAA is lost or altered, preparatory marks and ties included', () => {
  const rows = rowsOf('josaa/cutoffs.csv');
  expectSame(josaaRows(data.josaa), rows.map(joined(josaaColumns)));
  const preparatory = data.josaa.filter((cell) => cell.marks & MARK.secondPreparatory).length;
  expect(preparatory).toBe(rows.filter((row) => row.preparatory === 'true').length);
});

test('no cell of CSAB is lost or altered', () => {
  expectSame(josaaRows(data.csab), rowsOf('josaa/csab_cutoffs.csv').map(joined(josaaColumns)));
});

test('no cell of CAP is lost or altered', () => {
  const courses = new Map(data.courses.map((course) => [course.choiceCode, course]));
  const ours = data.mhtCet.map((cell) => {
    const course = courses.get(cell.choiceCode);
    return [
      cell.year,
      cell.round,
      course?.collegeCode,
      cell.choiceCode,
      course?.branch,
      cell.category,
      cell.section,
      STAGE.get(cell.stage),
      cell.meritNumber,
      cell.percentile ?? '',
      EXAM.get(cell.exam),
      ROW_SOURCE.get(cell.source),
    ].join('|');
  });
  const columns = [
    'year',
    'round',
    'college_code',
    'choice_code',
    'branch',
    'category',
    'seat_section',
    'stage',
    'closing_merit_no',
  ];
  const theirs = rowsOf('mht-cet/cutoffs.csv').map((row) =>
    [
      joined(columns)(row),
      row.closing_percentile === '' ? '' : Number(row.closing_percentile),
      row.merit_exam,
      row.source,
    ].join('|'),
  );
  expectSame(ours, theirs);
});

test('no seat of the matrix is lost or altered', () => {
  const names = new Map(data.institutes.map((institute) => [institute.id, institute.name]));
  const programmes = new Map(data.programmes.map((programme) => [programme.id, publishedProgramme(programme)]));
  const ours = data.seatMatrix.map((row) =>
    [
      row.year,
      names.get(row.institute),
      programmes.get(row.programme),
      row.scope,
      GENDER.get(row.gender),
      ...row.seats,
    ].join('|'),
  );
  expectSame(
    ours,
    rowsOf('josaa/seat_matrix_2025.csv').map(
      joined([
        'year',
        'institute',
        'program',
        'seat_scope',
        'gender',
        'open',
        'open_pwd',
        'ews',
        'ews_pwd',
        'sc',
        'sc_pwd',
        'st',
        'st_pwd',
        'obc_ncl',
        'obc_ncl_pwd',
      ]),
    ),
  );
});

test('courses, codes, names, percentiles, exam facts and NIRF ranks come through whole', () => {
  const text = (value: number | null) => value ?? '';
  expectSame(
    data.courses.map((course) =>
      [
        course.collegeCode,
        course.choiceCode,
        course.branch,
        text(course.intake),
        text(course.intakeYear),
        course.firstYear,
        course.lastYear,
      ].join('|'),
    ),
    rowsOf('mht-cet/courses.csv').map(
      joined(['college_code', 'choice_code', 'branch', 'intake', 'intake_year', 'first_year', 'last_year']),
    ),
  );
  expectSame(
    data.collegeCodes.map((code) => Object.values(code).join('|')),
    rowsOf('mht-cet/college_code_map.csv').map(joined(['published_code', 'canonical_code', 'years', 'reason'])),
  );
  expectSame(
    data.meritPoints.map((point) =>
      [point.year, point.fact, text(point.percentile), point.meritNumber, point.note].join('|'),
    ),
    rowsOf('mht-cet/percentile_to_merit.csv').map((row) =>
      [row.year, row.fact, row.percentile === '' ? '' : Number(row.percentile), row.merit_no, row.note].join('|'),
    ),
  );
  expectSame(
    data.examFacts.map((fact) =>
      [fact.year, fact.exam, fact.fact, fact.key, fact.value, fact.unit, fact.status, fact.note].join('|'),
    ),
    rowsOf('josaa/jee_facts.csv').map(
      joined(['year', 'exam', 'fact', 'category_or_key', 'value', 'unit', 'status', 'note']),
    ),
  );
  expectSame(
    data.nirf.map((rank) =>
      [rank.year, rank.rank, rank.institute, rank.city, rank.state, text(rank.score), rank.nirfId].join('|'),
    ),
    rowsOf('josaa/nirf_engineering.csv').map((row) =>
      [
        row.year,
        row.rank_numeric,
        row.institute,
        row.city,
        row.state,
        row.score === '' ? '' : Number(row.score),
        row.nirf_id,
      ].join('|'),
    ),
  );
});

/** Our columns against those of the source, both as text. A column of a word that we write otherwise is given as a function of the row. */
function expectSameTable<T>(
  records: readonly T[],
  fields: readonly ((record: T) => string | number | null)[],
  file: string,
  columns: readonly (string | ((row: CsvRow) => string))[],
): void {
  const cell = (row: CsvRow, column: string | ((row: CsvRow) => string)) =>
    typeof column === 'string' ? (row[column] ?? '').trim() : column(row);
  expectSame(
    records.map((record) => fields.map((field) => String(field(record) ?? '')).join('|')),
    rowsOf(file).map((row) => columns.map((column) => cell(row, column)).join('|')),
  );
}
const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const spaced = (column: string) => (row: CsvRow) => (row[column] ?? '').trim().replace(/\s+/g, ' ');

test('seats of colleges come through whole: home universities, sections, intake, colleges that left', () => {
  expectSameTable(
    data.homeUniversities,
    [(row) => row.collegeCode, (row) => row.university, (row) => row.basis],
    'mht-cet/home_universities.csv',
    ['college_code', 'home_university', 'basis'],
  );
  expectSameTable(
    data.seatSections,
    [
      (row) => row.collegeCode,
      (row) => yesNo(row.hasHome),
      (row) => yesNo(row.hasOther),
      (row) => yesNo(row.hasState),
      (row) => yesNo(row.hasGeneralState),
      (row) => ({ all: 'yes', some: 'some courses', none: 'no' })[row.autonomy],
    ],
    'mht-cet/seat_sections_2025.csv',
    ['college_code', 'has_HU', 'has_OHU', 'has_STATE', 'has_STATE_general', 'printed_autonomous'],
  );
  expectSameTable(
    data.intake,
    [(row) => row.year, (row) => row.choiceCode, (row) => row.intake],
    'mht-cet/intake.csv',
    ['year', 'choice_code', 'sanctioned_intake'],
  );
  expectSameTable(
    data.notAdmitting,
    [(row) => row.collegeCode, (row) => row.since, (row) => row.basis],
    'mht-cet/not_admitting.csv',
    ['college_code', 'since', 'basis'],
  );
});

test('fees, placements, pay, websites and scholarships come through whole', () => {
  expectSameTable(
    data.fees,
    [
      ...[(row: FeeRow) => row.collegeCode, (row: FeeRow) => row.year, (row: FeeRow) => row.tuitionRupees],
      ...[(row: FeeRow) => row.developmentRupees, (row: FeeRow) => row.totalRupees, (row: FeeRow) => row.note],
      (row) => row.sourceUrl,
    ],
    'mht-cet/fees_2026.csv',
    ['college_code', 'year', 'tuition_rupees', 'development_rupees', 'total_rupees', 'note', 'source_url'],
  );
  const placement = [
    (row: PlacementYear) => row.graduatingYear,
    (row: PlacementYear) => row.graduated,
    (row: PlacementYear) => row.placed,
    (row: PlacementYear) => row.medianSalaryRupees,
    (row: PlacementYear) => row.higherStudies,
  ];
  expectSameTable(
    data.placements,
    [(row) => row.collegeCode, ...placement, (row) => row.edition, (row) => row.category, (row) => row.sourceUrl],
    'mht-cet/placements.csv',
    [
      ...['college_code', 'graduating_year', 'graduated_count', 'placed_count', 'median_salary_rupees'],
      ...['higher_studies_count', 'nirf_edition', 'nirf_category', 'source_url'],
    ],
  );
  const names = new Map(data.institutes.map(({ id, name }) => [id, name]));
  expectSameTable(data.medianPay, [(row) => names.get(row.institute) ?? '', ...placement], 'josaa/median_pay.csv', [
    'institute',
    'graduating_year',
    'graduates',
    'placed',
    'median_salary',
    'higher_studies',
  ]);
  expectSameTable(
    data.ownSitePlacements,
    [
      ...[(row: OwnSitePlacementsRow) => row.collegeCode, (row: OwnSitePlacementsRow) => row.graduatingYear],
      ...[(row: OwnSitePlacementsRow) => row.students, (row: OwnSitePlacementsRow) => row.placed],
      ...[(row: OwnSitePlacementsRow) => row.placedPercent, (row: OwnSitePlacementsRow) => row.medianSalaryRupees],
      ...[
        (row: OwnSitePlacementsRow) => row.averageSalaryRupees,
        (row: OwnSitePlacementsRow) => row.highestSalaryRupees,
      ],
      (row) => row.sourceUrl,
    ],
    'mht-cet/placements_own_sites.csv',
    [
      ...['college_code', 'graduating_year', 'registered_or_graduating_count', 'placed_count', 'placed_percent'],
      ...['median_salary_rupees', 'average_salary_rupees', 'highest_salary_rupees', 'source_url'],
    ],
  );
  expectSameTable(data.websites, [(row) => row.collegeCode, (row) => row.website], 'mht-cet/websites.csv', [
    'college_code',
    (row) => websiteLink(row.website) ?? '',
  ]);
  const asked: readonly (keyof Scholarship)[] = [
    ...(['name', 'provider', 'level', 'gender', 'categories', 'incomeLimitRupees', 'states', 'course'] as const),
    ...([
      'amountRupees',
      'amountPer',
      'officialLink',
      'platformLink',
      'closingMonth',
      'lastClosingDate',
      'note',
    ] as const),
  ];
  expectSameTable(
    data.scholarships,
    asked.map((field) => (row: Scholarship) => row[field]),
    'facts/scholarships.csv',
    [
      ...['name', 'provider', 'level', 'gender', 'categories', 'income_limit_inr', 'states', 'course', 'amount_inr'],
      ...['amount_per', 'official_link', 'platform_link', 'closing_month', 'last_closing_date', 'note'],
    ].map(spaced),
  );
});

const FACT_COLUMNS = [
  ['established', 'established_year'],
  ['phone', 'phone'],
  ['pin', 'pin'],
  ['aicteStatus', 'aicte_status'],
  ['aicteId', 'aicte_permanent_id'],
  ['aisheCode', 'aishe_code'],
  ['naac', 'naac_grade'],
  ['nba', 'nba'],
] as const;

test('every college has each fact of the source with the value the source gives, and no other', () => {
  const colleges = new Map(rowsOf('facts/mhtcet_college_facts.csv').map((row) => [row.college_code, row]));
  const institutes = new Map(rowsOf('facts/josaa_institute_facts.csv').map((row) => [row.institute, row]));
  const all = [
    ...data.colleges.map(({ code, facts }) => ({ key: code, facts, row: colleges.get(code) })),
    ...data.institutes.map(({ name, facts }) => ({ key: name, facts, row: institutes.get(name) })),
  ];
  for (const { key, facts, row } of all) {
    const ours = FACT_COLUMNS.map(([fact]) => String(facts[fact]?.value ?? ''));
    expect([key, ...ours]).toEqual([key, ...FACT_COLUMNS.map(([, column]) => row?.[column])]);
    expect([key, facts.website === undefined]).toEqual([key, row?.website === '']);
  }
  const codes = rowsOf('mht-cet/colleges.csv').map((row) => row.college_code);
  expect(data.colleges.map((college) => college.code)).toEqual(codes.sort());
  const names = rowsOf('josaa/institutes.csv').map((row) => row.institute);
  expect(data.institutes.map((institute) => institute.name).sort()).toEqual(names.sort());
});

test.runIf(given !== undefined)(
  'the checked-in data are what a build of the source gives today',
  () => {
    const again = buildData({ from, to: CHECKED_IN, isDryRun: true });
    expect(again.problems.errors).toEqual([]);
    expect(again.changes).toEqual([]);
  },
  300_000,
);
