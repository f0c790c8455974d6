/** What was typed into a field for a number: nothing, a number, or something that is none (NaN). Commas and spaces of grouping are no mistake. */
export function readNumber(typed: string): number | undefined {
  const text = typed.replace(/[\s,]/g, '');
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A whole number from 1. */
export const isWholeUpTo = (most: number) => (value: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** A percentile. */
export const isPercentile = (value: number) => value >= 0 && value <= 100;
