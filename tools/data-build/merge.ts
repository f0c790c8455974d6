import type { DataSet } from './data-set.ts';

/**
 * Merges new data over existing data. Lists are replaced as a whole, cut-offs round by round, yearly data year by year. So a source folder with one new round
 * adds that round and changes nothing else.
 */
export function merge(existing: DataSet, read: Partial<DataSet>): DataSet {
  return {
    institutes: read.institutes ?? existing.institutes,
    instituteNames: read.instituteNames ?? existing.instituteNames,
    programmes: read.programmes ?? existing.programmes,
    programmeNames: read.programmeNames ?? existing.programmeNames,
    csabOnly: read.csabOnly ?? existing.csabOnly,
    colleges: read.colleges ?? existing.colleges,
    courses: read.courses ?? existing.courses,
    collegeCodes: read.collegeCodes ?? existing.collegeCodes,
    branchNames: read.branchNames ?? existing.branchNames,
    josaa: replaceParts(existing.josaa, read.josaa, roundOf),
    csab: replaceParts(existing.csab, read.csab, roundOf),
    mhtCet: replaceParts(existing.mhtCet, read.mhtCet, roundOf),
    seatMatrix: replaceParts(existing.seatMatrix, read.seatMatrix, yearOf),
    examFacts: replaceParts(existing.examFacts, read.examFacts, yearOf),
    meritPoints: replaceParts(existing.meritPoints, read.meritPoints, yearOf),
    nirf: replaceParts(existing.nirf, read.nirf, yearOf),
    homeUniversities: read.homeUniversities ?? existing.homeUniversities,
    notAdmitting: read.notAdmitting ?? existing.notAdmitting,
    placements: read.placements ?? existing.placements,
    ownSitePlacements: read.ownSitePlacements ?? existing.ownSitePlacements,
    websites: read.websites ?? existing.websites,
    medianPay: read.medianPay ?? existing.medianPay,
    scholarships: read.scholarships ?? existing.scholarships,
    seatSections: replaceParts(existing.seatSections, read.seatSections, yearOf),
    intake: replaceParts(existing.intake, read.intake, yearOf),
    fees: replaceParts(existing.fees, read.fees, yearOf),
  };
}

const yearOf = <Year>({ year }: { year: Year }): Year => year;
const roundOf = ({ year, round }: { year: number; round: number }): number => year * 100 + round;

function replaceParts<T>(existing: readonly T[], read: readonly T[] = [], partOf: (row: T) => unknown): T[] {
  const replaced = new Set(read.map(partOf));
  return [...existing.filter((row) => !replaced.has(partOf(row))), ...read];
}
