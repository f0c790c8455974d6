import type { CapHistory, JosaaHistory } from './cutoff-history.ts';
import type { CapCategory } from './seat-code.ts';

/** Whom the open seats of a programme are for. */
export const OPEN_SEATS = [
  'state',
  'home',
  'other',
  'all-india',
  'home-state',
  'other-states',
  'goa',
  'jammu-kashmir',
  'ladakh',
] as const;
export type OpenSeats = (typeof OPEN_SEATS)[number];

/** One round: the last rank that got a seat, with its percentile where the list prints one; null where none is on record. */
export type RoundClosing = readonly [rank: number, percentile: number | null] | null;

/** The closings of one programme's open seats, newest year first, round 1 first. */
export type OpenClosings = { seats: OpenSeats; years: { year: number; rounds: RoundClosing[] }[] };

const YEARS_SHOWN = 3;
const MHT_CET = 'MHT-CET';
const OWN_STAGE = 'I';

/** The last letter of a seat code of CAP and the section whose candidates it is for. */
const CAP_SEATS: Readonly<Record<string, OpenSeats>> = {
  'S STATE': 'state',
  'H HU': 'home',
  'O OHU': 'other',
};
const JOSAA_OPEN: Readonly<Record<string, OpenSeats>> = {
  AI: 'all-india',
  HS: 'home-state',
  OS: 'other-states',
  GO: 'goa',
  JK: 'jammu-kashmir',
  LA: 'ladakh',
};

/** Which seats of a category a CAP pool is, if any: open ones unless another category is named. `letter` is G for general seats and L for those of women. */
export function capOpenSeats(
  pool: { category: string; section: string; isOwnStage: boolean; exam: string },
  letter: 'G' | 'L',
  category: CapCategory = 'OPEN',
): OpenSeats | undefined {
  if (!pool.isOwnStage || pool.exam !== MHT_CET || pool.category.slice(0, -1) !== `${letter}${category}`)
    return undefined;
  return CAP_SEATS[`${pool.category.slice(-1)} ${pool.section}`];
}

/** The open closings of a CAP college by course code. A college for women has no general seats: there the women's seats count. */
export function capOpenClosings({ programmes, pools }: CapHistory): Map<string, OpenClosings[]> {
  const ofLetter = (letter: 'G' | 'L') =>
    pools.flatMap(({ programme, category, section, stage, exam, years }) => {
      const seats = capOpenSeats({ category, section, isOwnStage: stage === OWN_STAGE, exam }, letter);
      return seats ? [{ key: programmes[programme]?.courseCode ?? '', seats, years }] : [];
    });
  const general = ofLetter('G');
  return newestClosings(
    (general.length > 0 ? general : ofLetter('L')).map(({ years, ...pool }) => ({
      ...pool,
      years: years.map(({ year, closing }) => ({ year, rounds: closing })),
    })),
  );
}

/** The open, gender-neutral closings of a JEE institute by programme id. Ranks of the preparatory list are left out. */
export function josaaOpenClosings({ programmes, pools }: JosaaHistory): Map<number, OpenClosings[]> {
  return newestClosings(
    pools.flatMap(({ programme, quota, seatType, gender, years }) => {
      const seats = JOSAA_OPEN[quota];
      if (seats === undefined || seatType !== 'OPEN' || gender !== 'N') return [];
      const rows = years.map(({ year, closing }) => ({
        year,
        rounds: closing.map((cell): RoundClosing => {
          const { rank, isPreparatory } =
            cell === null || typeof cell === 'number' ? { rank: cell, isPreparatory: false } : cell;
          return rank === null || isPreparatory ? null : [rank, null];
        }),
      }));
      return [{ key: programmes[programme]?.id ?? 0, seats, years: rows }];
    }),
  );
}

/**
 * The last years of each pool that has a closing in the newest year of the college. A college that became autonomous has no home
 * university seats any more, and their closings are no guide.
 */
