import type { RupeeRange } from './net-cost.ts';

/** What a family pays for a seat of a list: the least and the most over the choices whose cost is known, and how many are unknown. */
export type ListCost = { known: RupeeRange | null; unknown: number };

export function listCost(choices: readonly (RupeeRange | null)[]): ListCost {
  const known = choices.filter((cost) => cost !== null);
  return {
    known:
      known.length === 0
        ? null
        : { least: Math.min(...known.map(({ least }) => least)), most: Math.max(...known.map(({ most }) => most)) },
    unknown: choices.length - known.length,
  };
}
