import { CAP_SECTIONS, canonicalCode } from '@dakhila/domain/colleges/cap-codes';
import { inForce } from '@dakhila/domain/predictor/eligibility';
import { mhtCet } from '@dakhila/domain/predictor/exams/mht-cet';
import { type CapPool, capTable } from '@dakhila/domain/predictor/forecast/cap-table';
import { CAP_MODEL } from '@dakhila/domain/predictor/forecast/exam-model';
import { loadCatalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';
import type { MhtCetCatalogue } from '../../apps/api/src/catalogue/mht-cet.ts';
import { type CsvRow, field } from '../data-build/csv.ts';
import { addedRows } from './added-rows.ts';
import type { ExamSource } from './exam-source.ts';
import { newestSources } from './newest-sources.ts';

const COLUMNS = ['college_code', 'choice_code', 'category', 'seat_section'] as const;
/** The state merit list; the other lists of CAP are forecast as well but not written out, because the columns do not tell them apart. */
const STATE_LIST = 'C';

/** CAP of a data folder. */
export function mhtCetSource(dataDir: string, added: readonly CsvRow[]): ExamSource {
  const { mhtCet: catalogue } = loadCatalogue(dataDir);
  const { programmes, categories, pools, cells } = catalogue.cutoffs;
  const poolOfRow = poolReader(catalogue);
  const meritPoints = catalogue.meritPoints.flatMap(({ year, percentile, meritNumber }) =>
    percentile === null ? [] : [{ year, percentile, meritNumber }],
  );
  const table = capTable(
    { records: catalogue.records, programmes, categories, pools, cells, intake: catalogue.intake, meritPoints },
    added.map(poolOfRow),
  );
  const newest = newestSources(table, (from) => cells.year[(pools.firstCell[from + 1] ?? 0) - 1] ?? 0);
  const isOfGroup = (group: string) => (pool: number) => table.textOf(pool, 'group') === group;
  const isOpen = (pool: number) => table.textOf(pool, 'core') === 'OPEN';
  const GROUPS = ['categories', 'waivers', 'small'];
  return {
    model: CAP_MODEL,
    columns: COLUMNS,
    table,
    keyOf: (pool) => {
      if (table.textOf(pool, 'list') !== STATE_LIST) return null;
      const from = newest[pool] ?? -1;
      const programme = programmes[pools.programme[from] ?? -1];
      return [
        programme?.collegeCode ?? '',
        programme?.choiceCodes.at(-1) ?? '',
        table.textOf(pool, 'code'),
        table.textOf(pool, 'section'),
      ];
    },
    added: addedRows(added, COLUMNS, table.poolOf.subarray(pools.programme.length)),
    roundsIn: (year) => inForce(mhtCet.rounds, year)?.value ?? 1,
    strata: {
      OPEN: isOpen,
      'other categories': (pool) => isOfGroup('categories')(pool) && !isOpen(pool),
      'TFWS and EWS': isOfGroup('waivers'),
      'PWD, DEF and other small pools': isOfGroup('small'),
    },
    baselineGroup: (pool) => GROUPS.indexOf(table.textOf(pool, 'group')),
  };
}

/** Reads a row of key columns. A choice code that was never printed is a new course of its college. */
function poolReader({ cutoffs, records, publishedCodes }: MhtCetCatalogue): (row: CsvRow) => CapPool {
  const codes = new Map(publishedCodes.map(({ published, canonical }) => [published, canonical]));
  const universities = new Map(records.map(({ code, homeUniversity }) => [code, homeUniversity?.university ?? '']));
  const programmeOf = new Map(
    cutoffs.programmes.flatMap((programme) => programme.choiceCodes.map((code) => [code, programme] as const)),
  );
  const branchOf = new Map(cutoffs.programmes.map(({ courseCode, branch }) => [courseCode, branch]));
  return (row) => {
    const choice = field(row, 'choice_code');
    const programme = programmeOf.get(choice);
    const printed = field(row, 'college_code');
    const college = programme?.collegeCode ?? canonicalCode(printed, codes) ?? printed;
    const course = programme?.courseCode ?? choice.slice(5);
    const section = field(row, 'seat_section');
    if (!CAP_SECTIONS.some(({ code }) => code === section)) throw new Error(`unknown section: ${section}`);
    return {
      college,
      course,
      // The same course code means the same branch at every college.
      branch: programme?.branch ?? branchOf.get(course) ?? '',
      university: universities.get(college) ?? '',
      category: field(row, 'category'),
      section,
      list: STATE_LIST,
    };
  };
}
