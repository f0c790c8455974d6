import { CAP_LISTS } from './exams/cap-kind.ts';

/**
 * Why a chance is not what last year's closing suggests. Said only of facts: the student's merit number on last year's list and on this one, and the years in
 * which the seats were full before the student's place on the merit list.
 */
export type EarlierReach = { year: number; rank: number };

type Pool = {
  list?: string | undefined;
  chance: number | null;
  lastYear?: number | null | undefined;
  lastYearPercentile?: number | undefined;
  isListEnd?: true | undefined;
  /** As ranks in the list of this season, newest first. */
  earlier?: readonly EarlierReach[] | undefined;
};
/** `lastYearRank`: the number of the same percentile on the list of last year. */
type Own = { rank: number; percentile?: number | undefined; lastYearRank?: number | undefined };

/** A student's percentile, with its merit number on last year's list, where that is known, and on this year's. `isJee`: on the All India list, which goes by JEE Main. */
export type Farther = { year: number; percentile: number; before: number | null; now: number; isJee?: true };

/**
 * `full`: the seats were full before the student's place in the years `full`; `isAbove`: in all of them, although the chance is not small. `one-year`: only one
 * year is known. `moves`: they were open in all of them. All years are in order, the oldest first.
 */
export type Reach =
  | { kind: 'full'; full: readonly number[]; years: readonly number[]; isAbove: boolean }
  | { kind: 'one-year'; year: number }
  | { kind: 'moves'; years: readonly number[] };

/** `farther`: the student's percentile was good enough for last year's closing, and the same percentile has a worse number now. One of the two is there. */
export type WhyUnsure = { farther: Farther | null; reach: Reach | null };

/** From here on a chance needs no explanation. */
const SURE_FROM = 0.6;
/** Above this a chance is a hope, which closings that were all out of reach must not raise unsaid. */
const HOPE_FROM = 0.3;
/** Clearly better: with at most this share of the candidates ahead who were ahead of last year's closing. */
const CLEARLY = 0.9;

/** Null where the chance does not surprise, or where nothing explains it. `lastYear` is that of the pool's last closing. */
export function whyUnsure(pool: Pool | undefined, own: Own | undefined, lastYear: number): WhyUnsure | null {
  if (pool === undefined || own === undefined || pool.chance === null) return null;
  const isUnsure = pool.chance < SURE_FROM;
  const farther = isUnsure ? fartherOf(pool, own, lastYear) : null;
  const isSurprising = isUnsure && (pool.isListEnd === true || isBetter(own, pool, CLEARLY));
  const reach = reachOf(pool, own, lastYear);
  // Beside the numbers of two lists, that the seats were open at such a place would read as a contradiction.
  const isSaid =
    reach !== null &&
    (reach.kind === 'full' ? isSurprising || farther !== null || reach.isAbove : isSurprising && farther === null);
  return farther === null && !isSaid ? null : { farther, reach: isSaid ? reach : null };
}

/** The same for a result, whose first pool is the best one: its card shows the chance of the programme, so that is what must be explained. */
export function whyUnsureResult<Ranked extends Pool & { list: string }>(
  { chance, pools: [best] }: { chance: number | null; pools: readonly Ranked[] },
  lists: ReadonlyMap<string, Own>,
  lastYear: number,
): WhyUnsure | null {
  return whyUnsure(best && { ...best, chance }, lists.get(best?.list ?? ''), lastYear);
}

/** Whether seats were open to the end of last year's list as far as the student is concerned: those of another section of the programme may have been. */
export const wasOpenToEnd = ({ isListEnd, earlier = [] }: Pool, own: Own | undefined, lastYear: number): boolean =>
  isListEnd === true && !earlier.some(({ year, rank }) => year === lastYear && own !== undefined && rank < own.rank);

function reachOf(pool: Pool, own: Own, lastYear: number): Reach | null {
  const earlier = pool.earlier?.toReversed() ?? [];
  const years = earlier.map(({ year }) => year);
  const [first] = years;
  if (first === undefined) return null;
  const above = earlier.filter(({ rank }) => rank < own.rank).map(({ year }) => year);
  // The card shows that the student's percentile was enough last year: by the place on a longer list it would not have been.
  const full = above.filter((year) => year !== lastYear || !isBetter(own, pool));
  if (full.length === 0 && above.length > 0) return null;
  if (full.length > 0) {
    const isAbove = full.length === years.length && (pool.chance ?? 0) > HOPE_FROM && !isBetter(own, pool);
    return { kind: 'full', full, years, isAbove };
  }
  return years.length === 1 ? { kind: 'one-year', year: first } : { kind: 'moves', years };
}

function fartherOf(pool: Pool, own: Own, year: number): Farther | null {
  const { rank, percentile, lastYearRank } = own;
  if (percentile === undefined || typeof pool.lastYear !== 'number' || !isBetter(own, pool)) return null;
  if (rank <= pool.lastYear || (lastYearRank !== undefined && lastYearRank >= rank)) return null;
  const isJee = pool.list === CAP_LISTS.allIndia;
  return { year, percentile, before: lastYearRank ?? null, now: rank, ...(isJee && { isJee }) };
}

const isBetter = ({ percentile }: Own, { lastYearPercentile }: Pool, share = 1): boolean =>
  percentile !== undefined &&
  lastYearPercentile !== undefined &&
  percentile > lastYearPercentile &&
  100 - percentile <= share * (100 - lastYearPercentile);
