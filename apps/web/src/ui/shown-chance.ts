import { HIGHEST_PERCENT, LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { commonMessages } from '../lib/common-messages.ts';
import { fill, useMessages } from '../lib/messages.ts';

/** Formats the chance of a programme. At the bounds it says 'at most' or 'at least', because the figure is cut off there. */
export function useShownChance(): (chance: number) => string {
  const messages = useMessages(commonMessages).chance;
  return (chance) => {
    const percent = Math.round(chance * 100);
    if (percent <= LOWEST_PERCENT) return fill(messages.lowest, { percent: LOWEST_PERCENT });
    if (percent >= HIGHEST_PERCENT) return fill(messages.highest, { percent: HIGHEST_PERCENT });
    return fill(messages.percent, { percent });
  };
}
