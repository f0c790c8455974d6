import type { BranchGroup } from '@dakhila/domain/predictor/branch-groups';
import type { ResultOrder } from '@dakhila/domain/predictor/result-order';
import type { ResultBand } from '@dakhila/domain/predictor/result-view';
import { indianNumber } from '../../../lib/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

const programmes = (count: number) => (count === 1 ? '1 programme' : `${indianNumber(count)} programmes`);

export const resultMessages = defineMessages({
  en: {
    title: {
      'mht-cet': (year: number) => `Your MHT-CET chances, ${year}`,
      josaa: (year: number) => `Your JEE chances, ${year}`,
    },
    back: 'All predictions',
    loading: 'Opening your prediction',
    failedTitle: 'The prediction could not be opened',
    failed: 'Please try again.',
    showMore: (left: number) => `Show more (${indianNumber(left)} left)`,
    rowsLoading: 'Loading the programmes',
    restFailedTitle: 'The other programmes could not be loaded',
    allFailedTitle: 'The programmes could not be loaded',
    tryAgain: 'Try Again',
    goneTitle: 'Prediction not found',
    gone: 'It may have been deleted, or it belongs to another account.',
    newPrediction: 'New prediction',
    change: 'Change answers',
    madeFrom: (moment: string, first: number, last: number) =>
      `Predicted ${moment}, from the closing ranks of ${first} to ${last}.`,
    dataUpTo: (year: number) => `from data up to ${year}`,
    honest: (rounds: number, roundsOf: number | null) =>
      `The chance that your rank is good enough by round ${rounds}${roundsOf === null ? '' : ` (rounds as in ${roundsOf}, not announced yet)`}, if the seat is offered. Nobody can promise you a seat.`,
    olderData: (last: number) =>
      `The newest closing ranks we have are from ${last}. The ranges are wider for that: take them with more care.`,
    pastTitle: (year: number) => `This prediction is for ${year}, and that season is over`,
    past: 'You see it as it was made. A prediction for the coming season uses one attempt.',
    predictFor: (year: number) => `Predict for ${year}`,
    about: 'About this prediction',
    outdatedTitle: 'Newer forecasts have come since',
    outdated: 'You see the prediction as it was made. Predicting again uses the newest forecasts and one attempt.',
    outdatedFree:
      'You see the prediction as it was made. Predicting again with the same answers uses the newest forecasts and costs no attempt.',
    predictAgain: 'Predict again',
    accuracy: 'How often were we right?',
    yourPlaces: 'Where you stand',
    placeAbout: (rank: string, low: string, high: string) => `about ${rank} (${low} to ${high})`,
    printedFirst: (shown: number, all: number) =>
      `The first ${indianNumber(shown)} of ${indianNumber(all)}. “Download” above the results on the screen holds more of them.`,
    whyEstimate: 'How this is estimated',
    views: 'Views',
    tabs: { programmes: 'Programmes', branches: 'Branches for you' },

    bands: {
      Safe: 'Safe',
      Likely: 'Likely',
      Possible: 'Possible',
      Reach: 'Reach',
      range: 'Range only',
      Unlikely: 'Unlikely',
    } satisfies Record<ResultBand, string>,
    bandMeans: {
      Safe: '90% or more',
      Likely: '60 to 90%',
      Possible: '30 to 60%',
      Reach: '5 to 30%',
      range: 'too uncertain for a chance',
      Unlikely: 'below 5%',
    } satisfies Record<ResultBand, string>,
    chooseBand: 'Show one band',
    nearest: (count: number) => `nearest ${count}`,
    bandUnit: (count: number): string => (count === 1 ? 'programme,' : 'programmes,'),

    search: 'Search the results',
    searchPlaceholder: 'College, city or branch',
    filters: 'Filters',
    filtersActive: (count: number) => `Filters, ${count} in use`,
    clear: 'Clear all',
    showResults: (count: number) => `Show ${programmes(count)}`,
    showList: 'Show the programmes',
    filter: { branch: 'Branch', city: 'City', state: 'State', kind: 'Kind of college', college: 'College' },
    any: {
      city: 'All cities',
      state: 'All states',
      kind: 'All kinds',
      college: 'All colleges',
    },
    types: { government: 'Government', private: 'Private' },
    order: 'Sort by',
    orders: {
      'within-reach': 'Recommended',
      chance: 'Best chance first',
      toughest: 'Toughest first',
      nirf: 'NIRF rank',
      college: 'College name',
    } satisfies Record<ResultOrder, string>,
    orderMeans: {
      'within-reach':
        'The most sought-after programmes you are likely to get come first, then the harder ones. Seats that may not be offered come after the rest.',
      chance: 'Many are equally safe: those stand by NIRF rank.',
      toughest: 'The smallest chance on top.',
      nirf: 'Colleges without a NIRF rank come last.',
      college: 'From A to Z.',
    } satisfies Record<ResultOrder, string>,
    /** Where all that is shown lies below 5 %. */
    nearestFirst: 'The nearest to your rank on top.',
    bestFirst: 'The best chance on top.',
    groups: {
      computer: 'Computer',
      it: 'IT',
      'ai-data': 'AI and Data',
      electronics: 'Electronics',
      electrical: 'Electrical',
      mechanical: 'Mechanical',
      robotics: 'Robotics',
      civil: 'Civil',
      chemical: 'Chemical',
      materials: 'Materials, mining',
      life: 'Bio, food, pharma',
      science: 'Sciences',
      other: 'Others',
    } satisfies Record<BranchGroup, string>,
    singleBranches: (chosen: number) => (chosen === 0 ? 'Single branches' : `Single branches (${chosen} chosen)`),
    branchCount: (branch: string, count: number) => `${branch} (${indianNumber(count)})`,
    unlikely: (count: number) => `Also show the nearest ${count} below 5%`,
    count: (shown: number, all: number) =>
      shown === all ? programmes(all) : `${indianNumber(shown)} of ${programmes(all)}`,
    exportAs: 'Download',
    formats: { csv: 'Spreadsheet (CSV)', pdf: 'Printable list (PDF)' },
    exportNote: 'With what you have filtered, in this order.',

    list: 'Programmes you may get',
    forecast: (year: number) => `Forecast ${year}`,
    range: (low: string, high: string) => `${low}–${high}`,
    lastYear: (year: number) => `Closed ${year}`,
    inRound: (round: number) => `in round ${round}`,
    unknown: 'not known',
    yourRank: 'Your rank',
    yourRankIn: (year: number) => `Your rank in ${year}`,
    percentile: (percentile: string) => `${percentile} %ile`,
    nirf: (rank: string, year: number | null | undefined) => `NIRF ${rank}${year ? ` (${year})` : ''}`,
    rangeOnly: 'Range only',
    rangeOnlyWhy: 'Too uncertain for an honest chance',
    details: 'Details',
    compare: 'Compare',
    compared: 'Comparing',
    noRoomTitle: 'Four are being compared already',
    noRoom: 'Take one out to add another.',

    noneFilteredTitle: 'Nothing fits these filters',
    noneFiltered: (count: number) =>
      `${programmes(count)} are hidden by what you chose. Take a filter away to see them.`,
    belowTitle: 'Only below 5%',
    below: (count: number) =>
      count === 1
        ? 'What you search for is there, with a chance below 5%. It is hidden until you ask for it.'
        : `What you search for is there: ${programmes(count)}, each with a chance below 5%. They are hidden until you ask for them.`,
    showBelow: 'Show them',
    leftOut: {
      below: (college: string) => `${college}: every programme there is below 5% for you.`,
      closed: (college: string) =>
        `${college}: no seat there is open to you by the rules of your category, gender or state.`,
      'not-wanted': (college: string) =>
        `${college}: left out by the branches, cities or kinds you asked for in this prediction.`,
      'not-offered': (college: string) => `${college}: not in the lists this prediction rests on.`,
    },
    otherExam: {
      'mht-cet': (college: string) => `${college}: its seats are filled through CAP (MHT-CET), not through JoSAA.`,
      josaa: (college: string) => `${college}: its seats are filled through JoSAA (JEE), not through CAP.`,
    },
    toOtherExam: { 'mht-cet': 'Open the MHT-CET predictor', josaa: 'Open the JEE predictor' },
    leftOutMissing: (college: string, ranks: string) => `${college}: could not be estimated. It would need: ${ranks}.`,
    leftOutTitle: 'Not among your results',
    noneTitle: 'No programme is within reach yet',
    noneMissing: 'Some seats could not be estimated, because an answer is missing. Adding it may open them:',
    noneNear: 'These came nearest. Their chance is below 5%, yet ranks move from year to year:',
    noneAtAll:
      'With these answers nothing came near. Check the rank and the category, or look at the colleges themselves.',
    explore: 'Open College Search',

    missingTitle: (count: number) =>
      count === 1 ? 'One answer would show you more' : `${count} answers would show you more`,
    missingSeats: (label: string, count: number) =>
      `${label}: seats could not be estimated (${indianNumber(count)} cut-offs)`,
    jeeMainRank: 'Your JEE Main rank (for the All India seats of CAP)',
    addRanks: 'Add answers',
    notes: 'Good to know',
    whyTitle: 'Which seats you compete for, and why',
    notJudged: 'Not estimated: an answer is missing',
    seatCode: (code: string) => `Seat code ${code}`,
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
