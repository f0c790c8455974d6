/** The schema version of `data/`. */
export const SCHEMA = 2;

export const FILES = {
  manifest: 'manifest.json',
  institutes: 'josaa/institutes.json',
  instituteNames: 'josaa/institute-names.tsv',
  programmes: 'josaa/programmes.tsv',
  programmeNames: 'josaa/programme-names.tsv',
  csabOnly: 'josaa/csab-only-institutes.tsv',
  examFacts: 'josaa/exam-facts.tsv',
  medianPay: 'josaa/median-pay.tsv',
  colleges: 'mht-cet/colleges.json',
  courses: 'mht-cet/courses.tsv',
  collegeCodes: 'mht-cet/college-codes.tsv',
  branchNames: 'mht-cet/branch-names.tsv',
  meritPoints: 'mht-cet/percentile-to-merit.tsv',
  homeUniversities: 'mht-cet/home-universities.tsv',
  seatSections: 'mht-cet/seat-sections.tsv',
  intake: 'mht-cet/intake.tsv',
  notAdmitting: 'mht-cet/not-admitting.tsv',
  fees: 'mht-cet/fees.tsv',
  placements: 'mht-cet/placements.tsv',
  ownSitePlacements: 'mht-cet/own-site-placements.tsv',
  websites: 'mht-cet/websites.tsv',
  nirf: 'nirf/engineering.tsv',
  scholarships: 'scholarships/scholarships.tsv',
  feeRelief: 'fee-relief/mht-cet.json',
  pinCodes: 'pin-codes/places.tsv',
} as const;

/** Folders with one file a year. */
export const YEARLY = {
  josaa: { folder: 'josaa/cutoffs', ending: '.txt' },
  csab: { folder: 'josaa/csab', ending: '.txt' },
  seatMatrix: { folder: 'josaa/seat-matrix', ending: '.tsv' },
  mhtCet: { folder: 'mht-cet/cutoffs', ending: '.txt' },
} as const;
export type YearlyName = keyof typeof YEARLY;

/** The path of one year's file. */
export function yearlyPath(name: YearlyName, year: number): string {
  return `${YEARLY[name].folder}/${year}${YEARLY[name].ending}`;
}

/** `data/manifest.json`: the schema, the version of the data, and the hash of each file. */
export type Manifest = { schema: number; version: string; files: Record<string, string> };
