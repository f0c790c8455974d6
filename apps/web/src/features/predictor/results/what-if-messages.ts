import { defineMessages } from '../../../lib/messages.ts';

export const whatIfMessages = defineMessages({
  en: {
    title: 'What if my number were different?',
    lead: {
      josaa:
        'See how your results would move with half to double the candidates ahead of you. All your ranks move together. Free, costs no attempt, and nothing is saved.',
      'mht-cet':
        'See how your results would move with half to double the candidates ahead of you. Only this number moves. Free, costs no attempt, and nothing is saved.',
    },
    anotherRank: 'Your rank',
    valueText: (value: string, counts: string) => `${value}. ${counts}`,
    worse: (value: string) => `Worse: ${value}`,
    better: (value: string) => `Better: ${value}`,
    now: (count: string) => `now ${count}`,
    isOwn: 'This is your own number. Move the slider.',
    rowsMove: 'Each programme below shows its band with this number.',
    back: (value: string) => `Back to my number: ${value}`,
    rowWith: (value: string, band: string) => `With ${value}: ${band}`,
    loading: 'Working it out…',
    failed: 'Couldn’t work this out. Please try again.',
    tryAgain: 'Try again',
    older: 'This prediction is from older data. Predict again to try other numbers.',
    fields: {
      mainCrl: 'JEE Main common rank (CRL)',
      mainPercentile: 'JEE Main percentile',
      mainSecondPercentile: 'JEE Main percentile',
      mainCategoryRank: 'JEE Main category rank',
      advancedCrl: 'JEE Advanced common rank (CRL)',
      advancedCategoryRank: 'JEE Advanced category rank',
      meritNumber: 'State merit number',
      percentile: 'MHT-CET percentile',
      allIndiaMeritNumber: 'All India merit number of CAP',
      jeeMainRank: 'JEE Main common rank (CRL)',
      jeeMainPercentile: 'JEE Main percentile',
    },
  },
  hi: () => import('./what-if-messages.hi.ts'),
  mr: () => import('./what-if-messages.mr.ts'),
});
