import type { ResultBand, ResultOrder } from '@dakhila/domain/predictor/result-view';
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
    failed: 'Your prediction is safe. Please try again.',
    tryAgain: 'Try Again',
    goneTitle: 'Prediction not found',
    gone: 'It may have been deleted, or it belongs to another account.',
    newPrediction: 'New prediction',
    change: 'Change answers',
    made: (moment: string) => `Predicted ${moment}`,
    dataUpTo: (year: number) => `from data up to ${year}`,
    honest: (rounds: number) => `The chance of a seat by round ${rounds}. Nobody can promise one.`,
    olderData: (last: number) => `We do not have the closing ranks after ${last} yet: take it with more care.`,
    about: 'About this prediction',
    outdatedTitle: 'Newer data has come since',
    outdated: 'You see the prediction as it was made. Predicting again uses the newest data and one attempt.',
    predictAgain: 'Predict again',
    accuracy: 'How often were we right?',
    yourPlaces: 'Where you stand',
    place: (rank: string) => rank,
    placeAbout: (rank: string, low: string, high: string) => `about ${rank} (${low} to ${high})`,
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
      Safe: '90 % or more',
      Likely: '60 to 90 %',
      Possible: '30 to 60 %',
      Reach: '5 to 30 %',
      range: 'too few seats for odds',
      Unlikely: 'below 5 %',
    } satisfies Record<ResultBand, string>,
    allBands: 'All',
    chooseBand: 'Show one band',
    bandUnit: (count: number) => (count === 1 ? 'programme,' : 'programmes,'),

    search: 'Search the results',
    searchPlaceholder: 'College, city or branch',
    filters: 'Filters',
    filtersActive: (count: number) => `Filters, ${count} in use`,
    clear: 'Clear all',
    showResults: (count: number) => `Show ${programmes(count)}`,
    filter: { branch: 'Branch', city: 'City', state: 'State', kind: 'Kind of college', college: 'College' },
    any: {
      branch: 'All branches',
      city: 'All cities',
      state: 'All states',
      kind: 'All kinds',
      college: 'All colleges',
    },
    types: { government: 'Government', private: 'Private' },
    order: 'Sort by',
    orders: {
      chance: 'Best chance first',
      toughest: 'Toughest first',
      nirf: 'NIRF rank',
      college: 'College name',
    } satisfies Record<ResultOrder, string>,
    unlikely: (count: number) => `Also show the nearest ${count} below 5 %`,
    count: (shown: number, all: number) =>
      shown === all ? programmes(all) : `${indianNumber(shown)} of ${programmes(all)}`,
    exportAs: 'Download',
    csv: 'Spreadsheet (CSV)',
    pdf: 'Printable list (PDF)',
    exportNote: 'With what you have filtered, in this order.',

    list: 'Programmes you may get',
    forecast: 'Forecast',
    range: (low: string, high: string) => `${low} – ${high}`,
    lastYear: (year: number) => `Closed ${year}`,
    unknown: 'not known',
    yourRank: 'Your rank',
    nirf: (rank: string) => `NIRF ${rank}`,
    rangeOnly: 'Range only',
    rangeOnlyWhy: 'Too few seats for honest odds',
    details: 'Details',
    compare: 'Compare',
    compared: 'Comparing',
    noRoomTitle: 'Four are being compared already',
    noRoom: 'Take one out to add another.',
    chanceOf: (percent: number, band: string) => `${percent} % chance, ${band}`,

    noneFilteredTitle: 'Nothing fits these filters',
    noneFiltered: (count: number) =>
      `${programmes(count)} are hidden by what you chose. Take a filter away to see them.`,
    noneTitle: 'No programme is within reach yet',
    noneMissing: 'Some seats could not be judged, because an answer is missing. Adding it may open them:',
    noneNear: 'These came nearest. Their chance is below 5 %, yet ranks move from year to year:',
    noneAtAll:
      'With these answers nothing came near. Check the rank and the category, or look at the colleges themselves.',
    explore: 'Open College Search',

    missingTitle: (count: number) =>
      count === 1 ? 'One answer would show you more' : `${count} answers would show you more`,
    missingSeats: (label: string, count: number) =>
      `${label}: seats could not be judged (${indianNumber(count)} cut-offs)`,
    addRanks: 'Add answers',
    notes: 'Good to know',
    whyTitle: 'Which seats you compete for, and why',
    notJudged: 'Not judged: an answer is missing',
    seatCode: (code: string) => `Seat code ${code}`,
  },
});
