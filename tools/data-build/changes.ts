import type { CapCell, DataSet, JosaaCell } from './data-set.ts';

const NAMED = 12;

const josaaPool = (cell: JosaaCell) =>
  `${cell.institute} ${cell.programme} ${cell.quota} ${cell.seatType} ${cell.gender}`;
const josaaRanks = (cell: JosaaCell) => `${cell.opening} ${cell.closing} ${cell.marks}`;
const capPool = (cell: CapCell) => `${cell.choiceCode} ${cell.category} ${cell.section} ${cell.stage} ${cell.exam}`;
const capRanks = (cell: CapCell) => `${cell.meritNumber} ${cell.percentile} ${cell.source}`;

/** The differences between two data sets, as readable lines. No line, no difference. */
export function describeChanges(before: DataSet, after: DataSet): string[] {
  return [
    ...cellChanges('JoSAA', before.josaa, after.josaa, josaaPool, josaaRanks),
    ...cellChanges('CSAB', before.csab, after.csab, josaaPool, josaaRanks),
    ...cellChanges('CAP', before.mhtCet, after.mhtCet, capPool, capRanks),
    ...recordChanges('JEE institutes', before.institutes, after.institutes, (record) => record.id),
    ...recordChanges('MHT-CET colleges', before.colleges, after.colleges, (record) => record.code),
    ...recordChanges('courses', before.courses, after.courses, (course) => course.choiceCode),
    ...recordChanges('programmes', before.programmes, after.programmes, (programme) => String(programme.id)),
    ...recordChanges('NIRF ranks', before.nirf, after.nirf, (rank) => `${rank.year} ${rank.institute} ${rank.city}`),
    ...recordChanges('seats', before.seatMatrix, after.seatMatrix, seatKey),
    ...recordChanges(
      'exam facts',
      before.examFacts,
      after.examFacts,
      (one) => `${one.year} ${one.exam} ${one.fact} ${one.key}`,
    ),
    ...recordChanges(
      'merit points',
      before.meritPoints,
      after.meritPoints,
      (one) => `${one.year} ${one.fact} ${one.percentile}`,
    ),
    ...recordChanges(
      'published names',
      namesOf(before),
      namesOf(after),
      (name) => `${name.published} → ${name.canonical}`,
    ),
    ...figureChanges(before, after),
  ];
}

function figureChanges(before: DataSet, after: DataSet): string[] {
  const college = (row: { collegeCode: string }) => row.collegeCode;
  const ofYear = (row: { collegeCode: string; year: number | string }) => `${row.collegeCode} ${row.year}`;
  const graduating = (row: { collegeCode: string; graduatingYear: string }) =>
    `${row.collegeCode} ${row.graduatingYear}`;
  return [
    ...recordChanges('home universities', before.homeUniversities, after.homeUniversities, college),
    ...recordChanges('seat sections', before.seatSections, after.seatSections, ofYear),
    ...recordChanges('intake', before.intake, after.intake, (row) => `${row.choiceCode} ${row.year}`),
    ...recordChanges('colleges not admitting', before.notAdmitting, after.notAdmitting, college),
    ...recordChanges('fees', before.fees, after.fees, ofYear),
    ...recordChanges('placements', before.placements, after.placements, graduating),
    ...recordChanges('placements by own sites', before.ownSitePlacements, after.ownSitePlacements, graduating),
    ...recordChanges('websites', before.websites, after.websites, college),
    ...recordChanges(
      'median pay',
      before.medianPay,
      after.medianPay,
      (row) => `${row.institute} ${row.graduatingYear}`,
    ),
    ...recordChanges('scholarships', before.scholarships, after.scholarships, (row) => row.name),
  ];
}

const seatKey = (row: DataSet['seatMatrix'][number]) =>
  `${row.year} ${row.institute} ${row.programme} ${row.scope} ${row.gender}`;
const namesOf = (data: DataSet) => [
  ...data.instituteNames,
  ...data.programmeNames,
  ...data.collegeCodes,
  ...data.branchNames,
];

type Cell = { year: number; round: number };

function cellChanges<T extends Cell>(
  exam: string,
  before: readonly T[],
  after: readonly T[],
  keyOf: (cell: T) => string,
  contentOf: (cell: T) => string,
): string[] {
  const roundOf = ({ year, round }: Cell) => year * 100 + round;
  const [old, now] = [Map.groupBy(before, roundOf), Map.groupBy(after, roundOf)];
  const rounds = [...new Set([...old.keys(), ...now.keys()])].sort((one, other) => one - other);
  return rounds.flatMap((round) => {
    const { added, removed, changed } = compare(old.get(round) ?? [], now.get(round) ?? [], keyOf, contentOf);
    const line = counts(added.length, removed.length, changed.length);
    return line === '' ? [] : [`${exam} ${Math.floor(round / 100)} round ${round % 100}: ${line}`];
  });
}

function recordChanges<T>(
  what: string,
  before: readonly T[],
  after: readonly T[],
  keyOf: (record: T) => string,
): string[] {
  const { added, removed, changed } = compare(before, after, keyOf, sortedJson);
  const line = counts(added.length, removed.length, changed.length);
  const names = [
    ...added.map((key) => `+ ${key}`),
    ...removed.map((key) => `- ${key}`),
    ...changed.map((key) => `~ ${key}`),
  ];
  const isFew = before.length > 0 && names.length <= NAMED;
  return line === '' ? [] : [`${what}: ${line}`, ...(isFew ? names.map((name) => `    ${name}`) : [])];
}

/** JSON that does not depend on the order in which a record got its fields. */
function sortedJson(record: unknown): string {
  return JSON.stringify(record, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

function compare<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (record: T) => string,
  contentOf: (record: T) => string,
) {
  const old = new Map(before.map((record) => [keyOf(record), contentOf(record)]));
  const now = new Map(after.map((record) => [keyOf(record), contentOf(record)]));
  return {
    added: [...now.keys()].filter((key) => !old.has(key)),
    removed: [...old.keys()].filter((key) => !now.has(key)),
    changed: [...now].filter(([key, value]) => old.has(key) && old.get(key) !== value).map(([key]) => key),
  };
}

function counts(added: number, removed: number, changed: number): string {
  const part = (count: number, word: string) => (count === 0 ? [] : [`${count.toLocaleString('en-IN')} ${word}`]);
  return [...part(added, 'new'), ...part(removed, 'gone'), ...part(changed, 'changed')].join(', ');
}
