import { HIGHEST_PERCENT, LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { commonMessages } from '../lib/common-messages.ts';
import { fill, useMessages } from '../lib/messages.ts';

/** Formats a chance in whole per cent. At the bounds it says 'at most' or 'at least', because no figure is that exact there. */
export function useShownPercent(): (percent: number) => string {
  const messages = useMessages(commonMessages).chance;
  return (percent) => {
    if (percent <= LOWEST_PERCENT) return fill(messages.lowest, { percent: LOWEST_PERCENT });
    if (percent >= HIGHEST_PERCENT) return fill(messages.highest, { percent: HIGHEST_PERCENT });
    return fill(messages.percent, { percent });
  };
}

/** The same for a share. */
export function useShownChance(): (chance: number) => string {
  const shown = useShownPercent();
  return (chance) => shown(Math.round(chance * 100));
}
