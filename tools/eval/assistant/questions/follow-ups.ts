import type { Question } from '../question.ts';

const CUTOFF = ['cutoff-history'] as const;

/** Questions that mean something only after the ones before them. */
export const FOLLOW_UPS: readonly Question[] = [
  {
    before: ['vjti computer cutoff'],
    ask: 'and for girls?',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Computer Engineering', 'LOPEN')], source: '/college/03012' },
  },
  {
    before: ['vjti computer cutoff'],
    ask: 'what about IT?',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Information Technology', 'GOPEN')], source: '/college/03012' },
  },
  {
    before: ['pict computer cutoff'],
    ask: 'same for VJTI',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Computer Engineering', 'GOPEN')], source: '/college/03012' },
  },
  {
    before: ['coep mechanical cutoff'],
    ask: 'obc?',
    want: { tools: CUTOFF, says: [(f) => f.cap('16006', 'Mechanical Engineering', 'GOBC')], source: '/college/16006' },
  },
  {
    before: ['coep mechanical cutoff', 'obc?'],
    ask: 'round 1',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('16006', 'Mechanical Engineering', 'GOBC', { round: 1 })],
      source: '/college/16006',
    },
  },
  {
    before: ['iit bombay cse closing rank'],
    ask: 'and electrical?',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iit-bombay', 'Electrical Engineering', 'OPEN N AI')],
      source: '/josaa-college/iit-bombay',
    },
  },
  {
    before: ['iit bombay cse closing rank'],
    ask: 'ladkiyon ke liye',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iit-bombay', 'Computer Science and Engineering', 'OPEN F AI')],
      source: '/josaa-college/iit-bombay',
    },
  },
  {
    before: ['iit bombay cse closing rank'],
    ask: 'in 2022',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iit-bombay', 'Computer Science and Engineering', 'OPEN N AI', { year: 2022 })],
      source: '/josaa-college/iit-bombay',
    },
  },
  { before: ['engineering colleges in nashik'], ask: 'in Pune', want: { tools: ['search-colleges'], says: ['Pune'] } },
  {
    before: ['engineering colleges in pune'],
    ask: 'only government',
    want: { tools: ['search-colleges'], says: ['COEP'] },
  },
  {
    before: ['which colleges can i get with 92 percentile'],
    ask: 'only in mumbai',
    want: { tools: ['programmes-near'], says: ['92', 'Mumbai'] },
  },
  {
    before: ['which colleges can i get with 92 percentile', 'only in mumbai'],
    ask: 'computer',
    want: { tools: ['programmes-near'], says: ['92', 'Mumbai', 'Computer'] },
  },
  { before: ['fees of pict'], ask: 'and its nirf rank?', want: { tools: ['college-facts'], source: '/college/06271' } },
  {
    before: ['tell me about vjti'],
    ask: 'cutoff for civil?',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Civil Engineering', 'GOPEN')], source: '/college/03012' },
  },
  {
    before: ['vjti computer cutoff'],
    ask: 'can i get it with 98 percentile',
    want: { tools: ['predict-programme'], source: '/college/03012' },
  },
  {
    before: ['government college of engineering computer cutoff'],
    ask: 'karad',
    want: { tools: CUTOFF, source: '/college/06005' },
  },
  {
    before: ['government college of engineering computer cutoff'],
    ask: 'the one in amravati',
    want: { tools: CUTOFF, source: '/college/01002' },
  },
  {
    before: ['nit warangal cse closing rank'],
    ask: 'home state?',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('nit-warangal', 'Computer Science and Engineering', 'OPEN N HS')],
      source: '/josaa-college/nit-warangal',
    },
  },
  {
    before: ['pict vs vit pune'],
    ask: 'for IT',
    want: { tools: ['compare-colleges'], says: [(f) => f.cap('06271', 'Information Technology', 'GOPEN')] },
  },
  {
    before: ['coep computer cutoff for girls'],
    ask: 'and for boys',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('16006', 'Computer Science and Engineering', 'GOPEN')],
      never: /ladies only/,
    },
  },
];
