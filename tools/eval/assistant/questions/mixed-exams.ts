import type { Question } from '../question.ts';

const BAND = /\b(?:Safe|Likely|Possible|Reach|Unlikely)\b/;
const asksFor = (words: string, ask: string, ...before: string[]): Question => ({
  ...(before.length === 0 ? {} : { before }),
  ask,
  // What was asked before needs forecasts.
  want: { ...(before.length === 0 ? {} : { tools: ['predict-programme'] }), says: [words], never: BAND },
});
const MERIT = 'Tell me your MHT-CET merit number or percentile';
const MAIN = 'Tell me your JEE Main rank';
const ADVANCED = 'Tell me your JEE Advanced rank';

/** A figure of one exam and seats of another: nothing is estimated, the right figure is requested. */
export const MIXED_EXAMS: readonly Question[] = [
  asksFor(MAIN, 'my mht cet merit number is 8000, home state maharashtra, can i get VNIT mechanical'),
  asksFor(MAIN, 'can I get nit warangal cse with 99.2 percentile in mht cet, i am from maharashtra'),
  asksFor(MAIN, 'merit number 3000 which nits can i get'),
  asksFor(MAIN, 'my jee advanced rank is 5000, vnit computer milega? home state maharashtra'),
  asksFor(MERIT, 'i have 50 rank in jee main, can i get vjti computer'),
  asksFor(MERIT, 'jee main 98 percentile, will i get vjti mechanical'),
  asksFor(MERIT, 'CRL 9000 can i get coep computer'),
  asksFor(MERIT, 'obc rank 2300 can i get pict it'),
  asksFor(MERIT, 'jee mains 97 percentile which cap colleges can i get in pune'),
  asksFor(ADVANCED, 'jee main rank 800, can i get iit bombay cse'),
  asksFor(ADVANCED, 'merit no 100 iit delhi electrical possible?'),
  asksFor(
    MAIN,
    'now my mht cet merit number is 500, can i get it',
    'can i get vnit civil with crl 9000, from maharashtra',
  ),
  {
    ask: 'jee rank 9000 and mht cet 97 percentile, can i get pict it',
    want: { tools: ['predict-programme'], says: ['estimated'], never: /\b9,000\b/ },
  },
  // The JEE rank is ignored: the percentile of the student's own profile is used.
  {
    before: ['crl 900, home state maharashtra, can i get vnit computer'],
    ask: 'and can i get vjti computer?',
    want: { tools: ['predict-programme'], never: /\b900\b|Safe/ },
  },
  {
    before: ['900 rank, home state maharashtra, can i get vnit computer', 'and vjti computer?'],
    ask: 'can i get pict computer',
    want: { tools: ['predict-programme'], never: /\b900\b|Safe/ },
  },
];
