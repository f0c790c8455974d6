/** The parts of the method that can be left out, to see what each is worth. */
export const PARTS = {
  'year-shift': 'no shift that a whole year shares, neither its mean nor its spread',
  growth: 'no growth of the lists expected',
  cohorts: 'categories share the shift of all',
  'own-level': "no pull to the pool's own level of earlier years",
  'common-fit': 'no pull to what like pools show',
  'round-path': "no look at last year's other rounds",
  trends: 'no look at which way like pools went last year',
  seats: 'the seats of the year are not known',
  list: 'the merit list of the year is not published',
  openings: 'no look at the first admitted',
  volatility: 'pools are taken as equally jumpy',
  'spread-by-pool': 'one spread for all pools',
  stretch: 'no common scale of seat types',
  upheavals: 'ranges no wider in years of new rules',
  'usual-move': 'no look at how pools moved through the rounds of earlier years',
} as const;

export type Part = keyof typeof PARTS;

/** Parts that are left out. */
export type Without = ReadonlySet<Part>;
