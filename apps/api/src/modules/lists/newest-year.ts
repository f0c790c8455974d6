import type { Column } from '../../catalogue/columns.ts';

/** The newest year of some cut-offs; 0 of none. */
export function newestYear({ year }: { year: Column }): number {
  let newest = 0;
  for (const own of year) if (own > newest) newest = own;
  return newest;
}
