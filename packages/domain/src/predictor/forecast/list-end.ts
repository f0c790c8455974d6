/**
 * Pools that stay open to the end of the merit list. A closing rank is that of the last candidate who asked, so that a pool with empty seats closes wherever
 * the last one happened to stand, and moves with the length of the list and not with the ranks of its related. CAP shows such a pool in two ways: it closes near the
 * end of the list, or its seats are released to others because nobody of its own category was left.
 *
 * Method: which share of the list a pool reached, released counting as all of it; then, of pools of the same kind and class in a past year, what share they reached as
 * many years later as the forecast lies beyond the data. Nothing is fitted: the knots are the quantiles of what happened. Only past years are read.
 * A year of which a round is missing does not tell what was released in it: released pools are learnt from complete years alone.
 * Not to be trusted: a pool that closed early because nobody further down asked counts as full, so that chances are rather too low than too high.
 */
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '../../colleges/cap-codes.ts';
import { decodeSeatCode } from '../../colleges/seat-code.ts';
import { KNOTS } from '../forecaster.ts';
import type { CapSource } from './cap-table.ts';
import { listEnds } from './list-growth.ts';

/** The shares of the list that a pool reaches with the probabilities of `KNOTS`; null where the forecast of the model stands. */
export type ListEnd = { sharesOf: (programme: number, category: number) => readonly number[] | null };

type Source = Pick<CapSource, 'pools' | 'cells' | 'categories' | 'meritPoints'>;
type Reached = { share: number; closing: number; isReleased: boolean };
/** What the pools of a year reached, by programme and seat code, and whether one of its rounds is missing. */
type ReachedYear = { pools: Map<number, Reached>; hasGap: boolean };

/** From here on a pool is one of the end of the list. */
const END_FROM = 0.9;
/** Lower ends of the classes of pools that released nothing. */
const CLASSES = [0, END_FROM, 0.97];
/** Fewer pools than this tell no quantiles. */
const FEWEST_POOLS = 40;
const RELEASED = 'released';
const RELEASED_STAGES = ['II', 'VII', 'I-NP', 'I-ND'];
/** At this stage a seat goes to anybody, by merit. */
const FOR_ALL = 'VII';
/** A year with one round alone does not tell how far a pool reached by its end. */
const FEWEST_ROUNDS = 2;

/** A pool of a class in one year, and the share of the list that it reached in a later one. */
type Sample = { year: number; share: number; isComplete: boolean };

/** Learns from the years up to `lastYear` how far pools reach `wait` years later. */
export function learnListEnd(source: Source, lastYear: number, wait: number): ListEnd {
  const years = reachedByYear(source, lastYear);
  const samples = samplesOf(source, years, wait);
  const knots = new Map(
    [...samples].flatMap(([name, all]) => {
      const own = all.filter(({ isComplete }) => isComplete || !name.endsWith(RELEASED)).map(({ share }) => share);
      return own.length < FEWEST_POOLS ? [] : [[name, quantilesOf(own)] as const];
    }),
  );
  const last = years.get(lastYear);
  return {
    sharesOf: (programme, category) => {
      const reached = last?.pools.get(programme * source.categories.length + category);
      const code = source.categories[category] ?? '';
      if (reached === undefined) return null;
      if (!reached.isReleased && reached.share < END_FROM) return null;
      const shares = knots.get(classOf(code, reached));
      return shares === undefined ? null : reached.isReleased ? boundByClosing(shares, reached.closing) : shares;
    },
  };
}

/** What the pools of each class reached `wait` years later, for inspection. */
export const listEndSamples = (source: Source, lastYear: number, wait: number): Map<string, Sample[]> =>
  samplesOf(source, reachedByYear(source, lastYear), wait);

function samplesOf({ categories }: Source, years: ReadonlyMap<number, ReachedYear>, wait: number) {
  const samples = new Map<string, Sample[]>();
  for (const [year, before] of years) {
    const after = years.get(year + wait);
    if (after === undefined) continue;
    const isComplete = !before.hasGap && !after.hasGap;
    for (const [pool, reached] of before.pools) {
      const later = after.pools.get(pool);
      if (later === undefined) continue;
      const name = classOf(categories[pool % categories.length] ?? '', reached);
      const own = samples.get(name) ?? [];
      samples.set(name, own);
      own.push({ year, share: later.share, isComplete });
    }
  }
  return samples;
}

