/**
 * Pools near the end of the merit list. A pool with empty seats closes at the rank of whichever candidate applied last, and moves with the length of the
 * list and not with the ranks of its kin.
 *
 * Method: of pools of the same kind and class in a past year, what share of the list they reached as many years later as the forecast lies beyond the data. Nothing
 * is fitted: the knots are the quantiles of what happened, and a class further down the list never reaches less than one before it. Pools of the last tenth go by
 * these shares alone, those further up by the model alone, and between the two the one passes into the other. Only past years are read.
 * In a year with a missing round pools seem to have closed earlier than they did: such years count only where there are too few complete ones.
 * The seats of SC and ST are learnt apart from other reserved ones, because they reach further down the list.
 * Seats that one kind of candidates left to another count for both: what those left shows how far the others reach. Where the given seats themselves closed
 * earlier, the model counts as well. Tried on 2025, one year ahead (`tools/forecast/list-end-calibration.ts`): Brier score of seats given to other universities
 * 0.2205 by the list alone, 0.2139 with the model; of those given to the home university 0.1941 and 0.1884.
 * Not to be trusted: a pool that closed early because no candidate further down applied counts as full, so chances are rather too low than too high.
 */
import { decodeSeatCode } from '../../colleges/seat-code.ts';
import { KNOTS } from '../forecaster.ts';
import {
  isGivenAway,
  type ListSource,
  type Reached,
  type ReachedYear,
  reachedByYear,
  reachKey,
  sectionReachKey,
} from './list-reach.ts';

/** How far pools like one reached, as shares of the list at the probabilities of `KNOTS`; null where too few are alike. */
export type Reach = {
  shares: readonly number[] | null;
  /** How much of the forecast goes by the shares: 1 at the end of the list, 0 far before it. */
  weight: number;
  /** What a pool that closed before the last tenth does not go beyond: the shares of those that closed in it. */
  most: readonly number[] | null;
};
/** Null for a pool that had no seat last year. */
export type ListEnd = { reachOf: (pool: number) => Reach | null };

/** From here on a pool is one of the end of the list. */
const END_FROM = 0.9;
/**
 * From here on the shares count beside the model, the more the nearer the end. Tried on 2025, one year ahead, candidates over the second half of the list
 * (`tools/forecast/list-end-calibration.ts`): Brier score 0.1013 from 0.8 on, 0.0990 from 0.7, 0.0976 from 0.6, 0.0969 from 0.5, 0.0967 from 0.4.
 */
const MEETS_FROM = 0.6;
/** Lower ends of the classes of pools that released nothing. */
const CLASSES = [0, 0.5, 0.6, 0.7, 0.8, END_FROM, 0.97];
/** Fewer pools than this are too few for quantiles. */
const FEWEST_POOLS = 40;
const RELEASED = 'released';

/** A pool of a class in one year, and the share of the list that it reached in a later one. */
type Sample = { year: number; share: number; isComplete: boolean };

/** Learns from the years up to `lastYear` how far pools reach `wait` years later. */
export function learnListEnd(source: ListSource, lastYear: number, wait: number): ListEnd {
  const years = reachedByYear(source, lastYear);
  const inSection = reachedByYear(source, lastYear, { isBySection: true }).get(lastYear);
  const { pools, categories } = source;
  const knots = knotsByClass(samplesOf(source, years, wait));
  const last = years.get(lastYear);
  return {
    reachOf: (pool) => {
      const category = pools.category[pool] ?? -1;
      const reached = last?.pools.get(reachKey(source, pools.programme[pool] ?? -1, category));
      if (reached === undefined) return null;
      const { share, closing, isReleased } = reached;
      const [kind = ''] = kindsOf(categories[category] ?? '');
      const shares = knots.get(`${kind} ${classOf(reached)}`) ?? null;
      const most = knots.get(`${kind} ${END_FROM}`) ?? null;
      const given = isGivenAway(source, pool) ? inSection?.pools.get(sectionReachKey(source, pool)) : undefined;
      if (share >= END_FROM && given !== undefined && given.share < END_FROM)
        return { shares, weight: (1 + weightOf(given)) / 2, most };
      if (isReleased) return { shares: shares && boundByClosing(shares, closing), weight: 1, most: null };
      if (share >= END_FROM) return { shares, weight: 1, most: null };
      return { shares, weight: weightOf(reached), most };
    },
  };
}

