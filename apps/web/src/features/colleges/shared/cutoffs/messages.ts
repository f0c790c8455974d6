import { defineMessages } from '../../../../lib/messages.ts';

export const cutoffMessages = defineMessages({
  en: {
    title: 'Cut-off history',
    lead: 'The last rank that got a seat, for each kind of seat. Ranks of different lists are never compared.',
    programme: 'Programme',
    facets: {
      category: 'Seat type',
      section: 'Seats for',
      stage: 'Stage',
      exam: 'Merit list',
      seatType: 'Category',
      quota: 'Quota',
      gender: 'Gender',
    },
    roundLabel: 'Round',
    anyRound: 'Any round: the last rank that got a seat',
    lastRound: 'Last round of each year',
    round: (round: number) => `Round ${round}`,
    year: 'Year',
    twin: (name: string, choiceCode: string, from: number, to: number) =>
      `${name} (choice code ${choiceCode}, ${from === to ? from : `${from} to ${to}`})`,
    coded: (words: string, code: string) => `${words} (${code})`,
    dot: (year: number, round: number, rank: string) => `${year}, round ${round}: ${rank}`,
    forecast: (year: number, rank: string, low: string, high: string) =>
      `${year}, forecast: ${rank}; 80% likely between ${low} and ${high}`,
    ownRank: (rank: string) => `You: ${rank}`,
    noSeat: 'No closing rank on record for this round',
    noSeatLegend:
      'A dash: no closing rank is on record. No seat of this kind was allotted in that round, or its list is missing. It does not mean that it was out of reach.',
    percentile: (percentile: number) => `${percentile.toFixed(2)} %ile`,
    preparatory: 'Rank of the preparatory course list, which is never compared with other ranks',
    preparatoryMark: 'P',
    rankLists: {
      'JEE Advanced': 'JEE Advanced rank',
      'JEE Main': 'JEE Main rank',
    } as Record<string, string>,
    summary: (from: string, to: string, first: number, last: number) =>
      `${from} closed it in ${first}, ${to} in ${last}. Better ranks are higher up; the bar spans all rounds of a year.`,
    summaryOne: (rank: string, year: number) => `${rank} closed it in ${year}, the only year on record.`,
    summaryNone: 'No closing rank is on record for this round in any year.',
    source: (source: string, from: number, to: number) => `${source}, ${from === to ? from : `${from}–${to}`}.`,
    compiled: (years: string) => `The closing ranks of ${years} come from a second-hand list.`,
    none: 'No cut-offs are on record for this programme.',
    noneText: 'It may be new, or its list may not be published yet. Choose another programme above.',
    loading: 'Loading the cut-offs',
    failedTitle: 'The cut-offs are not here yet',
    failed: 'Failed to fetch the cut-offs',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
