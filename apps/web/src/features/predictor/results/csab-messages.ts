import { indianNumber } from '../../../lib/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

/** A place in the common rank list; one that is estimated has a range. */
type OwnRank = { rank: number; low?: number | undefined } | null;

export const csabMessages = defineMessages({
  en: {
    notEnough: 'Not enough? After JoSAA, CSAB special rounds fill empty seats of NITs, IIITs and GFTIs.',
    question: 'What are the CSAB special rounds?',
    title: 'After JoSAA: CSAB special rounds',
    what: 'CSAB fills seats that are still empty after JoSAA at NITs, IIITs and GFTIs, never at IITs. You register again, pay a new fee and fill new choices.',
    commonRank: (own: OwnRank) =>
      own
        ? `CSAB prints the common rank (CRL) for every seat, category seats too. Compare with your common rank: ${own.low === undefined ? '' : 'about '}${indianNumber(own.rank)}.`
        : 'CSAB prints the common rank (CRL) for every seat, category seats too. Compare with your common rank, not your category rank.',
    notForecast: (year: number) =>
      `These are past closing ranks, not a forecast. Nobody knows yet which seats will be empty in ${year}.`,
    none: (first: number, last: number) =>
      `CSAB’s lists from ${first} to ${last} have no closing rank for the seats you compete for here.`,
    others: (count: number) => `Other seats you compete for here (${count})`,
    loading: 'Loading the CSAB closing ranks',
    failed: 'Couldn’t load the CSAB closing ranks.',
    year: 'Year',
    josaaLast: 'JoSAA',
    csab: 'CSAB',
    noSeat: 'No closing rank on record',
    further: (further: number, years: number, percent: number) =>
      further === 0
        ? 'The JoSAA column is its last round. CSAB didn’t go further than that.'
        : `The JoSAA column is its last round. CSAB went further in ${further} of ${years} ${years === 1 ? 'year' : 'years'}, by ${percent}% at most.`,
  },
  hi: () => import('./csab-messages.hi.ts'),
  mr: () => import('./csab-messages.mr.ts'),
});