const weightOf = ({ share }: Reached) => Math.max(0, (share - MEETS_FROM) / (END_FROM - MEETS_FROM));

/** What the pools of each class reached `wait` years later, for reports. */
export const listEndSamples = (source: ListSource, lastYear: number, wait: number): Map<string, Sample[]> =>
  samplesOf(source, reachedByYear(source, lastYear), wait);

function samplesOf({ categories }: ListSource, years: ReadonlyMap<number, ReachedYear>, wait: number) {
  const samples = new Map<string, Sample[]>();
  for (const [year, before] of years) {
    const after = years.get(year + wait);
    if (after === undefined) continue;
    const isComplete = !before.hasGap && !after.hasGap;
    for (const [pool, reached] of before.pools) {
      const later = after.pools.get(pool);
      if (later === undefined) continue;
      for (const kind of kindsOf(categories[pool % categories.length] ?? '')) {
        const name = `${kind} ${classOf(reached)}`;
        const own = samples.get(name) ?? [];
        samples.set(name, own);
        own.push({ year, share: later.share, isComplete });
      }
    }
  }
  return samples;
}

/** The quantiles of each class that has enough pools, none below those of a class of the same kind before it. */
function knotsByClass(samples: ReadonlyMap<string, readonly Sample[]>): Map<string, readonly number[]> {
  const knots = new Map<string, readonly number[]>();
  for (const kind of new Set([...samples.keys()].map((name) => name.slice(0, name.lastIndexOf(' '))))) {
    let before: readonly number[] = KNOTS.map(() => 0);
    for (const own of [...CLASSES, RELEASED]) {
      const enough = samplesFor(samples, kind, own).find(({ length }) => length >= FEWEST_POOLS);
      if (enough === undefined) continue;
      const floor = before;
      before = quantilesOf(enough.map(({ share }) => share)).map((share, knot) => Math.max(share, floor[knot] ?? 0));
      knots.set(`${kind} ${own}`, before);
    }
  }
  return knots;
}

/** What a class of a kind may be learnt from, best first: complete years of its own, then of all reserved seats, then years with a missing round. */
function samplesFor(
  samples: ReadonlyMap<string, readonly Sample[]>,
  kind: string,
  own: number | string,
): (readonly Sample[])[] {
  const kinds = RESERVED_KINDS.has(kind) ? [kind, RESERVED] : [kind];
  const all = kinds.map((name) => samples.get(`${name} ${own}`) ?? []);
  const complete = all.map((group) => group.filter(({ isComplete }) => isComplete));
  // What a missing round released is not known at all.
  return own === RELEASED ? complete : [...complete, ...all];
}

/** What was released once may be filled the next time: a rank is safe only where the pool's own closing rank would also have let it in. */
function boundByClosing([lowest = 0, low = 0, ...others]: readonly number[], closing: number): number[] {
  return [Math.min(lowest, WELL_BEFORE * closing), Math.min(low, closing), ...others];
}
const WELL_BEFORE = 0.8;

const RESERVED = 'reserved';
/** Categories whose seats are learnt apart; all others are one kind. */
const RESERVED_APART: readonly string[] = ['SC', 'ST'];
const RESERVED_KINDS: ReadonlySet<string> = new Set([...RESERVED_APART, 'other']);

/** The kinds that a seat is evidence for, its own first. */
function kindsOf(code: string): readonly string[] {
  const seat = decodeSeatCode(code);
  if (seat?.kind !== 'category') return [seat?.kind ?? code];
  const category = seat.category ?? '';
  if (category === 'OPEN') return ['open'];
  return [RESERVED_APART.includes(category) ? category : 'other', RESERVED];
}

const classOf = ({ share, isReleased }: Reached) =>
  isReleased ? RELEASED : (CLASSES.findLast((from) => share >= from) ?? 0);

function quantilesOf(shares: number[]): number[] {
  shares.sort((one, other) => one - other);
  return KNOTS.map((knot) => {
    const at = knot * (shares.length - 1);
    const [low, high] = [shares[Math.floor(at)] ?? 0, shares[Math.ceil(at)] ?? 0];
    return low + (high - low) * (at - Math.floor(at));
  });
}
