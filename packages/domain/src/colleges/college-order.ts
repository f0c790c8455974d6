import type { CollegeListItem } from './college.ts';
import { sortedByKey } from './filters.ts';
import { plainName } from './names.ts';

/** How a list of colleges can be ordered. */
export type CollegeSort = 'hardest' | 'nirf' | 'name';

const LAST = 999_999_999;
const padded = (rank: number) => String(rank).padStart(9, '0');

/**
 * How hard a college is to enter: the closing rank of its second hardest programme, or of its only one. `closings` holds, for each
 * programme, the last rank that got an open seat in the newest year. One odd programme does not move the college. Null without any.
 */
export function entryRank(closings: readonly number[]): number | null {
  const [hardest, second] = [...closings].sort((one, other) => one - other);
  return second ?? hardest ?? null;
}

/** Hardest to enter first. Colleges without cut-offs come after all others, and those that no longer admit come last. */
export function hardestFirst<C extends CollegeListItem>(
  items: readonly C[],
  entryRankOf: (item: C) => number | null,
): C[] {
  return sortedByKey(items, (item) => {
    const isAdmitting = item.notAdmittingSince === null;
    return `${isAdmitting ? 0 : 1} ${padded(entryRankOf(item) ?? LAST)} ${nameOf(item)}`;
  });
}

/** From A to Z. */
export function byName<C extends CollegeListItem>(items: readonly C[]): C[] {
  return sortedByKey(items, nameOf);
}

const nameOf = (item: CollegeListItem) => `${plainName(item.name)} ${item.id}`;
