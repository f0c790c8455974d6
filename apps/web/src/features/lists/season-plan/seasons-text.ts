import { HIGHEST_PERCENT, LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { fill, useMessages } from '../../../lib/messages.ts';
import { seasonPlanMessages } from './messages.ts';

/** '18 of 100 seasons'. No figure below 3 or above 97, where the model is not that exact. */
export function useSeasonsText(): (percent: number) => string {
  const { seasons: messages } = useMessages(seasonPlanMessages);
  return (percent) => {
    if (percent < LOWEST_PERCENT) return fill(messages.under, { count: LOWEST_PERCENT });
    if (percent > HIGHEST_PERCENT) return fill(messages.over, { count: HIGHEST_PERCENT });
    return fill(messages.count, { count: percent });
  };
}
