import type { ResultPlace, ResultRow } from './result-row.ts';

/** What the list of results can be ordered by. The order of a preference list is another matter: it is the student's own. */
export const RESULT_ORDERS = ['within-reach', 'chance', 'toughest', 'nirf', 'college'] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];

/** What the comparisons know beside the rows. */
export type OrderFacts = { places: ReadonlyMap<string, ResultPlace>; ranks: ReadonlyMap<string, number> };
type Compare = (one: ResultRow, other: ResultRow, facts: OrderFacts) => number;

const LAST = Number.MAX_SAFE_INTEGER;
const nirfOf = ({ collegeId }: ResultRow, { places }: OrderFacts) => places.get(collegeId)?.nirfRanking ?? LAST;

/** How far the forecast lies beyond the student's own rank in the list that counts: near 1 is just within reach. Ranks of different lists cannot be compared, this can. */
function roomOf({ forecast, pools }: ResultRow, { ranks }: OrderFacts): number {
  const own = ranks.get(pools[0]?.list ?? '');
  return forecast === null || own === undefined ? LAST : forecast.q50 / own;
}

/** What a decision is about comes first: hundreds of programmes are safe, and a reach is a hope. */
const TURN = { Likely: 0, Possible: 1, Safe: 2, Reach: 3, Unlikely: 5 } as const;
const turnOf = ({ band }: ResultRow) => (band === null ? 4 : TURN[band]);

/** What has no odds goes last everywhere. Null keeps the order of the run, which is best chance first. */
export const COMPARE: Record<ResultOrder, Compare | null> = {
  // In each band the hardest to get comes first; of what is out of reach the nearest.
  'within-reach': (one, other, facts) =>
    turnOf(one) - turnOf(other) ||
    (roomOf(one, facts) - roomOf(other, facts)) * (one.band === 'Unlikely' ? -1 : 1) ||
    nirfOf(one, facts) - nirfOf(other, facts),
  chance: null,
  toughest: (one, other, facts) =>
    (one.chance ?? LAST) - (other.chance ?? LAST) ||
    roomOf(one, facts) - roomOf(other, facts) ||
    nirfOf(one, facts) - nirfOf(other, facts),
  nirf: (one, other, facts) =>
    nirfOf(one, facts) - nirfOf(other, facts) || one.collegeName.localeCompare(other.collegeName),
  college: (one, other) =>
    one.collegeName.localeCompare(other.collegeName) || one.programme.localeCompare(other.programme),
};

/** How the results stand unless another order is chosen. */
export const USUAL_ORDER: ResultOrder = 'within-reach';
