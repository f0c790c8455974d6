import { HIGHEST_PERCENT, LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { commonMessages } from '../lib/common-messages.ts';
import { fill, useMessages } from '../lib/messages.ts';

/** Says the chance of a programme as the predictor gives it: at its bounds the figure stands for all that lies beyond, and says so. */
export function useShownChance(): (chance: number) => string {
  const words = useMessages(commonMessages).chance;
  return (chance) => {
    const percent = Math.round(chance * 100);
    if (percent <= LOWEST_PERCENT) return fill(words.lowest, { percent: LOWEST_PERCENT });
    if (percent >= HIGHEST_PERCENT) return fill(words.highest, { percent: HIGHEST_PERCENT });
    return fill(words.percent, { percent });
  };
}
