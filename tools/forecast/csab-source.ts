import { inForce } from '@dakhila/domain/predictor/eligibility';
import { josaa } from '@dakhila/domain/predictor/exams/josaa';
import { CSAB_MODEL } from '@dakhila/domain/predictor/forecast/exam-model';
import type { JoinedPools } from '@dakhila/domain/predictor/forecast/join-pools';
import { josaaTable } from '@dakhila/domain/predictor/forecast/josaa-table';
import { loadCatalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';
import type { ExamSource } from './exam-source.ts';
import { josaaSource } from './josaa-source.ts';
import { ranksOf } from './year-ranks.ts';

/** CSAB's special rounds beside the JoSAA rounds of the same data folder. */
export type CsabAndJosaa = {
  csab: ExamSource;
  josaa: ExamSource;
  /** By pool of CSAB, the pool of JoSAA for the same seats; -1 where JoSAA never had them. */
  inJosaa: Int32Array;
};

/** CSAB's special rounds of a data folder. What is published before them is how far each pool reached in JoSAA's last round. */
export const csabSource = (dataDir: string): ExamSource => csabAndJosaa(dataDir).csab;

/** Opens both admissions, with the pools of one found in the other. */
export function csabAndJosaa(dataDir: string): CsabAndJosaa {
  const { jee } = loadCatalogue(dataDir);
  const { pools, cells } = jee.csab;
  const source = { records: jee.records, programmes: [...jee.programmes.values()], pools, cells };
  const joined = josaaTable({ ...source, isOrdinary: () => true });
  const ofJosaa = josaaSource(dataDir, []);
  const inJosaa = samePools(joined, ofJosaa.table);
  const table = { ...joined, published: lastRanks(ofJosaa, inJosaa) };
  const isPwd = (pool: number) => table.textOf(pool, 'isPwd') !== '';
  const isOpen = (pool: number) => table.textOf(pool, 'seatType') === 'OPEN';
  const csab: ExamSource = {
    model: CSAB_MODEL,
    columns: [],
    table,
    keyOf: () => [],
    added: [],
    roundsIn: (year) => inForce(josaa.rounds, year)?.value ?? 1,
    strata: {
      PwD: isPwd,
      OPEN: isOpen,
      'other categories': (pool) => !isPwd(pool) && !isOpen(pool),
    },
    baselineGroup: (pool) => (isPwd(pool) ? 1 : 0),
  };
  return { csab, josaa: ofJosaa, inJosaa };
}

type Table = ExamSource['table'];
const FACTORS = ['programme', 'quota', 'seatType', 'gender'];

/** For each pool of a table its place in another one, -1 where that has none. */
function samePools(table: Pick<Table, 'poolCount'> & JoinedPools, other: Table): Int32Array {
  const keyOf = (textOf: JoinedPools['textOf'], pool: number) =>
    FACTORS.map((factor) => textOf(pool, factor)).join('|');
  const placeOf = new Map(Array.from({ length: other.poolCount }, (_, pool) => [keyOf(other.textOf, pool), pool]));
  return Int32Array.from({ length: table.poolCount }, (_, pool) => placeOf.get(keyOf(table.textOf, pool)) ?? -1);
}

/** By year, the rank in JoSAA's last round of each pool of CSAB, NaN where it had none. */
function lastRanks({ table }: ExamSource, inJosaa: Int32Array): Map<number, Float64Array> {
  return new Map(
    [...new Set(table.cells.year)].map((year) => {
      const last = [...ranksOf(table, year).rounds.values()].at(-1);
      return [year, Float64Array.from(inJosaa, (pool) => last?.[pool] ?? Number.NaN)];
    }),
  );
}
