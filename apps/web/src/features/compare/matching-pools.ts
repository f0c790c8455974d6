import { closingOf } from '../../colleges/cutoffs/final-round.ts';
import type { HistoryView, Pool } from '../../colleges/cutoffs/history-view.ts';

/** The categories that both admissions know. */
export const CATEGORIES = ['OPEN', 'EWS', 'OBC', 'SC', 'ST'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A pool of the category with its newest closings, newest first. */
export type MatchingPool = { words: string; closings: { year: number; rank: number; round: number }[] };

const YEARS_SHOWN = 3;

/** The general pools of a category: not those for women only, not those within a disability or defence quota, not released seats. */
export function matchingPools(view: HistoryView, category: Category): MatchingPool[] {
  return view.pools
    .filter((pool) => (isCap(pool) ? isCapMatch(pool, category) : isJosaaMatch(pool, category)))
    .map((pool) => ({ words: wordsOf(view, pool), closings: newestClosings(pool) }))
    .filter(({ closings }) => closings.length > 0);
}

const isCap = ({ facets }: Pool) => facets.category !== undefined;

function isCapMatch({ facets }: Pool, category: Category): boolean {
  const codes = category === 'EWS' ? ['EWS'] : ['H', 'O', 'S'].map((level) => `G${category}${level}`);
  return codes.includes(facets.category ?? '') && facets.stage === 'I' && facets.exam === 'MHT-CET';
}

function isJosaaMatch({ facets }: Pool, category: Category): boolean {
  return facets.seatType === (category === 'OBC' ? 'OBC-NCL' : category) && facets.gender === 'N';
}

/** What sets the pool apart from the others of the same category. */
function wordsOf(view: HistoryView, { facets }: Pool): string {
  if (facets.quota !== undefined) return view.words.quota?.[facets.quota] ?? facets.quota;
  return view.words.section?.[facets.section ?? ''] ?? '';
}

function newestClosings(pool: Pool): MatchingPool['closings'] {
  return pool.years
    .flatMap((row) => {
      const found = closingOf(row, 'any');
      return found ? [{ year: row.year, rank: found.closing.rank, round: found.round }] : [];
    })
    .reverse()
    .slice(0, YEARS_SHOWN);
}
