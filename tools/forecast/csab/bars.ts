import type { Scores } from '../tally.ts';

/** What a forecast of CSAB must reach before students see it. A range needs the first two, a chance all of them. */
export const CSAB_BARS = { within20: 0.7, coverage: { least: 0.78, most: 0.84 }, ece: 0.03 } as const;

/** The bars that scores miss, each by its name in the tables. */
export function missedBars({ within20, coverage80, ece }: Pick<Scores, 'within20' | 'coverage80' | 'ece'>): string[] {
  const { least, most } = CSAB_BARS.coverage;
  const isCovered = coverage80 !== null && coverage80 >= least && coverage80 <= most;
  return [
    ...(within20 !== null && within20 >= CSAB_BARS.within20 ? [] : ['within 20%']),
    ...(isCovered ? [] : ['in 80%']),
    ...(isCalibrated(ece) ? [] : ['ECE']),
  ];
}

/** Whether chances were off by no more than the bar allows. */
export const isCalibrated = (ece: number | null): boolean => ece !== null && ece <= CSAB_BARS.ece;