function newestClosings<K>(pools: readonly (OpenClosings & { key: K })[]): Map<K, OpenClosings[]> {
  const newest = Math.max(...pools.flatMap(({ years }) => years.map(({ year }) => year)));
  const current = pools
    .filter(({ years }) => years.some(({ year }) => year === newest))
    .sort((one, other) => OPEN_SEATS.indexOf(one.seats) - OPEN_SEATS.indexOf(other.seats));
  return new Map(
    [...Map.groupBy(current, ({ key }) => key)].map(([key, same]) => [
      key,
      same.map(({ seats, years }) => ({
        seats,
        years: years.filter(({ year }) => year > newest - YEARS_SHOWN).sort((one, other) => other.year - one.year),
      })),
    ]),
  );
}

/** The round of a year that closed at the largest rank: the last rank that got a seat at all. A later round can close at a better one. */
export function loosestRound(
  rounds: readonly RoundClosing[],
): { round: number; closing: NonNullable<RoundClosing> } | null {
  let found: { round: number; closing: NonNullable<RoundClosing> } | null = null;
  for (const [place, closing] of rounds.entries())
    if (closing !== null && (found === null || closing[0] > found.closing[0])) found = { round: place + 1, closing };
  return found;
}

/** From the easiest to the hardest programme of a college: how the last student stood who got a seat there in the year. */
export type LevelRange = { easiest: number; hardest: number };
/**
 * In CAP a range is of the seats that students of the college's home university can take. `other` is that of students of other universities, null
 * where none of theirs is on record; it is absent where all seats are at state level, for everyone alike.
 */
export type SeatRange = LevelRange & { other?: LevelRange | null };
/** How the open seats closed in the newest year. */
export type ClosingRange = SeatRange & { year: number; scale: RankScale };
/** How the seats closed that a candidate of each category can take, the open ones included. */
export type CategoryClosings = Record<string, SeatRange>;
/** Ranks of different lists are never compared, so a range names its list. */
export type RankScale = 'percentile' | 'JEE Advanced' | 'JEE Main';

/** One entry of `programmes` for each programme, with its open seats. Null without closings. */
export function closingRange(programmes: readonly (readonly OpenClosings[])[], scale: RankScale): ClosingRange | null {
  const newest = Math.max(...programmes.flat().flatMap(({ years }) => years.map(({ year }) => year)));
  const levels = programmes.flatMap((seats) => {
    const rounds = seats.flatMap(({ years }) => years.find(({ year }) => year === newest)?.rounds ?? []);
    const [rank, percentile] = loosestRound(rounds)?.closing ?? [null, null];
    return (scale === 'percentile' ? percentile : rank) ?? [];
  });
  const range = rangeOf(levels, scale);
  return range && { year: newest, ...range, scale };
}

function rangeOf(levels: readonly number[], scale: RankScale): LevelRange | null {
  if (levels.length === 0) return null;
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const [easiest, hardest] = scale === 'percentile' ? [lowest, highest] : [highest, lowest];
  return { easiest, hardest };
}

/**
 * The range of a CAP college from the last percentiles of each programme's seats. Home university seats and those of other universities close far
 * apart, and no student can have both, so they are never mixed; a programme without that division counts with its state level seats.
 */
export function capRange(programmes: readonly Partial<Record<OpenSeats, number>>[]): SeatRange | null {
  const rangeFor = (own: 'home' | 'other') =>
    rangeOf(
      programmes.flatMap((seats) => seats[own] ?? seats.state ?? []),
      'percentile',
    );
  const isDivided = programmes.some(({ home, other }) => home !== undefined || other !== undefined);
  const home = rangeFor('home');
  return home && { ...home, ...(isDivided && { other: rangeFor('other') }) };
}

/** Outside the IITs architecture and planning go by ranks of JEE Main paper 2, which are never compared with the others. */
export const isOfPaper2 = (course: string, rankBasis: string): boolean =>
  rankBasis === 'JEE Main' && /\bB\.(?:Arch|Plan)\b/.test(course);
