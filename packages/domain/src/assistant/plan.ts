import { SCHEME_IDS } from '../money/scheme.ts';
import { examOfRank, isOfBasis } from './said.ts';
import type { CollegeKey, KnownFigures, PredictProgramme, Said, ToolCall, ToolResult } from './tool-types.ts';
import { SEAT_CHOICE, type Slots, type Understood, WAIVER } from './types.ts';

/** What a kind of question looks up first. A question that lacks a piece looks up what helps to ask back. */
export type Plan = (understood: Understood) => ToolCall[];

/** An answer with more colleges could not be read. */
const MAX_COLLEGES = 3;
/** There are fewer than this of any kind. */
const WHOLE_LIST = 25;

const eachCollege = (
  { colleges = [], branch, branches }: Slots,
  call: (college: CollegeKey, branch: string | undefined) => ToolCall,
): ToolCall[] => colleges.slice(0, MAX_COLLEGES).map((college, at) => call(college, branches?.[at] ?? branch));

/** The facts of every college that is named. */
export const planAllFacts: Plan = ({ slots }) =>
  eachCollege(slots, (college) => ({ tool: 'college-facts', input: { college } }));

export const planFacts: Plan = (understood) => planAllFacts(understood).slice(0, 1);

/** A question about a fee is also answered with what the student's own family pays. */
export const planFactsAndCost: Plan = (understood) => {
  const [college] = understood.slots.colleges ?? [];
  const isFee = understood.slots.facts?.includes('fee') === true && college?.exam === 'mht-cet';
  return [...planFacts(understood), ...(isFee ? planCost(understood).slice(0, 1) : [])];
};

export const planCutoff: Plan = ({ slots }) => {
  const { category, gender, special, quota, round, year, isForAnother } = slots;
  return eachCollege(slots, (college, branch) => ({
    tool: 'cutoff-history',
    input: { college, branch, category, gender, special, quota, round, year, isForAnother },
  }));
};

export const planChance: Plan = (understood) => {
  const { slots } = understood;
  if (slots.branch === undefined) return planAllFacts(understood);
  return eachCollege(slots, (college, branch = '') => ({
    tool: 'predict-programme',
    input: { college, branch, said: saidOf(slots) },
  }));
};

/** Where no chance could be given, last year's closing is looked up. */
export const planClosings = ({ slots }: Understood, results: readonly ToolResult[]): ToolCall[] =>
  results.flatMap(({ tool, input, outcome }) => {
    if (tool !== 'predict-programme' || outcome.ok || outcome.reason === 'not-found') return [];
    const { college, branch } = input as PredictProgramme['input'];
    const { category, gender, special, isForAnother } = slots;
    return [{ tool: 'cutoff-history' as const, input: { college, branch, category, gender, special, isForAnother } }];
  });

export const planCompare: Plan = (understood) => {
  const { slots, choices } = understood;
  const { colleges = [], branch, branches } = slots;
  return colleges.length < 2
    ? choices === undefined
      ? []
      : planFacts(understood)
    : [{ tool: 'compare-colleges', input: { colleges, branch, branches, said: saidOf(slots) } }];
};

/** What a question says of the family. */
const familyOf = ({ category, gender, incomeRupees, isForAnother }: Slots) => ({
  ...{ category, gender, incomeRupees, isForAnother },
});

export const planCost: Plan = (understood) => [
  ...eachCollege(understood.slots, (college) => ({
    tool: 'college-cost',
    input: { college, ...familyOf(understood.slots) },
  })),
  ...(understood.topic === SEAT_CHOICE ? planMoney(understood) : []),
];

const MONEY_TOPICS = ['scholarships', 'fees', WAIVER, SEAT_CHOICE] as const;

