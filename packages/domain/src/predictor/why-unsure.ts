/**
 * Why a student who is clearly better than last year's closing has no better chance. Said only of facts: in how many years with complete lists a candidate at the
 * same place on the merit list was too late.
 */
export type EarlierReach = { year: number; rank: number };

type Pool = {
  chance: number | null;
  lastYearPercentile?: number | undefined;
  isListEnd?: true | undefined;
  /** As ranks in the list of this season, newest first. */
  earlier?: readonly EarlierReach[] | undefined;
};
type Own = { rank: number; percentile?: number | undefined };

/**
 * `full`: the seats were full before the student's place in `count` of the years. `one-year`: only one year is known. `moves`: they were open in all of them.
 * `fartherSince` is the newest year, where the student's percentile was good enough for its closing, and the same percentile is too far down the list now.
 */
export type WhyUnsure =
  | { kind: 'full'; count: number; years: readonly number[]; fartherSince: number | null }
  | { kind: 'one-year'; year: number }
  | { kind: 'moves'; years: readonly number[] };

/** From here on a chance needs no explanation. */
const SURE_FROM = 0.6;
/** Clearly better: with at most this share of the candidates ahead who were ahead of last year's closing. */
const CLEARLY = 0.9;

/** Null where the chance does not surprise, or where no complete year is known. `lastYear` is that of the pool's last closing. */
export function whyUnsure(pool: Pool | undefined, own: Own | undefined, lastYear: number): WhyUnsure | null {
  if (pool === undefined || own === undefined || pool.chance === null || pool.chance >= SURE_FROM) return null;
  const { earlier = [], isListEnd } = pool;
  const [newest] = earlier;
  if (newest === undefined || !(isListEnd || isClearlyBetter(own, pool))) return null;
  const isFull = ({ rank }: EarlierReach) => rank < own.rank;
  const count = earlier.filter(isFull).length;
  const years = earlier.map(({ year }) => year);
  if (count > 0) {
    const isFarther = newest.year === lastYear && isFull(newest) && isClearlyBetter(own, pool);
    return { kind: 'full', count, years, fartherSince: isFarther ? newest.year : null };
  }
  return years.length === 1 ? { kind: 'one-year', year: newest.year } : { kind: 'moves', years };
}

const isClearlyBetter = ({ percentile }: Own, { lastYearPercentile }: Pool): boolean =>
  percentile !== undefined &&
  lastYearPercentile !== undefined &&
  100 - percentile <= CLEARLY * (100 - lastYearPercentile);
