import { join } from 'node:path';
import type { Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { messageOf } from '@dakhila/domain/messages/message';
import { sayIn } from '@dakhila/domain/messages/say';
import type { Family } from '@dakhila/domain/money/family';
import { seasonIn } from '@dakhila/domain/season/season';
import { PROJECT_DIR } from '../../../apps/api/src/config.ts';
import type { OwnPrediction } from '../../../apps/api/src/modules/assistant/tools/own-prediction.ts';
import type { OwnData } from '../../../apps/api/src/modules/assistant/tools/run-tool.ts';
import { readScheduleFile, stepsOfYear } from '../../../apps/api/src/modules/lists/schedule.ts';

const YEAR = 2027;

/** The schedule as the facts keep it, without the days that operators enter. */
export async function sampleSchedule(exam: Exam): Promise<Schedule> {
  const { name, rounds, roundsOf } = seasonIn(exam, YEAR);
  const file = readScheduleFile(join(PROJECT_DIR, 'data'), exam);
  return sayIn<Schedule>('en', {
    exam,
    year: YEAR,
    title: name,
    authority: { ...file.authority, name: messageOf(`schedule.${exam}.authority`) },
    rounds,
    roundsOf,
    events: stepsOfYear(file, YEAR, rounds).map((step) => ({ ...step, yearBefore: null })),
    rules: [],
    asOf: null,
  });
}

const SAMPLE_FAMILY: Family = {
  ...{
    category: 'OPEN',
    gender: 'male',
    income: '2.5-to-6',
    domicile: true,
    ews: false,
    orphan: false,
    minority: false,
  },
};

const SAMPLE_PROFILE = {
  gender: 'male',
  mhtCet: { percentile: 94.2, category: 'OPEN', candidature: 'maharashtra' },
} as const;

/** A student for the evaluation: questions about a student's own things need a student. */
export const SAMPLE_STUDENT: OwnData = {
  plan: async () => ({ plan: 'Standard', attempts: 7, sessions: 0, hasAssessment: false, isAssessmentDone: false }),
  bookings: async () => ({
    upcoming: [{ when: '20 Nov 2026, 5:00 pm IST', counsellor: 'Meera', topic: null }],
    past: 0,
  }),
  lists: async () => ({
    lists: [
      {
        ...{ name: 'My CAP list', exam: 'mht-cet', choices: 12, first: ['COEP Computer'], updated: '14 Nov 2026' },
        someSeat: { count: 58, of: 100 },
        review: ['You may not get a seat with this list'],
        surest: [{ choice: 'Civil Engineering, PICT', percent: 81 }],
      },
    ],
  }),
  payments: async () => ({
    payments: [{ plan: 'Standard', rupees: 999, state: 'paid', when: '14 Nov 2026' }],
  }),
  latestPrediction: async () => ({
    prediction: {
      exam: 'mht-cet',
      title: '94.2 percentile, OPEN',
      when: '14 Nov 2026',
      counts: { Safe: 40, Likely: 22, Possible: 18, Reach: 31 },
      href: '/predictor',
    },
  }),
  examProfile: async () => SAMPLE_PROFILE,
  predictions: async () => [],
  family: async () => SAMPLE_FAMILY,
  countPrediction: async () => true,
};

const { gender: GENDER, mhtCet: MHT_CET } = SAMPLE_PROFILE;
const JEE_MAIN = { mainCrl: 25_000, category: 'OPEN', homeState: 'Maharashtra' } as const;
const JEE = { mainCrl: 18_000, advancedCrl: 6_000, category: 'OPEN', homeState: 'Maharashtra' } as const;

/** A girl of a reserved category who answered what decides the family's cost. */
const GIRL = { gender: 'female', mhtCet: { percentile: 88.4, category: 'SEBC', candidature: 'maharashtra' } } as const;
const GIRL_TOLD = { category: 'SEBC', gender: 'female' } as const;
const GIRLS_FAMILY: Family = { ...SAMPLE_FAMILY, ...GIRL_TOLD };

/** A girl from a small town with a low percentile, who lives in a hostel and answered everything about her family. */
const SMALL_TOWN = {
  gender: 'female',
  mhtCet: { percentile: 52.3, category: 'SC', candidature: 'maharashtra' },
} as const;
const SMALL_TOWN_FAMILY: Family = {
  ...SAMPLE_FAMILY,
  ...{ category: 'SC', gender: 'female', income: '1-to-2.5', stays: 'hostel' },
};

/** An SC girl on her first day: category, gender and home university are saved, nothing about the family. */
const NEW_SC_GIRL = {
  gender: 'female',
  mhtCet: {
    ...SMALL_TOWN.mhtCet,
    percentile: 78.2,
    homeUniversity: 'Savitribai Phule Pune University',
  },
} as const;

/** A boy of the Open category with figures of both exams. */
const BOTH_EXAMS = {
  gender: 'male',
  mhtCet: { percentile: 97.6, category: 'OPEN', candidature: 'maharashtra' },
  josaa: { mainCrl: 21_400, category: 'OPEN', homeState: 'Maharashtra' },
} as const;

/** Other students, by the name that questions give them. `editions`: of today's forecasts. */
export function otherStudents(
  editions: Readonly<Record<Exam, string>>,
): Record<
  | 'predicted'
  | 'earlier'
  | 'narrowed'
  | 'what-if'
  | 'jee'
  | 'girl'
  | 'new-girl'
  | 'jee-predicted'
  | 'small-town'
  | 'new-sc-girl'
  | 'both-exams'
  | 'nobody',
  OwnData
> {
  const editionId = editions['mht-cet'];
  const after = (run: Partial<OwnPrediction> & { more?: object }): OwnData => ({
    ...SAMPLE_STUDENT,
    predictions: async (exam) => {
      const input = { gender: GENDER, ...MHT_CET, pwd: false, ...run.more };
      return exam === 'mht-cet' ? [{ id: 'run', year: YEAR, editionId, input, ...run }] : [];
    },
  });
  return {
    // After a prediction with the saved answers, which is the only way to percentages.
    predicted: after({}),
    // That prediction was made from earlier forecasts, or shows only what was preferred.
    earlier: after({ editionId: 'earlier' }),
    narrowed: after({ more: { preferences: { cities: ['Pune'] } } }),
    // Nothing is saved but a prediction with other figures.
    'what-if': { ...after({ more: { percentile: 97.3 } }), examProfile: async () => ({}) },
    jee: { ...SAMPLE_STUDENT, examProfile: async () => ({ gender: GENDER, josaa: JEE }) },
    girl: {
      ...SAMPLE_STUDENT,
      examProfile: async () => GIRL,
      family: async () => GIRLS_FAMILY,
      predictions: async (exam) => {
        const input = { gender: GIRL.gender, ...GIRL.mhtCet, pwd: false };
        return exam === 'mht-cet' ? [{ id: 'run', year: YEAR, editionId, input }] : [];
      },
    },
    // The same girl before she answered anything about the family, and without a prediction.
    'new-girl': { ...SAMPLE_STUDENT, examProfile: async () => GIRL, family: async () => GIRL_TOLD },
    'jee-predicted': {
      ...SAMPLE_STUDENT,
      examProfile: async () => ({ gender: GENDER, josaa: JEE_MAIN }),
      predictions: async (exam) => {
        const input = { gender: GENDER, ...JEE_MAIN, pwd: false };
        return exam === 'josaa' ? [{ id: 'run', year: YEAR, editionId: editions.josaa, input }] : [];
      },
    },
    'small-town': {
      ...SAMPLE_STUDENT,
      examProfile: async () => SMALL_TOWN,
      family: async () => SMALL_TOWN_FAMILY,
      predictions: async (exam) => {
        const input = { gender: SMALL_TOWN.gender, ...SMALL_TOWN.mhtCet, pwd: false };
        return exam === 'mht-cet' ? [{ id: 'run', year: YEAR, editionId, input }] : [];
      },
    },
    'new-sc-girl': {
      ...SAMPLE_STUDENT,
      examProfile: async () => NEW_SC_GIRL,
      family: async () => ({ category: 'SC', gender: 'female' }),
    },
    'both-exams': {
      ...SAMPLE_STUDENT,
      examProfile: async () => BOTH_EXAMS,
      predictions: async (exam) => {
        const figures = exam === 'josaa' ? BOTH_EXAMS.josaa : BOTH_EXAMS.mhtCet;
        return [
          { id: 'run', year: YEAR, editionId: editions[exam], input: { gender: GENDER, ...figures, pwd: false } },
        ];
      },
    },
    nobody: { ...SAMPLE_STUDENT, examProfile: async () => ({}), family: async () => ({}) },
  };
}
