import { HIGHEST_PERCENT, LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { useMessages } from '../lib/messages.ts';
import { chanceMessages } from './chance-messages.ts';

/** Says the chance of a programme as the predictor gives it: at its bounds the figure stands for all that lies beyond, and says so. */
export function useShownChance(): (chance: number) => string {
  const words = useMessages(chanceMessages);
  return (chance) => {
    const percent = Math.round(chance * 100);
    if (percent <= LOWEST_PERCENT) return words.lowest(LOWEST_PERCENT);
    if (percent >= HIGHEST_PERCENT) return words.highest(HIGHEST_PERCENT);
    return words.percent(percent);
  };
}
