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
