/**
 * How far into the merit list of CAP the pools of each year reached. A closing rank is that of the last candidate admitted; a pool whose seats were released to
 * others, because nobody of its own category was left, was open to the end.
 */
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '../../colleges/cap-codes.ts';
import { decodeSeatCode } from '../../colleges/seat-code.ts';
import type { CapSource } from './cap-table.ts';
import { listEnds } from './list-growth.ts';

/** The closing ranks of CAP and the lengths of its lists. */
export type ListSource = Pick<CapSource, 'pools' | 'cells' | 'categories' | 'meritPoints'>;
/** What a pool reached in a year, as a share of the list: with released seats, and by its closing alone. */
export type Reached = { share: number; closing: number; isReleased: boolean };
/** What the pools of a year reached, by programme and seat code, and whether one of its rounds is missing. */
export type ReachedYear = { pools: Map<number, Reached>; hasGap: boolean };

const RELEASED_STAGES = ['II', 'VII', 'I-NP', 'I-ND'];
/** At this stage a seat goes to anybody, by merit. */
const FOR_ALL = 'VII';
/** A year with only one round does not show how far a pool reached by its end. */
const FEWEST_ROUNDS = 2;

/** The key of a programme and an index in `categories` within a year. */
export const reachKey = ({ categories }: Pick<ListSource, 'categories'>, programme: number, category: number): number =>
  programme * categories.length + category;

/** The key of the pools of one programme, seat code and section, where those of other sections must not count. */
export const sectionReachKey = (source: Pick<ListSource, 'pools' | 'categories'>, pool: number): number =>
  keyInSection(source, pool, source.pools.category[pool] ?? -1);

const GIVEN_AWAY = ['HU_TO_OHU', 'OHU_TO_HU'];
/** Whether a pool is of seats that candidates of one kind left to those of another. */
export const isGivenAway = ({ pools }: Pick<ListSource, 'pools'>, pool: number): boolean =>
  GIVEN_AWAY.includes(CAP_SECTIONS[pools.section[pool] ?? -1]?.code ?? '');

function keyInSection({ pools, categories }: Pick<ListSource, 'pools' | 'categories'>, pool: number, category: number) {
  const key = reachKey({ categories }, pools.programme[pool] ?? 0, category);
  return key * CAP_SECTIONS.length + (pools.section[pool] ?? 0);
}

type Options = { isBySection?: boolean };

/** By year, the share of the list that each programme and seat code reached, or each section of it. */
export function reachedByYear(
  source: ListSource,
  lastYear: number,
  { isBySection = false }: Options = {},
): Map<number, ReachedYear> {
  const { pools, cells, meritPoints } = source;
  const ends = listEnds(meritPoints);
  const poolsServed = servedBy(source, isBySection);
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
 * Which pools a row of the lists is evidence for: its own pool; the pool whose seats it released, which was then open to all its candidates; and the open pool of the
 * programme, for which seats released to everyone count as its own.
 */
function servedBy(
  source: ListSource,
  isBySection: boolean,
): (pool: number) => readonly { key: number; isReleased: boolean }[] {
  const { pools, categories } = source;
  return (pool) => {
    const stage = CAP_STAGES[pools.stage[pool] ?? -1];
    const section = CAP_SECTIONS[pools.section[pool] ?? -1]?.code ?? '';
    if (stage === undefined || section.endsWith('AI')) return [];
    const isStateList = CAP_EXAMS[pools.exam[pool] ?? -1]?.code === 'C';
    const category = pools.category[pool] ?? -1;
    const seat = decodeSeatCode(categories[category] ?? '');
    const keyOf = (own: number) =>
      isBySection ? keyInSection(source, pool, own) : reachKey(source, pools.programme[pool] ?? 0, own);
    if (stage.isOwn) return isStateList ? [{ key: keyOf(category), isReleased: false }] : [];
    const isOpen = seat?.category === 'OPEN' && seat.kind === 'category';
    const own = RELEASED_STAGES.includes(stage.code) && !isOpen ? [{ key: keyOf(category), isReleased: true }] : [];
    const isForAll = stage.code === FOR_ALL && isStateList && seat?.kind === 'category' && seat.gender === 'general';
    const open = isForAll ? categories.indexOf(`GOPEN${seat.code.slice(-1)}`) : -1;
    return open === -1 ? own : [...own, { key: keyOf(open), isReleased: false }];
  };
}
