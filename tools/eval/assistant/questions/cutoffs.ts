import type { Question } from '../question.ts';

const CUTOFF = ['cutoff-history'] as const;
const of = (code: string) => `/college/${code}`;
const ofJee = (id: string) => `/josaa-college/${id}`;

/** Closing ranks: the most asked of all. */
export const CUTOFFS: readonly Question[] = [
  {
    ask: 'vjti computer cutoff',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Computer Engineering', 'GOPEN')], source: of('03012') },
  },
  {
    ask: 'What was the closing merit number of COEP Computer Science last year?',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('16006', 'Computer Science and Engineering', 'GOPEN')],
      source: of('16006'),
    },
  },
  {
    ask: 'PICT IT cutoff',
    want: { tools: CUTOFF, says: [(f) => f.cap('06271', 'Information Technology', 'GOPEN')], source: of('06271') },
  },
  {
    ask: 'spit comps cut off for open category',
    want: { tools: CUTOFF, says: [(f) => f.cap('03215', 'Computer Engineering', 'GOPEN')], source: of('03215') },
  },
  {
    ask: 'cutoff of cummins college computer engineering',
    want: { tools: CUTOFF, says: ['Cummins'], source: of('06276') },
  },
  {
    ask: 'VJTI mech cutoff for OBC',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Mechanical Engineering', 'GOBC')], source: of('03012') },
  },
  {
    ask: 'vjti computer cutoff for girls',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Computer Engineering', 'LOPEN')], source: of('03012') },
  },
  {
    ask: 'COEP mechanical SC category cutoff',
    want: { tools: CUTOFF, says: [(f) => f.cap('16006', 'Mechanical Engineering', 'GSC')], source: of('16006') },
  },
  {
    ask: 'walchand sangli cse cutoff kiti aahe?',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('06007', 'Computer Science and Engineering', 'GOPEN')],
      source: of('06007'),
    },
  },
  {
    ask: 'pict comp ka cutoff kitna tha 2023 me',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('06271', 'Computer Engineering', 'GOPEN', { year: 2023 }), '2023'],
      source: of('06271'),
    },
  },
  {
    ask: 'cutoff for DJ Sanghvi computer round 1',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('03199', 'Computer Engineering', 'GOPEN', { round: 1 })],
      source: of('03199'),
    },
  },
  {
    ask: 'vit pune ai ds cutoff',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('06273', 'Artificial Intelligence and Data Science', 'GOPEN')],
      source: of('06273'),
    },
  },
  {
    ask: 'pccoe entc cutoff for obc girls',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('06175', 'Electronics and Telecommunication Engineering', 'LOBC')],
      source: of('06175'),
    },
  },
  {
    ask: 'tfws cutoff vjti it',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Information Technology', 'TFWS')], source: of('03012') },
  },
  {
    ask: 'EWS cutoff of COEP electrical',
    want: { tools: CUTOFF, says: [(f) => f.cap('16006', 'Electrical Engineering', 'EWS')], source: of('16006') },
  },
  {
    ask: 'ict mumbai chemical engg cutoff percentile',
    want: {
      tools: CUTOFF,
      says: [(f) => f.capPercentile('03036', 'Chemical Engineering', 'GOPEN')],
      source: of('03036'),
    },
  },
  {
    ask: 'vjit computr cutof',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Computer Engineering', 'GOPEN')], source: of('03012') },
  },
  {
    ask: 'wat is the cutoff of walchnd collage of enginering sangli for electronics',
    want: { tools: CUTOFF, says: [(f) => f.cap('06007', 'Electronics Engineering', 'GOPEN')], source: of('06007') },
  },
  {
    ask: 'IIT Bombay CSE closing rank',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iit-bombay', 'Computer Science and Engineering', 'OPEN N AI'), (f) => f.lastJosaaYear()],
      source: ofJee('iit-bombay'),
    },
  },
  {
    ask: 'nit trichy cse closing rank',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('nit-tiruchirappalli', 'Computer Science and Engineering', 'OPEN N OS')],
      source: ofJee('nit-tiruchirappalli'),
    },
  },
  {
    ask: 'NITK mechanical closing rank for obc',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('nit-surathkal', 'Mechanical Engineering', 'OBC-NCL N OS')],
      source: ofJee('nit-surathkal'),
    },
  },
  {
    ask: 'vnit nagpur civil home state cutoff',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('vnit-nagpur', 'Civil Engineering', 'OPEN N HS')],
      source: ofJee('vnit-nagpur'),
    },
  },
  {
    ask: 'iiit-a it cutoff 2024',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iiit-allahabad', 'Information Technology', 'OPEN N AI', { year: 2024 })],
      source: ofJee('iiit-allahabad'),
    },
  },
  {
    ask: 'iit delhi electrical rank for girls',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iit-delhi', 'Electrical Engineering', 'OPEN F AI')],
      source: ofJee('iit-delhi'),
    },
  },
  {
    ask: 'iit kgp mech ke liye kitna rank chahiye',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iit-kharagpur', 'Mechanical Engineering', 'OPEN N AI')],
      source: ofJee('iit-kharagpur'),
    },
  },
  {
    ask: 'SC closing rank iit kanpur civil',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iit-kanpur', 'Civil Engineering', 'SC N AI')],
      source: ofJee('iit-kanpur'),
    },
  },
  {
    ask: 'MNIT jaipur ece cutoff round 3',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('mnit-jaipur', 'Electronics and Communication Engineering', 'OPEN N OS', { round: 3 })],
      source: ofJee('mnit-jaipur'),
    },
  },
  {
    ask: 'how did the cutoff of IIT Madras mechanical change over the years',
    want: {
      tools: CUTOFF,
      says: [
        (f) => f.jee('iit-madras', 'Mechanical Engineering', 'OPEN N AI', { year: 2022 }),
        (f) => f.jee('iit-madras', 'Mechanical Engineering', 'OPEN N AI'),
      ],
      source: ofJee('iit-madras'),
    },
  },
  {
    ask: 'svnit chemical ews cutoff',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('svnit-surat', 'Chemical Engineering', 'EWS N OS')],
      source: ofJee('svnit-surat'),
    },
  },
  { ask: 'Ramdeobaba nagpur cutoff', want: { tools: CUTOFF, source: of('04115') } },
  {
    ask: 'sggs nanded computer cutoff nt-b',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('02020', 'Computer Science and Engineering', 'GNT1')],
      source: of('02020'),
    },
  },
  {
    ask: 'VJTI sebc cutoff electrical',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Electrical Engineering', 'GSEBC')], source: of('03012') },
  },
  {
    ask: 'mulinsathi cutoff kiti aahe coep civil la',
    want: { tools: CUTOFF, says: [(f) => f.cap('16006', 'Civil Engineering', 'LOPEN')], source: of('16006') },
  },
  { ask: 'what was pict computer cutoff in 2025', want: { tools: CUTOFF, says: ['2024'], source: of('06271') } },
  { ask: 'pict mechanical cutoff', want: { says: ['Mechanical'], never: /merit number \d/ } },
  { ask: 'government college of engineering computer cutoff', want: { asksBack: true } },
  { ask: 'dy patil college computer cutoff', want: { asksBack: true } },
  { ask: 'st john college of engineering cutoff 2019 computer', want: { tools: CUTOFF, source: of('03218') } },
  {
    ask: 'vjti computer cutoff obc 2024 round 2',
    want: {
      tools: CUTOFF,
      says: ['round 2 of 2024', (f) => f.cap('03012', 'Computer Engineering', 'GOBC', { year: 2024 })],
      never: /of 2023 \(/,
    },
  },
];
