import { defineMessages } from '../../../lib/messages.ts';

export const safeMessages = defineMessages({
  en: {
    title: 'When we said Safe, was it right?',
    lead: 'Safe means a chance of 90% or more. We tested it on past years, before round 1, for candidates around the closing rank of the year before, where it is hardest to tell.',
    of100: (got: number) => `${got} of 100`,
    held: (got: number, missed: number) => `Of 100 students told Safe, ${got} got the seat and ${missed} did not.`,
    heldTwoAhead: (got: number, missed: number) =>
      `Of 100 students told Safe two years ahead, ${got} got the seat and ${missed} did not.`,
    worst: (year: number, missed: number) => `The worst year was ${year}: ${missed} of 100 did not get it.`,
    gap: (season: string, last: number) =>
      `${season} is forecast from the lists of ${last}, because those of ${last + 1} are not published yet.`,
    gapTested: 'Two years ahead is harder than one, so the figure above is from tests two years ahead.',
    gapUntested: 'Two years ahead is harder than one, and that was not tested: trust the figure above less.',
    caption: (exam: string) => `${exam}: of 100 told Safe, by year`,
    year: 'Year',
    oneAhead: 'One year ahead',
    twoAhead: 'Two years ahead',
    cell: (got: number, missed: number) => `${got} got it, ${missed} did not`,
    untested: 'not tested',
    notOffered: (count: number) =>
      `This is about seats that were offered. Of 100 groups of seats, ${count} were not offered again the next year, and then nobody gets one.`,
  },
  hi: () => import('./safe-messages.hi.ts'),
  mr: () => import('./safe-messages.mr.ts'),
});
