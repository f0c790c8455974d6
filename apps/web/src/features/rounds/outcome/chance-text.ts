import type { outcomeMessages } from './messages.ts';

type Words = Pick<typeof outcomeMessages.en, 'percent' | 'under' | 'over'>;

/** A share of draws as honest words: no figure below 3 % or above 97 %. */
export function chanceText(chance: number, words: Words): string {
  if (chance < 0.03) return words.under;
  if (chance > 0.97) return words.over;
  return words.percent(Math.round(chance * 100));
}