/** The topic is a scheme, 'schemes', or one of those above. */
export const planMoney: Plan = ({ slots, topic }) => [
  {
    tool: 'my-money',
    input: {
      about: MONEY_TOPICS.find((one) => one === topic) ?? 'schemes',
      scheme: SCHEME_IDS.find((id) => id === topic),
      // The waiver for girls names no student.
      ...familyOf(topic === 'girls' ? { ...slots, gender: undefined } : slots),
    },
  },
];

/** An answer of the FAQ; whether hostel money is the student's own depends on the category. */
export const planRule: Plan = ({ topic, text, slots }) => [
  { tool: 'explain-rule', input: topic === undefined ? { text } : { id: topic } },
  ...(topic === 'hostel-allowance'
    ? [{ tool: 'my-money' as const, input: { about: 'hostel' as const, ...familyOf(slots) } }]
    : []),
];

export const planSuggest: Plan = ({ slots }) =>
  slots.percentile === undefined && slots.rank === undefined && !slots.isForAnother
    ? [{ tool: 'my-profile', input: {} }]
    : eachSide(slots, (side) => [nearCall(side, saidOf(slots))]);

/** More could not be read side by side. */
const MAX_SIDES = 3;

/** Several cities, or kinds of institutes, are looked at one by one. */
function eachSide({ cities, levels, ...slots }: Slots, callsFor: (slots: Slots) => ToolCall[]): ToolCall[] {
  const sides: Slots[] = cities?.map((city) => ({ ...slots, city })) ??
    levels?.map((level) => ({ ...slots, level })) ?? [slots];
  return sides.slice(0, MAX_SIDES).flatMap(callsFor);
}

export const planLists: Plan = ({ slots, topic }) => [
  {
    tool: 'my-lists',
    input: slots.order === 'chance' ? { withSurest: true } : topic === undefined ? {} : { withReview: true },
  },
];

export const planMerit: Plan = ({ slots }) => {
  const { percentile, percentileExam, rank } = slots;
  if (percentile !== undefined && percentileExam !== undefined && isOfBasis(percentileExam, 'jee-main'))
    return [nearCall({ ...slots, exam: 'josaa' }, saidOf(slots))];
  if (percentile !== undefined)
    return isOfBasis(percentileExam, 'mht-cet') ? [{ tool: 'merit-estimate', input: { percentile } }] : [];
  return rank === undefined || !isOfBasis(examOfRank(rank), 'mht-cet')
    ? []
    : [{ tool: 'merit-estimate', input: { meritNumber: rank.value } }];
};

/** A question for what is near home, in which no place is named: it must be asked back. */
export const lacksHome = ({ isNearHome, city, state }: Slots): boolean =>
  isNearHome === true && city === undefined && state === undefined;

export const planSearch: Plan = ({ slots }) => {
  if (lacksHome(slots)) return [];
  const { branch, city, state, type, level, isForWomen, isAutonomous, minority, order, mostFeeRupees } = slots;
  const listOrder = order === 'chance' ? undefined : order;
  const filters = { branch, state, type, isForWomen, isAutonomous, minority, order: listOrder, mostFeeRupees };
  // A place may have colleges of both admissions, and so may a list of the best; what else narrows it is known of the state's colleges.
  const isNarrowed = [branch, type, isForWomen, isAutonomous, minority, listOrder, mostFeeRupees].some(
    (one) => one !== undefined,
  );
  const isOfState = city === undefined && state === undefined && isNarrowed;
  const exam = slots.exam ?? (level !== undefined ? 'josaa' : isOfState ? 'mht-cet' : undefined);
  const limit = level === undefined ? undefined : WHOLE_LIST;
  return eachSide(slots, (side) => [
    { tool: 'search-colleges', input: { exam, ...filters, level: side.level, city: side.city, limit } },
  ]);
};

export const planDates: Plan = ({ slots: { exam, round } }) =>
  (exam === undefined ? (['mht-cet', 'josaa'] as const) : [exam]).map((one) => ({
    tool: 'round-dates',
    input: { exam: one, round },
  }));

