import type { YearlyRupees } from './college.ts';

/** The share of the graduates who were placed, in whole per cent; null where it is unknown. */
export function placedPercent({
  placed,
  graduated,
}: {
  placed: number | null;
  graduated: number | null;
}): number | null {
  return percentOf(placed, graduated);
}

/** A part of the graduates in whole per cent; null where it is unknown or cannot be. */
export function percentOf(part: number | null, graduated: number | null): number | null {
  if (part === null || graduated === null || graduated === 0 || part > graduated) return null;
  return Math.round((100 * part) / graduated);
}

/** The newest known median pay. `years` are sorted newest first. */
export function newestMedianPay(
  years: readonly { graduatingYear: string; medianSalaryRupees: number | null }[],
): YearlyRupees | null {
  for (const { graduatingYear, medianSalaryRupees } of years)
    if (medianSalaryRupees !== null) return { rupees: medianSalaryRupees, year: graduatingYear };
  return null;
}
