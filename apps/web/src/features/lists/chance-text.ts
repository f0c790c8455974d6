import { HIGHEST_PERCENT, LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { fill } from '../../lib/messages.ts';

type ChanceMessages = { under: string; over: string; percent: string };

/** A chance in whole percents as text: no figure below 3% or above 97%, where the model is not that exact. */
export function chanceText(messages: ChanceMessages, percent: number): string {
  if (percent < LOWEST_PERCENT) return messages.under;
  return percent > HIGHEST_PERCENT ? messages.over : fill(messages.percent, { percent });
}
