import type { StaffAct } from '../staff/roles.ts';

/** What is counted for each day in India and stored. None of it is about a single person. */
export const MEASURES = [
  'sign-ups',
  'activations',
  'runs',
  'received-paise',
  'refunded-paise',
  'tickets',
  'answered-4h',
  'answered-1d',
  'answered-3d',
  'questions',
  'unanswered',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The sums of a period. */
export type Sums = Readonly<Record<Measure, number>>;

type Part = { name: string; read: (sums: Sums) => number };
type Chart = {
  name: string;
  /** What is counted, exactly. */
  meaning: string;
  act: StaffAct;
  unit: 'count' | 'paise';
  /** Parts that add up to the whole. */
  parts: readonly Part[];
};

const only = (name: string, measure: Measure): readonly Part[] => [{ name, read: (sums) => sums[measure] }];

/** The charts of the desk. */
export const CHARTS = {
  'sign-ups': {
    name: 'Sign-ups',
    meaning: 'Accounts that were made.',
    act: 'numbers.people',
    unit: 'count',
    parts: only('Sign-ups', 'sign-ups'),
  },
  activations: {
    name: 'Activations',
    meaning: 'Students who ran their first prediction.',
    act: 'numbers.people',
    unit: 'count',
    parts: only('Activations', 'activations'),
  },
  runs: {
    name: 'Prediction runs',
    meaning: 'New runs. A question that was asked again and opened a saved run isn’t counted.',
    act: 'numbers.people',
    unit: 'count',
    parts: only('Runs', 'runs'),
  },
  revenue: {
    name: 'Revenue',
    meaning: 'Credited orders by the day they were paid. What was refunded later moves to Refunded on that day.',
    act: 'numbers.read',
    unit: 'paise',
    parts: [
      { name: 'Kept', read: (sums) => sums['received-paise'] - sums['refunded-paise'] },
      { name: 'Refunded', read: (sums) => sums['refunded-paise'] },
    ],
  },
  answers: {
    name: 'Support answer times',
    meaning: 'Tickets by the day they were opened, and how long the first answer took.',
    act: 'numbers.people',
    unit: 'count',
    parts: [
      { name: 'Within 4 hours', read: (sums) => sums['answered-4h'] },
      { name: '4 to 24 hours', read: (sums) => sums['answered-1d'] },
      { name: '1 to 3 days', read: (sums) => sums['answered-3d'] },
      {
        name: 'Later or not yet',
        read: (sums) => sums.tickets - sums['answered-4h'] - sums['answered-1d'] - sums['answered-3d'],
      },
    ],
  },
  assistant: {
    name: 'Questions to the assistant',
    meaning: 'Unanswered: no answer came, or the assistant offered a person instead.',
    act: 'numbers.people',
    unit: 'count',
    parts: [
      { name: 'Answered', read: (sums) => sums.questions - sums.unanswered },
      { name: 'Unanswered', read: (sums) => sums.unanswered },
    ],
  },
} as const satisfies Readonly<Record<string, Chart>>;
export type ChartId = keyof typeof CHARTS;

/** Every chart, in the order of the page. */
export const CHART_IDS = Object.keys(CHARTS) as [ChartId, ...ChartId[]];
export const chartOf = (id: ChartId): Chart => CHARTS[id];

/** When a ticket counts as answered in time, in hours. */
export const ANSWER_LIMITS_HOURS = { 'answered-4h': 4, 'answered-1d': 24, 'answered-3d': 72 } as const;

/**
 * How many days, today included, are counted again each time. After this long no count of a day changes any more: a ticket is either answered within three days
 * or late. Refunds are the exception, and are counted again for all days.
 */
export const RECOUNTED_DAYS = 5;
