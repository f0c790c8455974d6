import { indianNumber } from '../../../lib/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** What the backtest calls a kind of pool → what a student would. */
const POOLS: Record<string, string> = {
  all: 'All seats',
  IIT: 'IITs (JEE Advanced)',
  'NIT+': 'NITs, IIITs and GFTIs (JEE Main)',
  PwD: 'PwD seats',
  OPEN: 'Open seats',
  'other categories': 'Seats of the categories',
  'TFWS and EWS': 'TFWS and EWS seats',
  'PWD, DEF and other small pools': 'PwD, defence and other small groups of seats',
  'one seat last year': 'Where one seat was given the year before',
  'more seats last year': 'Where several seats were given the year before',
  'first seen last year': 'Seats that were new the year before',
  'no rank last year': 'Seats without a closing rank the year before',
  'new institute (abstains)': 'Colleges that were new (range only, no chance)',
};

export const accuracyMessages = defineMessages({
  en: {
    title: 'How often were we right?',
    lead: 'We predicted past years from the years before them only, as if we did not know what came, and compared. These are the results, good and bad, from the last time the test was run.',
    back: 'College Predictor',
    loading: 'Loading the figures',
    failedTitle: 'Couldn’t load the figures',
    failed: 'Please try again.',
    emptyTitle: 'The test has not been run yet',
    empty: 'Once it is, its figures stand here.',
    exams: 'Exam',
    exam: { 'mht-cet': 'MHT-CET', josaa: 'JEE' },
    year: 'Year',
    allYears: 'All tested years together',
    known: 'What was known',
    given: (round: number) => (round === 0 ? 'Before round 1' : `After round ${round} was published`),
    kind: 'Kind of seats',
    pool: (name: string) => POOLS[name] ?? name.replace(/^round (\d)$/, 'Round $1'),

    figures: 'In short',
    coverageTitle: 'The range held',
    coverage: (share: number) => percent(share),
    coverageText: 'of the closing ranks lay within our 80% range. It should be close to 80.',
    betterTitle: 'Better than a plain rule',
    better: (ratio: number) => percent(Math.max(0, 1 - ratio)),
    betterText: 'less error than taking last year’s closing rank with its usual yearly change.',
    notBetter: 'no better than last year’s closing rank with its usual yearly change.',
    gapTitle: 'Chances came true',
    gap: (ece: number) => `± ${(ece * 100).toFixed(1)}`,
    gapText: 'percentage points: how far, on average, a chance was from what happened.',
    errorTitle: 'Typical miss',
    error: (share: number) => percent(share),
    errorText: 'half of the closing ranks were nearer to our forecast than this.',
    none: 'not estimated',
    based: (cells: number, candidates: number) =>
      `From ${indianNumber(cells)} closing ranks and ${indianNumber(candidates)} imagined candidates around last year’s cut-off, where it is hardest to tell.`,

    reliability: 'When we said 70%, did it happen 7 times in 10?',
    reliabilitySummary: (said: string, seen: string) =>
      `Dots on the line are chances that came true exactly; above it we were too careful, below it too hopeful. Where we said ${said} on average, ${seen} got a seat.`,
    saidAxis: 'We said',
    seenAxis: 'Got a seat',
    perfect: 'exactly right',
    dot: (said: number, seen: number, count: number) =>
      `We said ${percent(said)}, ${percent(seen)} got a seat (${indianNumber(count)} candidates)`,
    binColumn: 'Chance',
    said: 'We said, on average',
    seen: 'Got a seat',
    candidates: 'Candidates',
    bin: (from: number, to: number) => `${Math.round(from * 100)} to ${percent(to)}`,
    percent,

    brier: 'Our error beside two plain rules',
    brierSummary:
      'The Brier score: the mean squared distance between the chance and what happened. 0 is perfect; always saying 50% scores 0.25. Shorter is better.',
    ours: 'Dakhila',
    hard: 'Last year’s closing rank decides',
    stratified: 'Last year’s rank with its usual yearly change',
    rule: 'Rule',
    score: 'Brier score',

    seatsTitle: 'Is the seat offered at all?',
    seatsText: (pools: number, offered: string, expected: string) =>
      `Of ${indianNumber(pools)} groups of seats of the year before, ${offered} were offered again; we expected ${expected}. A prediction shows this beside each chance; the outcome of a preference list counts it. The figures above are of those that were offered.`,
    seatsCaption: 'All seats of the year before, those that were not offered again too',
    chancesColumn: 'Chances',
    safeColumn: 'Said 90% or more: got a seat',
    countedRow: 'With the offer counted',
    ifOfferedRow: 'By rank alone, as if every seat were offered again',
    seatsNote:
      'A seat that nobody asked for is in no list either and counts as not offered. So these chances are rather too careful than too hopeful.',
    aimsTitle: 'What we aim for, and where we miss it',
    aims: 'Over all tested years together a chance should be off by 2 percentage points at most, and in each year 77 to 87% of the closing ranks should lie within our 80% range.',
    gapMissed: (exam: string, given: string, gap: number) =>
      `Missed: ${exam}, all tested years together. ${given}, chances were off by ${(gap * 100).toFixed(1)} points.`,
    coverageMissed: (year: number, given: string, coverage: number) =>
      `Missed: ${year}. ${given}, ${(coverage * 100).toFixed(1)}% of the closing ranks lay within the range.`,
    noneMissed: (exam: string) => `${exam}: every tested year meets these aims.`,

    byYear: 'Year by year',
    byKind: 'By kind of seats',
    kindColumn: 'Kind of seats',
    oursColumn: 'Error (Brier)',
    hardColumn: 'Last year decides',
    stratifiedColumn: 'Last year with spread',
    coverageColumn: '80% range held',
    gapColumn: 'Off by (points)',

    trustTitle: 'Where not to lean on it',
    weak: (name: string, coverage: string, ratio: string) =>
      `${name}: the range held in ${coverage}; error ${ratio} of the plain rule’s.`,
    noWeak: 'In this selection no kind of seats stands out as unreliable.',
    always: [
      'A whole year can shift: a harder paper or more candidates move all closing ranks together, in a direction nobody knows beforehand. Then many of our chances are off in the same way.',
      'New colleges and new programmes have no history. We show a range for them, or nothing.',
      'Seats for persons with disabilities, defence and orphan candidates are few, so one student more or less moves their closing rank. Where the end of our 80% range is more than five times its beginning, we show the range without a chance.',
      'When the rules change, such as a new round or a new category, the past says less.',
    ],
    meaningTitle: 'What the numbers mean',
    meanings: [
      'A chance of 70% is meant to come true 7 times in 10. Three times in ten it does not, and that is no mistake.',
      'Chances are rounded down, never up.',
      'The 80% range is meant to hold the closing rank 8 times in 10. Once in ten it is better, once in ten it is worse.',
      'The test never looks ahead: for each year only the years before it were known.',
    ],
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
