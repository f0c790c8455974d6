import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import { entryRank } from '@dakhila/domain/colleges/college-order';
import { capOpenSeats } from '@dakhila/domain/colleges/open-closings';
import type { CapCutoffs } from './cap-cutoffs.ts';

/** How hard each CAP college is to enter, by its code: from the loosest open closing of each programme in the newest year. */
export function entryRanks(cutoffs: CapCutoffs): ReadonlyMap<string, number> {
  let newest = 0;
  for (const year of cutoffs.cells.year) newest = Math.max(newest, year);
  const [general, women] = (['G', 'L'] as const).map((letter) => loosestOpen(cutoffs, letter, newest));
  const ranks = new Map<string, number>();
  for (const [college, closings] of [...(women ?? []), ...(general ?? [])]) {
    const rank = entryRank([...closings.values()]);
    if (rank !== null) ranks.set(college, rank);
  }
  return ranks;
}

/** College → programme → the last rank of the year that got an open seat. */
function loosestOpen(cutoffs: CapCutoffs, letter: 'G' | 'L', year: number): Map<string, Map<number, number>> {
  const { categories, pools, cells, programmes, byCategory } = cutoffs;
  const found = new Map<string, Map<number, number>>();
  for (const [place, category] of categories.entries()) {
    for (const pool of category.startsWith(`${letter}OPEN`) ? byCategory.of(place) : []) {
      const seats = capOpenSeats(
        {
          category,
          section: CAP_SECTIONS[pools.section[pool] ?? 0]?.code ?? '',
          isOwnStage: CAP_STAGES[pools.stage[pool] ?? 0]?.isOwn ?? false,
          exam: CAP_EXAMS[pools.exam[pool] ?? 0]?.published ?? '',
        },
        letter,
      );
      if (seats === undefined) continue;
      const programme = pools.programme[pool] ?? 0;
      const college = programmes[programme]?.collegeCode ?? '';
      for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
        if (cells.year[cell] !== year) continue;
        const closings = found.get(college) ?? new Map<number, number>();
        closings.set(programme, Math.max(closings.get(programme) ?? 0, cells.meritNumber[cell] ?? 0));
        found.set(college, closings);
      }
    }
  }
  return found;
}
