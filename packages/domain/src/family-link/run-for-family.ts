import { isFeeWaiver } from '../predictor/exams/fee-waiver.ts';
import { firstOf } from '../predictor/first-of.ts';
import type { ResultRow } from '../predictor/result-order.ts';
import { indexResults, type ResultSet } from '../predictor/result-view.ts';
import { PROGRAMMES_A_BAND } from './limits.ts';

/** From best to worst. */
const BANDS = ['Safe', 'Likely', 'Possible', 'Reach'] as const;
type FamilyBand = (typeof BANDS)[number];

/** What a family sees of the results of a prediction: the programmes to consider first, then those of each band. */
export type RunForFamily<Row> = {
  picks: Record<'ambitious' | 'match' | 'safe', readonly Row[]>;
  bands: { band: FamilyBand; count: number; rows: readonly Row[] }[];
};

/** Of each band the hardest to enter come first: they are what a family asks about. */
export function runForFamily<Row extends ResultRow>({
  colleges,
  lists,
  results,
  cities,
  near,
}: Pick<ResultSet<Row>, 'colleges' | 'lists' | 'results' | 'cities' | 'near'>): RunForFamily<Row> {
  const shown = results.filter(isForFamily);
  const index = indexResults({ colleges, lists, results: shown, unlikely: [], cities, near });
  const { ambitious, match, safe } = index.pick({});
  const byBand = Map.groupBy(shown, ({ band }) => band);
  return {
    picks: { ambitious, match, safe },
    bands: BANDS.map((band) => {
      const rows = byBand.get(band) ?? [];
      return { band, count: rows.length, rows: firstOf(rows, PROGRAMMES_A_BAND, hardestFirst) };
    }),
  };
}

/**
 * Fee waiver seats are open to families below an income, and seats without a chance are mostly those of small categories: both would reveal what a link must
 * not reveal. They are not counted either.
 */
const isForFamily = ({ programme, chance, band }: ResultRow): boolean =>
  chance !== null && band !== null && band !== 'Unlikely' && !isFeeWaiver(programme);

const demandOf = ({ demand = Number.MAX_SAFE_INTEGER }: ResultRow) => demand;
const hardestFirst = (one: ResultRow, other: ResultRow) =>
  demandOf(one) - demandOf(other) || (one.chance ?? 0) - (other.chance ?? 0);
