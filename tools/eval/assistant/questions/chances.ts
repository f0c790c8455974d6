import type { Question } from '../question.ts';

/** Chances of one programme, and what lies in reach. */
export const CHANCES: readonly Question[] = [
  {
    ask: 'can I get VJTI computer with 99.5 percentile?',
    want: {
      tools: ['predict-programme'],
      says: [(f) => f.capBand('03012', 'Computer Engineering', { percentile: 99.5 })],
      source: '/college/03012',
      never: /\b\d+ ?%/,
    },
  },
  {
    ask: 'will i get coep cs at 98 percentile obc',
    want: {
      tools: ['predict-programme'],
      says: [(f) => f.capBand('16006', 'Computer Science and Engineering', { percentile: 98, category: 'OBC' })],
      source: '/college/16006',
    },
  },
  {
    ask: 'kya mujhe PICT IT milega 97.5 percentile pe?',
    want: {
      tools: ['predict-programme'],
      says: [(f) => f.capBand('06271', 'Information Technology', { percentile: 97.5 })],
      source: '/college/06271',
    },
  },
  {
    ask: 'mala walchand sangli mechanical milel ka 92 percentile ahe',
    want: {
      tools: ['predict-programme'],
      says: [(f) => f.capBand('06007', 'Mechanical Engineering', { percentile: 92 })],
      source: '/college/06007',
    },
  },
  {
    ask: '98.7 percentile open girl, any chance at spit computer?',
    want: { tools: ['predict-programme'], source: '/college/03215' },
  },
  {
    ask: 'chances of getting cummins entc with merit no 15,000',
    want: { tools: ['predict-programme'], source: '/college/06276' },
  },
  {
    ask: 'AIR 4500 can i get iit kharagpur mechanical',
    want: {
      tools: ['predict-programme'],
      says: [(f) => f.jeeBand('iit-kharagpur', 'Mechanical Engineering', { advancedCrl: 4500 })],
      source: '/josaa-college/iit-kharagpur',
    },
  },
  {
    ask: 'my rank is 12k crl, home state maharashtra, nit warangal ece possible?',
    want: {
      tools: ['predict-programme'],
      says: [(f) => f.jeeBand('nit-warangal', 'Electronics and Communication Engineering', { mainCrl: 12_000 })],
      source: '/josaa-college/nit-warangal',
    },
  },
  {
    ask: 'is 30000 rank enough for vnit civil, i am from maharashtra',
    want: {
      tools: ['predict-programme'],
      says: [(f) => f.jeeBand('vnit-nagpur', 'Civil Engineering', { mainCrl: 30_000 })],
      source: '/josaa-college/vnit-nagpur',
    },
  },
  {
    ask: 'vnit civil 30000 rank maharashtra milega kya',
    want: { tools: ['predict-programme'], says: ['Maharashtra being your home state'] },
  },
  {
    ask: 'seat milegi kya dj sanghvi me it ke liye 96 percentile',
    want: { tools: ['predict-programme'], source: '/college/03199' },
  },
  { ask: 'will I get COEP?', want: { asksBack: true } },
  {
    ask: 'which colleges can i get with 95 percentile',
    want: { tools: ['programmes-near'], says: ['95'], source: '/predictor' },
  },
  {
    ask: '90 percentile me pune me kaunsa college milega computer',
    want: { tools: ['programmes-near'], says: ['Pune'] },
  },
  { ask: 'best college for 1.2 lakh rank jee mains', want: { tools: ['programmes-near'] } },
  {
    ask: 'merit number 8000 obc which colleges in mumbai for IT',
    want: { tools: ['programmes-near'], says: ['8,000'] },
  },
  { ask: 'crl 25000 which nits can i get for cse', want: { tools: ['programmes-near'], says: ['25,000'] } },
  { ask: 'jee advanced rank 9000 which iit', want: { tools: ['programmes-near'], says: ['9,000', 'IIT'] } },
  { ask: '85 percentile madhe konte college milel', want: { tools: ['programmes-near'], says: ['85'] } },
  { ask: 'options for 70 percentile sc category in nagpur', want: { tools: ['programmes-near'], says: ['Nagpur'] } },
  {
    ask: 'SEBC 88 percentile mechanical in nagpur',
    want: { tools: ['programmes-near'], says: ['SEBC and open seats', '22 programmes'] },
  },
  { ask: '98.7 percentile means what rank?', want: { tools: ['merit-estimate'], says: ['98.7'] } },
  { ask: 'what merit number for 95 percentile in mht cet', want: { tools: ['merit-estimate'], says: ['95'] } },
  { ask: '15000 merit number is how much percentile', want: { tools: ['merit-estimate'], says: ['15,000'] } },
  { ask: '99 percentile var kiti rank yeil', want: { tools: ['merit-estimate'], says: ['99'] } },
  { ask: 'which colleges can I get?', want: { tools: ['my-profile'], source: '/predictor' } },
  { ask: 'how many marks needed for vjti computer', want: { tools: ['cutoff-history'], source: '/college/03012' } },
];
