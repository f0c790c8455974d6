import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { nameKey } from '@dakhila/domain/colleges/names';
import { publishedProgramme } from '@dakhila/domain/colleges/records';
import { inForce } from '@dakhila/domain/predictor/eligibility';
import { josaa } from '@dakhila/domain/predictor/exams/josaa';
import { JOSAA_MODEL } from '@dakhila/domain/predictor/forecast/exam-model';
import { type JosaaPool, josaaTable } from '@dakhila/domain/predictor/forecast/josaa-table';
import type { JeeCatalogue } from '../../apps/api/src/catalogue/jee.ts';
import { RANK_FLAG } from '../../apps/api/src/catalogue/josaa-cutoffs.ts';
import { loadCatalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';
import { jeeMainFacts } from '../../apps/api/src/modules/predictor/tables/jee-main-facts.ts';
import { type CsvRow, field } from '../data-build/csv.ts';
import { addedRows } from './added-rows.ts';
import type { ExamSource } from './exam-source.ts';
import { newestSources } from './newest-sources.ts';

const COLUMNS = ['institute', 'program', 'quota', 'seat_type', 'gender'] as const;

/** JoSAA of a data folder. */
export function josaaSource(dataDir: string, added: readonly CsvRow[]): ExamSource {
  const { jee } = loadCatalogue(dataDir);
  const { pools, cells } = jee.cutoffs;
  const names = namesOf(jee);
  const source = {
    records: jee.records,
    programmes: [...jee.programmes.values()],
    pools,
    cells,
    isOrdinary: (cell: number) => ((cells.flags[cell] ?? 0) & RANK_FLAG.closingPreparatory) === 0,
    qualifying: jeeMainFacts(jee.examFacts).qualifyingPercentiles,
  };
  const table = josaaTable(
    source,
    added.map((row) => poolOf(row, names)),
  );
  const newest = newestSources(table, (from) => cells.year[(pools.firstCell[from + 1] ?? 0) - 1] ?? 0);
  const isByAdvanced = (pool: number) => table.textOf(pool, 'basis') === 'JEE Advanced';
  const isPwd = (pool: number) => table.textOf(pool, 'isPwd') !== '';
  const isOpen = (pool: number) => table.textOf(pool, 'seatType') === 'OPEN';
  const isSingleSeat = singleSeats(jee.cutoffs, table.poolOf);
  return {
    model: JOSAA_MODEL,
    columns: COLUMNS,
    table,
    keyOf: (pool) => keyOf(jee, newest[pool] ?? -1),
    added: addedRows(added, COLUMNS, table.poolOf.subarray(pools.institute.length)),
    roundsIn: (year) => inForce(josaa.rounds, year)?.value ?? 1,
    strata: {
      IIT: isByAdvanced,
      'NIT+': (pool) => !isByAdvanced(pool),
      PwD: isPwd,
      OPEN: isOpen,
      'other categories': (pool) => !isPwd(pool) && !isOpen(pool),
      'one seat last year': isSingleSeat,
      'more seats last year': (pool, lastYear) => !isSingleSeat(pool, lastYear),
    },
    baselineGroup: (pool) => (isByAdvanced(pool) ? 2 : 0) + (isPwd(pool) ? 1 : 0),
  };
}

function keyOf({ records, programmes, cutoffs: { pools } }: JeeCatalogue, source: number): string[] {
  const programme = programmes.get(pools.programme[source] ?? -1);
  return [
    records[pools.institute[source] ?? -1]?.name ?? '',
    programme === undefined ? '' : publishedProgramme(programme),
    JOSAA_QUOTAS[pools.quota[source] ?? -1]?.published ?? '',
    JOSAA_SEAT_TYPES[pools.seatType[source] ?? -1]?.published ?? '',
    JOSAA_GENDERS[pools.gender[source] ?? -1]?.published ?? '',
  ];
}

/** Whether the first and the last admitted of a pool were one and the same in a year: seats of past years were never published. */
function singleSeats(
  { pools, cells }: JeeCatalogue['cutoffs'],
  poolOf: Int32Array,
): (pool: number, year: number) => boolean {
  const several = new Map<number, Set<number>>();
  for (let source = 0; source < pools.institute.length; source += 1) {
    for (let cell = pools.firstCell[source] ?? 0; cell < (pools.firstCell[source + 1] ?? 0); cell += 1) {
      if (cells.opening[cell] === cells.closing[cell]) continue;
      const year = cells.year[cell] ?? 0;
      const own = several.get(year) ?? new Set();
      several.set(year, own.add(poolOf[source] ?? -1));
    }
  }
  return (pool, year) => !several.get(year)?.has(pool);
}

type Names = {
  instituteOf: (row: CsvRow) => JosaaPool['institute'];
  programmeOf: (name: string) => JosaaPool['programme'];
};

/** Institutes and programmes by any name they were printed under. One that was never printed is taken as new. */
function namesOf(jee: JeeCatalogue): Names {
  const institutes = new Map<string, JosaaPool['institute']>();
  const recordOf = new Map(jee.records.map((record) => [record.id, record]));
  for (const { published, canonical } of jee.instituteNames) {
    const record = recordOf.get(canonical);
    if (record !== undefined) institutes.set(nameKey(published), record);
  }
  for (const record of jee.records) institutes.set(nameKey(record.name), record);
  const programmes = new Map<string, JosaaPool['programme']>();
  for (const { published, canonical } of jee.programmeNames) {
    const programme = jee.programmes.get(Number(canonical));
    if (programme !== undefined) programmes.set(nameKey(published), programme);
  }
  for (const programme of jee.programmes.values()) programmes.set(nameKey(publishedProgramme(programme)), programme);
  return {
    instituteOf: (row) => institutes.get(nameKey(field(row, 'institute'))) ?? newInstitute(row),
    programmeOf: (name) => programmes.get(nameKey(name)) ?? newProgramme(name),
  };
}

const RANK_BASES = ['JEE Advanced', 'JEE Main'] as const;

/** An institute of no earlier list. A column `rank_basis` says which list it goes by; without one only its name can. */
function newInstitute(row: CsvRow): JosaaPool['institute'] {
  const name = field(row, 'institute');
  const byName = name.startsWith('Indian Institute of Technology') ? 'JEE Advanced' : 'JEE Main';
  const stated = RANK_BASES.find((basis) => basis === row.rank_basis);
  return { id: nameKey(name), rankBasis: stated ?? byName };
}

/** 'Civil Engineering (4 Years, Bachelor of Technology)' taken apart. */
function newProgramme(name: string): JosaaPool['programme'] {
  const [, branch, years, degree] = /^(.*) \((\d+) Years, (.*)\)$/.exec(name) ?? [];
  return { branch: branch ?? name, years: Number(years ?? 4), degree: degree ?? 'Bachelor of Technology' };
}

function poolOf(row: CsvRow, { instituteOf, programmeOf }: Names): JosaaPool {
  return {
    institute: instituteOf(row),
    programme: programmeOf(field(row, 'program')),
    quota: placeIn(JOSAA_QUOTAS, field(row, 'quota'), 'quota'),
    seatType: placeIn(JOSAA_SEAT_TYPES, field(row, 'seat_type'), 'seat type'),
    gender: placeIn(JOSAA_GENDERS, field(row, 'gender'), 'gender'),
  };
}

function placeIn(table: readonly { published: string }[], published: string, what: string): number {
  const place = table.findIndex((entry) => entry.published === published);
  if (place === -1) throw new Error(`unknown ${what}: ${published}`);
  return place;
}
