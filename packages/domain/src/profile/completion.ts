import type { Exam } from '../lists/exam-name.ts';

/** The parts of an exam profile that completion looks at. */
type ProfileParts = {
  gender?: unknown;
  classTwelve?: { year?: unknown; percentage?: unknown } | undefined;
  josaa?: Readonly<Record<string, unknown>> | undefined;
  mhtCet?: Readonly<Record<string, unknown>> | undefined;
};

const hasAny = (part: Readonly<Record<string, unknown>> | undefined, ...fields: string[]) =>
  fields.some((field) => part?.[field] !== undefined);

/** What the predictor asks, in the order of the form. A student of one exam owes nothing to the other. */
const QUESTIONS: readonly {
  field: string;
  isAnswered: (profile: ProfileParts) => boolean;
  exam?: 'josaa' | 'mhtCet';
}[] = [
  { field: 'gender', isAnswered: ({ gender }) => gender !== undefined },
  { field: 'classTwelve.year', isAnswered: ({ classTwelve }) => classTwelve?.year !== undefined },
  { field: 'classTwelve.percentage', isAnswered: ({ classTwelve }) => classTwelve?.percentage !== undefined },
  {
    field: 'mhtCet.percentile',
    exam: 'mhtCet',
    isAnswered: ({ mhtCet }) => hasAny(mhtCet, 'percentile', 'meritNumber', 'jeeMainRank', 'jeeMainPercentile'),
  },
  { field: 'mhtCet.category', exam: 'mhtCet', isAnswered: ({ mhtCet }) => hasAny(mhtCet, 'category') },
  {
    field: 'mhtCet.homeUniversity',
    exam: 'mhtCet',
    isAnswered: ({ mhtCet }) => mhtCet?.candidature === 'outside' || hasAny(mhtCet, 'homeUniversity'),
  },
  {
    field: 'josaa.mainCrl',
    exam: 'josaa',
    isAnswered: ({ josaa }) => hasAny(josaa, 'mainCrl', 'mainPercentile', 'mainCategoryRank', 'advancedCrl'),
  },
  { field: 'josaa.category', exam: 'josaa', isAnswered: ({ josaa }) => hasAny(josaa, 'category') },
  { field: 'josaa.homeState', exam: 'josaa', isAnswered: ({ josaa }) => hasAny(josaa, 'homeState') },
];

/** How much of what the predictor asks is there. An exam of which nothing is known is not asked about, as long as the other is begun. */
export function profileCompletion(profile: ProfileParts): { filled: number; of: number; missing: string[] } {
  const begun = (['mhtCet', 'josaa'] as const).filter((exam) => Object.keys(profile[exam] ?? {}).length > 0);
  const asked = QUESTIONS.filter(({ exam }) => exam === undefined || begun.length === 0 || begun.includes(exam));
  const missing = asked.filter(({ isAnswered }) => !isAnswered(profile)).map(({ field }) => field);
  return { filled: asked.length - missing.length, of: asked.length, missing };
}

type Completion = { filled: number; of: number; missing: string[] };

/**
 * How much of the whole profile is there: the age and what the predictor asks. Preferences do not count: without
 * them a student is open to everything, which is an answer too.
 */
export function studentCompletion(
  birthDate: string | null,
  profile: Parameters<typeof profileCompletion>[0],
): Completion {
  const exams = profileCompletion(profile);
  return {
    filled: exams.filled + (birthDate === null ? 0 : 1),
    of: exams.of + 1,
    missing: [...(birthDate === null ? ['birthDate'] : []), ...exams.missing],
  };
}

/** Whether an answer is missing that decides which seats are open or how good a rank is. The age and Class XII change no chance. */
export const missesChances = ({ missing }: Completion): boolean =>
  missing.some((field) => field !== 'birthDate' && !field.startsWith('classTwelve.'));

/** Complete is what misses nothing. */
export const isComplete = ({ missing }: Completion): boolean => missing.length === 0;

export const PARTS = [
  { exam: 'mht-cet', part: 'mhtCet', rank: 'mhtCet.percentile' },
  { exam: 'josaa', part: 'josaa', rank: 'josaa.mainCrl' },
] as const;

/** The exams for which the student has entered a rank or a percentile. */
export function examsTold(profile: Parameters<typeof profileCompletion>[0]): Exam[] {
  const { missing } = profileCompletion(profile);
  return PARTS.filter(({ part, rank }) => Object.keys(profile[part] ?? {}).length > 0 && !missing.includes(rank)).map(
    ({ exam }) => exam,
  );
}