/** The call for programmes near a rank or percentile. A percentile or merit number is of MHT-CET, any other rank and a percentile of JEE Main of JEE, unless an exam or institutes of JEE were named. */
function nearCall(slots: Slots, said: Said): ToolCall {
  const isState =
    (said.percentile !== undefined && isOfBasis(said.percentileExam, 'mht-cet')) || said.rank?.list === 'merit';
  const { branch, city, state, level, type, minority, range, order } = slots;
  const exam = level === undefined ? (slots.exam ?? (isState ? 'mht-cet' : 'josaa')) : 'josaa';
  return {
    tool: 'programmes-near',
    input: {
      ...{ exam, said, branch, city, state, type, minority },
      level: exam === 'josaa' ? level : undefined,
      ...(range?.isOfClosings ? { leastPercentile: range.low } : {}),
      ...(order === 'fee' || order === 'chance' ? { order } : {}),
    },
  };
}

/** The call for programmes near the figures of the question. */
export const nearSaid = (slots: Slots): ToolCall[] => [nearCall(slots, saidOf(slots))];

/** The calls for programmes near the figures of a profile; none where it has none for the list that is asked about. The merit number is exact where the percentile is an estimate of it. */
export const nearProfile = (slots: Slots, known: KnownFigures): ToolCall[] =>
  eachSide(slots, (side) => nearProfileIn(side, known));

function nearProfileIn(slots: Slots, { mhtCet, josaa }: KnownFigures): ToolCall[] {
  const { percentile, meritNumber } = mhtCet;
  const isJosaa = slots.exam === 'josaa' || (percentile === undefined && meritNumber === undefined);
  const said = { ...saidOf(slots), category: slots.category ?? (isJosaa ? josaa : mhtCet).category };
  if (!isJosaa)
    return [
      nearCall(
        slots,
        meritNumber === undefined ? { ...said, percentile } : { ...said, rank: { value: meritNumber, list: 'merit' } },
      ),
    ];
  // IITs have a rank list of their own: where no kind of institute is named, both lists are looked at.
  const levels = slots.level === undefined ? (['IIT', undefined] as const) : [slots.level];
  return levels.flatMap((level) => nearJee({ ...slots, exam: 'josaa', level }, said, josaa) ?? []);
}

/** The same on one list of JEE. */
function nearJee(slots: Slots, said: Said, josaa: KnownFigures['josaa']): ToolCall | undefined {
  const isAdvanced = slots.level === 'IIT';
  const exam = isAdvanced ? 'jee-advanced' : 'jee-main';
  const common = isAdvanced ? josaa.advancedCrl : josaa.mainCrl;
  const ofCategory = isAdvanced ? josaa.advancedCategoryRank : josaa.mainCategoryRank;
  if (common !== undefined) return nearCall(slots, { ...said, rank: { value: common, list: 'crl', exam } });
  if (ofCategory !== undefined)
    return nearCall(slots, { ...said, rank: { value: ofCategory, list: 'category', exam } });
  if (isAdvanced || josaa.mainPercentile === undefined) return undefined;
  return nearCall(slots, { ...said, percentile: josaa.mainPercentile, percentileExam: exam });
}

/** The candidate, as far as the question describes one. */
function saidOf(slots: Slots): Said {
  const { category, gender, special, percentile, percentileExam, rank, homeState, homeUniversity } = slots;
  return {
    ...{ category, gender, percentile, percentileExam, rank, homeState, homeUniversity },
    ...(slots.hasBoardMarks ? { hasBoardMarks: true } : {}),
    ...(slots.isForAnother ? { isForAnother: true } : {}),
    ...(slots.range !== undefined && !slots.range.isOfClosings ? { isCarefulEnd: true } : {}),
    ...(special === 'ews' ? { ews: true } : {}),
    ...(special === 'tfws' ? { tfws: true } : {}),
    ...(special === 'pwd' ? { pwd: true } : {}),
    ...(special === 'defence' ? { defence: true } : {}),
  };
}
