/**
 * What may be wrong with the row of a fee. `earlierYear`: the newest report had none, so it is that of the year before. `otherName`: the authority names
 * another school. `foundByName`: the code did not match. `splitOfYearBefore`: only the total is new.
 */
export const FEE_DOUBTS = ['earlierYear', 'otherName', 'foundByName', 'splitOfYearBefore', 'unclear'] as const;
export type FeeDoubt = (typeof FEE_DOUBTS)[number];

const PATTERNS: readonly (readonly [FeeDoubt, RegExp])[] = [
  ['earlierYear', /^not on the \d{4}-\d{2} report/],
  ['otherName', /^FRA (?:name|id|row)/],
  ['foundByName', /^matched by name/],
  ['splitOfYearBefore', /^\d{4}-\d{2} report gives only the total/],
];

/** The doubt in a note: 'FRA meeting 2026-06-15; matched by name not code' → 'foundByName'. Null where it only names the meeting. */
export function feeDoubtOf(note: string | null): FeeDoubt | null {
  const [, doubt] = note?.split('; ') ?? [];
  if (doubt === undefined) return null;
  return PATTERNS.find(([, pattern]) => pattern.test(doubt))?.[0] ?? 'unclear';
}
