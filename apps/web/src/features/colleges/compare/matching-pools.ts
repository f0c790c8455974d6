import type { Exam } from '@dakhila/contract/exam';
import { closingOf } from '../shared/cutoffs/final-round.ts';
import type { HistoryView, Pool } from '../shared/cutoffs/history-view.ts';

/** The categories of both admissions, then those of CAP alone. */
const COMMON = ['OPEN', 'EWS', 'OBC', 'SC', 'ST'] as const;
export const CATEGORIES = [...COMMON, 'SEBC', 'VJ', 'NT1', 'NT2', 'NT3'] as const;
export type Category = (typeof CATEGORIES)[number];

export const isKnownTo = (exam: Exam, category: Category) =>
  exam === 'mht-cet' || COMMON.some((common) => common === category);

/** A pool of the category with its newest closings, newest first. */
export type MatchingPool = { words: string; closings: { year: number; rank: number; round: number }[] };

const YEARS_SHOWN = 3;

/**
 * The general pools of a category: not those for women only, not those within a disability or defence quota, not released seats.
 * Pools of the newest lists come first. What has not closed for so many years is left out: those seats are no longer given.
 */
export function matchingPools(view: HistoryView, category: Category): MatchingPool[] {
  const found = view.pools
    .filter((pool) => (isCap(pool) ? isCapMatch(pool, category) : isJosaaMatch(pool, category)))
    .map((pool) => ({ words: wordsOf(view, pool), closings: newestClosings(pool) }))
    .sort((one, other) => newestYear(other) - newestYear(one));
  const newest = Math.max(0, ...found.map(newestYear));
  return found.filter((pool) => newestYear(pool) > 0 && newestYear(pool) > newest - YEARS_SHOWN);
}

const newestYear = ({ closings }: MatchingPool) => closings[0]?.year ?? 0;

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
