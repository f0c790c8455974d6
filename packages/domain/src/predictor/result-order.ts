import { typeGroup } from '../colleges/type-group.ts';
import { compareCosts, type MoneyTable } from '../money/result-money.ts';
import type { Band } from './bands.ts';
import { isOfferInDoubt } from './offer-doubt.ts';
import { chanceOfSeat, reachStep } from './reach.ts';
import { RANGE_VERDICTS, type RangeVerdict } from './result-names.ts';

/** What filters and orders need of a result. */
export type ResultRow = {
  collegeId: string;
  collegeName: string;
  programme: string;
  branch?: string | undefined;
  choiceCode?: string | undefined;
  chance: number | null;
  band: Band | null;
  offered?: number | undefined;
  demand?: number | undefined;
  forecast: Forecast | null;
  /** The seats that serve the student best. */
  pool: { seatType: string };
  pools: readonly { list: string }[];
};
type Forecast = { q10: number; q50: number; q90: number };

/** What they need of its college. */
export type ResultPlace = {
  id: string;
  city: string;
  district?: string | undefined;
  state: string;
  type: 'government' | 'private';
  level: string | null;
  nirfRanking: number | null;
  nirfYear?: number | null | undefined;
};

/** What the list of results can be ordered by. The order of a preference list is another matter: it is the student's own. */
export const RESULT_ORDERS = ['within-reach', 'chance', 'toughest', 'nirf', 'cost', 'college'] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];

/** What the comparisons know beside the rows. */
type OrderFacts = {
  places: ReadonlyMap<string, ResultPlace>;
  ranks: ReadonlyMap<string, number>;
  money: MoneyTable;
  near?: ReadonlySet<string> | undefined;
};
type Compare = (one: ResultRow, other: ResultRow, facts: OrderFacts) => number;

const LAST = Number.MAX_SAFE_INTEGER;
const nirfOf = ({ collegeId }: ResultRow, { places }: OrderFacts) => places.get(collegeId)?.nirfRanking ?? LAST;

/** The forecast divided by the student's rank in the list that counts: near 1 is just within reach. Unlike ranks, it can be compared between lists. */
function marginOf({ forecast, pools }: ResultRow, { ranks }: OrderFacts): number {
  const own = ranks.get(pools[0]?.list ?? '');
  return forecast === null || own === undefined ? LAST : forecast.q50 / own;
}

export function rangeVerdict(forecast: Pick<Forecast, 'q10' | 'q90'> | null, own: number | undefined): RangeVerdict {
  if (forecast === null || own === undefined || own > forecast.q90) return 'beyond';
  return own <= forecast.q10 ? 'better' : 'within';
}

export const verdictOf = ({ forecast, pools }: ResultRow, ranks: OrderFacts['ranks']): RangeVerdict =>
  rangeVerdict(forecast, ranks.get(pools[0]?.list ?? ''));

/**
 * The recommended order: the most sought-after programme that is within reach comes first. What counts as within reach is the chance, as its band
 * says; where the seat may not be offered, the offer counts too: from 60% first, then from 30%, then the rest of the results. In each step seats that may not be offered come last, and the others are sorted by demand, the
 * hardest to enter on top, government colleges first among alike; the rest is sorted by chance, because there the nearest is the most realistic. Seats without a chance follow by their verdict. Runs without demand are sorted by how far the closing rank is beyond the student's.
 */
function stepOf(row: ResultRow, { ranks }: OrderFacts): number {
  if (row.band === 'Unlikely') return UNLIKELY;
  if (row.chance === null) return RANGES + RANGE_VERDICTS.indexOf(verdictOf(row, ranks));
  return reachStep(row.chance, row.offered);
}
const REST = 2;
const RANGES = 3;
/** From here on the nearest comes first: a rank within a wide range, then beyond it, then below 5%. */
const NEAREST_FROM = RANGES + 1;
const UNLIKELY = RANGES + RANGE_VERDICTS.length;
const seatOf = ({ chance, offered }: ResultRow) => chanceOfSeat(chance ?? 0, offered);
const doubtOf = ({ offered }: ResultRow) => (isOfferInDoubt(offered) ? 1 : 0);
/** Of programmes that are nearly as sought-after, the one of a government college comes first: it costs less. Its place counts as if it were so much nearer the top. */
const NEARLY_AS_SOUGHT_AFTER = 0.85;
export const weighedDemand = (demand: number, college: Pick<ResultPlace, 'type' | 'level'> | undefined): number =>
  college !== undefined && typeGroup(college) === 'government' ? demand * NEARLY_AS_SOUGHT_AFTER : demand;
/** The same for a college near home: it saves the hostel. */
const demandOf = ({ demand, collegeId }: ResultRow, { places, near }: OrderFacts) =>
  demand === undefined
    ? LAST
    : weighedDemand(demand, places.get(collegeId)) * (near?.has(collegeId) ? NEARLY_AS_SOUGHT_AFTER : 1);

/** Results without a chance are always last. Equals stay in the order of the run, best chance first. */
export const COMPARE: Record<ResultOrder, Compare> = {
  'within-reach': (one, other, facts) => {
    const step = stepOf(one, facts);
    return (
      step - stepOf(other, facts) ||
      (step >= NEAREST_FROM ? marginOf(other, facts) - marginOf(one, facts) : 0) ||
      doubtOf(one) - doubtOf(other) ||
      (step === REST ? seatOf(other) - seatOf(one) : 0) ||
      demandOf(one, facts) - demandOf(other, facts) ||
      marginOf(one, facts) - marginOf(other, facts) ||
      nirfOf(one, facts) - nirfOf(other, facts)
    );
  },
  chance: (one, other) => (other.chance ?? -1) - (one.chance ?? -1) || doubtOf(one) - doubtOf(other),
  toughest: (one, other, facts) =>
    (one.chance ?? LAST) - (other.chance ?? LAST) ||
    marginOf(one, facts) - marginOf(other, facts) ||
    nirfOf(one, facts) - nirfOf(other, facts),
  nirf: (one, other, facts) =>
    nirfOf(one, facts) - nirfOf(other, facts) || one.collegeName.localeCompare(other.collegeName),
  cost: (one, other, { money }) => compareCosts(money, one, other),
  college: (one, other) =>
    one.collegeName.localeCompare(other.collegeName) || one.programme.localeCompare(other.programme),
};

/** The order of results unless another one is chosen. */
export const USUAL_ORDER: ResultOrder = 'within-reach';

/**
 * Rows in the recommended order. Two numbers decide between nearly all of them: they are worked out once a row instead of in each comparison, because a
 * run sorts thousands.
 */
export function inRecommendedOrder<Row extends ResultRow>(rows: readonly Row[], facts: OrderFacts): Row[] {
  const keyed = rows.map((row) => {
    const step = stepOf(row, facts);
    if (step >= NEAREST_FROM) return { row, first: 2 * step, second: -marginOf(row, facts) };
    return { row, first: 2 * step + doubtOf(row), second: step === REST ? -seatOf(row) : demandOf(row, facts) };
  });
  keyed.sort(
    (one, other) =>
      one.first - other.first || one.second - other.second || COMPARE[USUAL_ORDER](one.row, other.row, facts),
  );
  return keyed.map(({ row }) => row);
}
