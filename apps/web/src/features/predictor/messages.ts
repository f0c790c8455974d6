import { indianNumber } from '../../lib/format.ts';
import { defineMessages } from '../../lib/messages.ts';

export const predictorMessages = defineMessages({
  en: {
    title: 'College Predictor',
    lead: 'Every programme you may take a seat in, each with an honest chance, worked out from the closing ranks of all published years.',
    attempts: (count: number) => (count === 1 ? 'attempt left' : 'attempts left'),
    attemptsHint: 'Opening an earlier prediction is free, and so are the same answers again within 30 days.',
    topUp: 'Top up',
    exams: 'Choose your exam',
    exam: {
      'mht-cet': {
        title: 'MHT-CET',
        text: 'Engineering colleges of Maharashtra through CAP: state seats by MHT-CET, All India seats by JEE Main.',
        start: 'Predict with MHT-CET',
      },
      josaa: {
        title: 'JEE',
        text: 'IITs by JEE Advanced; NITs, IIITs and GFTIs by JEE Main, through JoSAA.',
        start: 'Predict with JEE',
      },
    },
    accuracyTitle: 'How often were we right?',
    accuracyText: 'We test our forecasts on past years and publish the result, also where they were off.',
    accuracy: 'See our accuracy',
    runs: 'Your predictions',
    runsLoading: 'Loading your predictions',
    runsFailedTitle: 'Your predictions are not here yet',
    runsFailed: 'They are safe. Please try again.',
    tryAgain: 'Try Again',
    emptyTitle: 'No predictions yet',
    empty: 'Choose your exam above. Your first prediction takes about two minutes.',
    examShort: { 'mht-cet': 'MHT-CET', josaa: 'JEE' },
    made: (year: number, moment: string) => `${year} admissions · ${moment}`,
    outdated: 'Newer data has come since',
    counts: (safe: number, likely: number, possible: number, reach: number) =>
      `${indianNumber(safe)} Safe · ${indianNumber(likely)} Likely · ${indianNumber(possible)} Possible · ${indianNumber(reach)} Reach`,
    open: 'Open',
    openOf: (title: string) => `Open: ${title}`,
    remove: 'Delete',
    removeOf: (title: string) => `Delete: ${title}`,
    removeTitle: 'Delete this prediction?',
    removeText: 'It cannot be opened again. The attempt it used stays used.',
    keep: 'Keep it',
    removed: 'Prediction deleted',
    removeFailed: 'The prediction was not deleted',
    pleaseRetry: 'Please try again.',
  },
});
