import type { Outcome } from '@dakhila/contract/list-views';

/** How deep in the list a held seat stands. The borders are those of compulsory acceptance. */
export const SHARE_GROUPS = ['first', 'three', 'six', 'rest', 'none'] as const;
export type ShareGroup = (typeof SHARE_GROUPS)[number];
export type RoundShares = { round: number; shares: Record<ShareGroup, number> };

const groupOf = (place: number): ShareGroup =>
  place === 1 ? 'first' : place <= 3 ? 'three' : place <= 6 ? 'six' : 'rest';

/** For each round the share of draws in which the seat held then is of each depth; choices without odds are in none of them. */
export function roundShares({ choices, noneByRound, rounds }: Outcome): RoundShares[] {
  return Array.from({ length: rounds }, (_, index) => {
    const shares = { first: 0, three: 0, six: 0, rest: 0, none: noneByRound[index] ?? 0 };
    for (const [place, { byRound }] of choices.entries()) shares[groupOf(place + 1)] += byRound?.[index] ?? 0;
    return { round: index + 1, shares };
  });
}
