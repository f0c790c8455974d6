import { defineMessages } from '../lib/messages.ts';

/** The words of a chance; apart from the others, which every first page loads. */
export const chanceMessages = defineMessages({
  en: {
    percent: (percent: number) => `${percent}%`,
    lowest: (percent: number) => `up to ${percent}%`,
    highest: (percent: number) => `${percent}%+`,
    bands: { Safe: 'Safe', Likely: 'Likely', Possible: 'Possible', Reach: 'Reach', Unlikely: 'Unlikely' },
  },
  hi: () => import('./chance-messages.hi.ts'),
  mr: () => import('./chance-messages.mr.ts'),
});
