import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';

const cap = (more: Partial<CapCandidate>): CapCandidate => ({
  category: 'OPEN',
  gender: 'male',
  candidature: 'maharashtra',
  homeUniversity: 'Savitribai Phule Pune University',
  ...more,
});
const josaa = (more: Partial<JosaaCandidate>): JosaaCandidate => ({
  category: 'OPEN',
  gender: 'male',
  homeState: 'Maharashtra',
  pwd: false,
  ...more,
});

/** Made-up candidates over the whole range, for whom the desk shows what new facts change. */
export const SAMPLE_CANDIDATES = {
  'mht-cet': {
    '99.9 percentile': cap({ percentile: 99.9 }),
    '95 percentile': cap({ percentile: 95 }),
    '85 percentile': cap({ percentile: 85 }),
    '70 percentile': cap({ percentile: 70 }),
    '30 percentile': cap({ percentile: 30 }),
    'OBC, 80 percentile': cap({ percentile: 80, category: 'OBC' }),
    'SC, woman, 45 percentile': cap({ percentile: 45, category: 'SC', gender: 'female' }),
    'ST, 20 percentile': cap({ percentile: 20, category: 'ST' }),
    'EWS, 90 percentile': cap({ percentile: 90, ews: true }),
    'Fee waiver, 90 percentile': cap({ percentile: 90, tfws: true }),
  },
  josaa: {
    'AIR 60': josaa({ mainCrl: 100, advancedCrl: 60 }),
    'AIR 3,000': josaa({ mainCrl: 6_000, advancedCrl: 3_000 }),
    'Woman, AIR 9,000': josaa({ gender: 'female', mainCrl: 25_000, advancedCrl: 9_000 }),
    'JEE Main 20,000': josaa({ mainCrl: 20_000 }),
    'JEE Main 60,000': josaa({ mainCrl: 60_000 }),
    'Woman, JEE Main 60,000': josaa({ gender: 'female', mainCrl: 60_000 }),
    'JEE Main 1,50,000': josaa({ mainCrl: 150_000 }),
    'OBC-NCL, category rank 12,000': josaa({ category: 'OBC-NCL', mainCrl: 45_000, mainCategoryRank: 12_000 }),
    'SC, category rank 3,000': josaa({ category: 'SC', mainCrl: 200_000, mainCategoryRank: 3_000 }),
    'EWS, category rank 8,000': josaa({ category: 'EWS', mainCrl: 60_000, mainCategoryRank: 8_000 }),
  },
} as const;
