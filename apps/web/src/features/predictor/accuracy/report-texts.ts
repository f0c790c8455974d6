import { fill, textFor } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';

type Words = typeof predictorMessages.en.accuracy;

/** A share as a whole percentage: `0.804` → '80%' */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A share in percentage points: `0.0456` → '4.6' */
export const points = (share: number): string => (share * 100).toFixed(1);

/** Which rounds were known when the backtest made its forecasts. */
export const givenText = (words: Words, round: number): string =>
  round === 0 ? words.givenBefore : fill(words.given, { round });

/** What the backtest calls a kind of pool → what a student would. */
export function poolText(words: Words, name: string): string {
  return (
    textFor(words.pools, name) ?? name.replace(/^round (\d)$/, (_, round: string) => fill(words.poolOfRound, { round }))
  );
}
