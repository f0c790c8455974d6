import type { DataSet } from './data-set.ts';

/**
 * Lays what was read over what we had. Lists are replaced whole; cut-offs round by round; what is kept by year, year by year. So a source folder
 * with nothing but one new round adds that round and leaves everything else as it was.
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
  };
}

const yearOf = ({ year }: { year: number }): number => year;
const roundOf = ({ year, round }: { year: number; round: number }): number => year * 100 + round;

function replaceParts<T>(existing: readonly T[], read: readonly T[] = [], partOf: (row: T) => number): T[] {
  const replaced = new Set(read.map(partOf));
  return [...existing.filter((row) => !replaced.has(partOf(row))), ...read];
}
