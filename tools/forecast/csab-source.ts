import { inForce } from '@dakhila/domain/predictor/eligibility';
import { josaa } from '@dakhila/domain/predictor/exams/josaa';
import { CSAB_MODEL } from '@dakhila/domain/predictor/forecast/exam-model';
import { josaaTable } from '@dakhila/domain/predictor/forecast/josaa-table';
import type { JeeCatalogue } from '../../apps/api/src/catalogue/jee.ts';
import { loadCatalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';
import type { ExamSource } from './exam-source.ts';

/** CSAB's special rounds of a data folder. What is published before them is how far each pool reached in JoSAA's last round. */
export function csabSource(dataDir: string): ExamSource {
  const { jee } = loadCatalogue(dataDir);
  const { pools, cells } = jee.csab;
  const joined = josaaTable({ ...namesOf(jee), pools, cells, isOrdinary: () => true });
  const table = { ...joined, published: lastRanks(jee, joined.textOf, joined.poolCount) };
  const isPwd = (pool: number) => table.textOf(pool, 'isPwd') !== '';
  const isOpen = (pool: number) => table.textOf(pool, 'seatType') === 'OPEN';
  return {
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
}

const namesOf = ({ records, programmes }: JeeCatalogue) => ({ records, programmes: [...programmes.values()] });
const FACTORS = ['programme', 'quota', 'seatType', 'gender'];

/** By year, the rank in JoSAA's last round of each pool, NaN where it had none. */
function lastRanks(
  jee: JeeCatalogue,
  textOf: (pool: number, factor: string) => string,
  poolCount: number,
): Map<number, Float64Array> {
  const { pools, cells } = jee.cutoffs;
  const josaaPools = josaaTable({ ...namesOf(jee), pools, cells, isOrdinary: () => true });
  const keyOf = (of: typeof textOf, pool: number) => FACTORS.map((factor) => of(pool, factor)).join('|');
  const placeOf = new Map(Array.from({ length: poolCount }, (_, pool) => [keyOf(textOf, pool), pool]));
  const places = Array.from({ length: josaaPools.poolCount }, (_, pool) => placeOf.get(keyOf(josaaPools.textOf, pool)));
  const { year, round, pool, rank } = josaaPools.cells;
  const lastRound = new Map<number, number>();
  year.forEach((own, cell) => {
    lastRound.set(own, Math.max(lastRound.get(own) ?? 0, round[cell] ?? 0));
  });
  const ranks = new Map([...lastRound.keys()].map((own) => [own, new Float64Array(poolCount).fill(Number.NaN)]));
  year.forEach((own, cell) => {
    const place = places[pool[cell] ?? -1];
    const column = ranks.get(own);
    if (place !== undefined && column !== undefined && round[cell] === lastRound.get(own))
      column[place] = Math.max(rank[cell] ?? 0, column[place] || 0);
  });
  return ranks;
}
