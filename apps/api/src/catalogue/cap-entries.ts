import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import { entryRank } from '@dakhila/domain/colleges/college-order';
import {
  type CategoryClosings,
  type ClosingRange,
  capOpenSeats,
  capRange,
  type OpenSeats,
} from '@dakhila/domain/colleges/open-closings';
import { CAP_CATEGORIES, type CapCategory } from '@dakhila/domain/colleges/seat-code';
import type { CapCutoffs } from './cap-cutoffs.ts';

/** How hard a CAP college is to enter: by the open seats of each programme in the newest year. */
export type CapEntry = {
  /** From all kinds of its open seats. */
  rank: number | null;
  closings: ClosingRange | null;
  categoryClosings: CategoryClosings;
};

/** The cell with the highest closing rank of each kind of seats of a programme. */
type Loosest = Partial<Record<OpenSeats, number>>;
/** By college and programme. */
type LoosestOf = Map<string, Map<number, Loosest>>;

const RESERVED = (Object.keys(CAP_CATEGORIES) as CapCategory[]).filter((category) => category !== 'OPEN');

/** By college code. */
export function capEntries(cutoffs: CapCutoffs): ReadonlyMap<string, CapEntry> {
  const { meritNumber, percentile } = cutoffs.cells;
  let newest = 0;
  for (const year of cutoffs.cells.year) newest = Math.max(newest, year);
  // A college for women has no general seats: there the women's seats count. Elsewhere a man cannot have them.
  const ofCategory = (category: CapCategory): [general: LoosestOf, women: LoosestOf] => [
    loosestSeats(cutoffs, 'G', newest, category),
    loosestSeats(cutoffs, 'L', newest, category),
  ];
  const [general, women] = ofCategory('OPEN');
  const reserved = RESERVED.map((category) => [category, ...ofCategory(category)] as const);
  const rankOf = (cell: number) => meritNumber[cell] ?? 0;
  const rangeOf = (programmes: Iterable<Loosest>) =>
    capRange([...programmes].map((seats) => mapSeats(seats, (cell) => percentile[cell] ?? Number.NaN)));
  const entries = new Map<string, CapEntry>();
  for (const [college, open] of [...women, ...general]) {
    const categoryClosings: CategoryClosings = {};
    for (const [category, ofGeneral, ofWomen] of reserved) {
      const own = (general.has(college) ? ofGeneral : ofWomen).get(college);
      // A candidate of a category competes for the open seats too, so the looser of both is the last that could be theirs.
      const range = own && rangeOf(looserOf(open, own, rankOf).values());
      if (range) categoryClosings[category] = range;
    }
    const range = rangeOf(open.values());
    entries.set(college, {
      rank: entryRank([...open.values()].map((seats) => Math.max(...Object.values(seats).map(rankOf)))),
      closings: range && { year: newest, ...range, scale: 'percentile' },
      categoryClosings,
    });
  }
  return entries;
}

function mapSeats(seats: Loosest, read: (cell: number) => number): Partial<Record<OpenSeats, number>> {
  return Object.fromEntries(
    Object.entries(seats).flatMap(([kind, cell]) => {
      const level = read(cell);
      return Number.isNaN(level) ? [] : [[kind, level]];
    }),
  );
}

function looserOf(
  open: ReadonlyMap<number, Loosest>,
  own: ReadonlyMap<number, Loosest>,
  rankOf: (cell: number) => number,
): Map<number, Loosest> {
  const both = new Map(open);
  for (const [programme, seats] of own) {
    const looser = { ...both.get(programme) };
    for (const kind of Object.keys(seats) as OpenSeats[]) {
      const [cell, last] = [seats[kind], looser[kind]];
      if (cell !== undefined && (last === undefined || rankOf(cell) > rankOf(last))) looser[kind] = cell;
    }
    both.set(programme, looser);
  }
  return both;
}

function loosestSeats(cutoffs: CapCutoffs, letter: 'G' | 'L', year: number, wanted: CapCategory): LoosestOf {
  const { categories, pools, cells, programmes, byCategory } = cutoffs;
  const found: LoosestOf = new Map();
  for (const [index, category] of categories.entries()) {
    for (const pool of category.startsWith(`${letter}${wanted}`) ? byCategory.of(index) : []) {
      const kind = capOpenSeats(
        {
          category,
          section: CAP_SECTIONS[pools.section[pool] ?? 0]?.code ?? '',
          isOwnStage: CAP_STAGES[pools.stage[pool] ?? 0]?.isOwn ?? false,
          exam: CAP_EXAMS[pools.exam[pool] ?? 0]?.published ?? '',
        },
        letter,
        wanted,
      );
      if (kind === undefined) continue;
      const programme = pools.programme[pool] ?? 0;
      const college = programmes[programme]?.collegeCode ?? '';
      for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
        if (cells.year[cell] !== year) continue;
        const ofCollege = found.get(college) ?? new Map<number, Loosest>();
        const seats = ofCollege.get(programme) ?? {};
        const last = seats[kind];
        if (last === undefined || (cells.meritNumber[cell] ?? 0) > (cells.meritNumber[last] ?? 0)) seats[kind] = cell;
        found.set(college, ofCollege.set(programme, seats));
      }
    }
  }
  return found;
}
