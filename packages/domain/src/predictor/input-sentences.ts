/** The messages under an invalid field. The server and the English screen share these. */
export const INPUT_SENTENCES = {
  rank: 'A rank is a whole number from 1 to 25,00,000',
  percentile: 'A percentile is a number from 0 to 100',
  meritNumber: 'A merit number is a whole number from 1 to 10,00,000',
  homeState: 'Choose the state or union territory in which you first wrote Class XII',
  homeUniversity: 'Choose your home university from the list',
  minority: 'Choose your community from the list',
  year: 'A year has four digits',
  futureYear: 'This year is still to come',
  noRank: 'Enter at least one rank, or your JEE Main percentile',
  noMerit: 'Enter your MHT-CET percentile or your state merit number',
  noJeeRank:
    'Candidates from outside Maharashtra compete for All India seats by JEE Main: enter your JEE Main rank or percentile',
} as const;

/** The rank that a reserved candidate must give as well. */
export const categoryRankNeeded = (category: string, paper: 'Main' | 'Advanced'): string =>
  `Enter your ${category} rank of JEE ${paper}: ${category} seats go by it, not by the common rank`;

/** Recognises the sentence above, with category and paper. */
export const CATEGORY_RANK_NEEDED = /^Enter your (\S+) rank of JEE (Main|Advanced): /;