/** What was released once may be filled the next time: a rank is safe only where the pool's own closing rank would also have let it in. */
function boundByClosing([lowest = 0, low = 0, ...others]: readonly number[], closing: number): number[] {
  return [Math.min(lowest, WELL_BEFORE * closing), Math.min(low, closing), ...others];
}
const WELL_BEFORE = 0.8;

/** By year, the share of the list that each programme and seat code reached. */
function reachedByYear(source: Source, lastYear: number): Map<number, ReachedYear> {
  const { pools, cells, meritPoints } = source;
  const ends = listEnds(meritPoints);
  const poolsServed = servedBy(source);
  const years = new Map<number, Map<number, Reached>>();
  const rounds = new Map<number, Set<number>>();
  for (let pool = 0; pool < pools.programme.length; pool += 1) {
    const served = poolsServed(pool);
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
      const year = cells.year[cell] ?? 0;
      const end = ends.get(year);
      if (year > lastYear || end === undefined) continue;
      const own = years.get(year) ?? new Map<number, Reached>();
      years.set(year, own);
      if (served.length > 0) rounds.set(year, (rounds.get(year) ?? new Set()).add(cells.round[cell] ?? 0));
      for (const { key, isReleased } of served) {
        const before = own.get(key);
        const closing = isReleased ? 0 : Math.min(1, (cells.meritNumber[cell] ?? 0) / end);
        own.set(key, {
          share: Math.max(isReleased ? 1 : closing, before?.share ?? 0),
          closing: Math.max(closing, before?.closing ?? 0),
          isReleased: isReleased || before?.isReleased === true,
        });
      }
    }
  }
  return new Map(
    [...years].flatMap(([year, own]) => {
      const held = rounds.get(year) ?? new Set();
      return held.size < FEWEST_ROUNDS ? [] : [[year, { pools: own, hasGap: Math.max(...held) > held.size }] as const];
    }),
  );
}

/**
 * Which pools a row of the lists tells something of: its own; the one whose seats it released, which was then open to all of its own; and the open pool of the
 * programme, for which seats released to everyone count as its own.
 */
function servedBy({ pools, categories }: Source): (pool: number) => readonly { key: number; isReleased: boolean }[] {
  return (pool) => {
    const stage = CAP_STAGES[pools.stage[pool] ?? -1];
    const section = CAP_SECTIONS[pools.section[pool] ?? -1]?.code ?? '';
    if (stage === undefined || section.endsWith('AI')) return [];
    const isStateList = CAP_EXAMS[pools.exam[pool] ?? -1]?.code === 'C';
    const category = pools.category[pool] ?? -1;
    const seat = decodeSeatCode(categories[category] ?? '');
    const keyOf = (own: number) => (pools.programme[pool] ?? 0) * categories.length + own;
    if (stage.isOwn) return isStateList ? [{ key: keyOf(category), isReleased: false }] : [];
    const isOpen = seat?.category === 'OPEN' && seat.kind === 'category';
    const own = RELEASED_STAGES.includes(stage.code) && !isOpen ? [{ key: keyOf(category), isReleased: true }] : [];
    const isForAll = stage.code === FOR_ALL && isStateList && seat?.kind === 'category' && seat.gender === 'general';
    const open = isForAll ? categories.indexOf(`GOPEN${seat.code.slice(-1)}`) : -1;
    return open === -1 ? own : [...own, { key: keyOf(open), isReleased: false }];
  };
}

function classOf(code: string, { share, isReleased }: Reached): string {
  const seat = decodeSeatCode(code);
  const kind = seat?.kind === 'category' ? (seat.category === 'OPEN' ? 'open' : 'reserved') : (seat?.kind ?? code);
  return `${kind} ${isReleased ? RELEASED : CLASSES.findLast((from) => share >= from)}`;
}

function quantilesOf(shares: number[]): number[] {
  shares.sort((one, other) => one - other);
  return KNOTS.map((knot) => {
    const at = knot * (shares.length - 1);
    const [low, high] = [shares[Math.floor(at)] ?? 0, shares[Math.ceil(at)] ?? 0];
    return low + (high - low) * (at - Math.floor(at));
  });
}
