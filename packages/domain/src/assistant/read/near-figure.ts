import type { RankList, SaidExam, SaidRank } from '../tool-types.ts';
import type { Reading } from './reading.ts';

/** What a word after a figure multiplies it by. */
const SCALES: Readonly<Record<string, number>> = {
  ...{ k: 1000, thousand: 1000, hajar: 1000, l: 100_000, lakh: 100_000, lakhs: 100_000, lac: 100_000, lacs: 100_000 },
  crore: 10_000_000,
};
export const PERCENT_WORDS = /^(?:percentile|percentiles|percent|pr|%)$/;
export const RANK_WORDS = /^(?:rank|ranks|air|crl|merit|sml|number|no)$/;

/** The figure at an index that is not yet understood, with the scale after it: '12k', '1.2 lakh'. */
export function figureAt({ tokens, marks }: Reading, at: number) {
  const plain = tokens[at]?.value;
  if (plain === null || plain === undefined || marks[at]?.startsWith('@')) return undefined;
  const scale = SCALES[tokens[at + 1]?.said ?? ''];
  return { value: plain * (scale ?? 1), length: scale === undefined ? 1 : 2, scale };
}

/** A percentile or rank of an exam. Class XII is an exam too, though none of ours. */
export function percentileOf(reading: Reading, at: number, length: number, percentile: number) {
  const exam = examNear(reading, at, length);
  return { percentile, ...(exam === undefined || exam === 'class-twelve' ? {} : { percentileExam: exam }) };
}
export function rankOf(reading: Reading, at: number, length: number, value: number): SaidRank {
  const near = examNear(reading, at, length);
  const exam = near === 'class-twelve' ? undefined : near;
  const list = listNear(reading, at, length);
  // 'on merit with JEE rank 5000': there is no JEE merit number.
  const isNoMerit = list === 'merit' && exam !== undefined && exam !== 'mht-cet';
  return { value, list: isNoMerit ? 'any' : list, ...(exam === undefined ? {} : { exam }) };
}

const LONGEST_PHRASE = 3;
const EXAMS: readonly (readonly [RegExp, SaidExam | 'class-twelve'])[] = [
  [/^(?:12 th|10 th|class 12|boards?|hsc|ssc|xii|twelfth|cbse|icse|baravi|barahvi|barvi|pcm)\b/, 'class-twelve'],
  [/^(?:mht ?cet|mhcet|cet|cap)\b/, 'mht-cet'],
  [/^(?:jee )?(?:advanced|advance|adv)\b/, 'jee-advanced'],
  [/^(?:jee )?mains\b|^jee main\b|^nta (?:score|percentile|rank)\b/, 'jee-main'],
  [/^(?:jee|josaa|jossa|csab)\b/, 'jee'],
];
const LISTS: readonly (readonly [RegExp, RankList])[] = [
  [/^(?:category|obc|sc|st|ews|ncl) rank\b/, 'category'],
  [/^(?:crl|air|common rank|general rank|all india rank)\b/, 'crl'],
  [/^(?:merit|sml|state rank)\b/, 'merit'],
];

/** The exam that the figure at an index belongs to: the one named nearest to it. Class XII is an exam too, though none of ours. */
export const examNear = ({ tokens }: Reading, at: number, length: number): SaidExam | 'class-twelve' | undefined =>
  nearest(
    tokens.map(({ said }) => said),
    at,
    length,
    EXAMS,
  );

/** The list that the rank at an index belongs to: the one named nearest to it. */
const listNear = ({ tokens }: Reading, at: number, length: number): RankList =>
  nearest(
    tokens.map(({ word }) => word),
    at,
    length,
    LISTS,
  ) ?? 'any';

/** What stands nearest to a place, what stands before it first. */
function nearest<What>(
  words: readonly string[],
  at: number,
  length: number,
  patterns: readonly (readonly [RegExp, What])[],
): What | undefined {
  let best: { what: What; distance: number } | undefined;
  for (let start = 0; start < words.length; start += 1) {
    const phrase = words.slice(start, start + LONGEST_PHRASE).join(' ');
    for (const [pattern, what] of patterns) {
      const said = pattern.exec(phrase)?.[0];
      if (said === undefined) continue;
      const distance = start < at ? at - start - said.split(' ').length + 1 : start - at - length + 1;
      if (best === undefined || distance < best.distance) best = { what, distance };
      break;
    }
  }
  return best?.what;
}

const INCOME =
  /^(?:income|incomes|salary|salaries|earn|earns|earned|earning|earnings|wage|wages|aamdani|amdani|aamdanee|kamai|kamate|kamata|kamati|kamavtat|kamavto|utpanna|utpann|utpan|aay|tankhwah|pagar|vetan|varshik|annual|yearly|monthly|pm|lpa|ctc)$/;
/** What follows a sum that somebody earns: '3 lakhs a year'. */
const A_YEAR = /^(?:(?:a|per|every|each) (?:year|annum)|pa\b|saal\b)/;
const CURRENCY = /^(?:rupees?|rs|inr|rupaye|rupay|rupiya|rupaya|paise|lpa|ctc)$/;
/** How far from its word an income may stand. A small figure without 'lakh' may as well be a rank, so it stands close. */
const FAR = 6;
const CLOSE = 3;
const SURELY_INCOME = 50_000;
/** Nobody earns less. */
const SMALLEST_SUM = 1000;

/** Whether the figure at an index is what a family earns: 'income is 10 lakh', 'उत्पन्न 10 लाख'. */
export function isIncome({ tokens, marks }: Reading, at: number, length: number, value: number): boolean {
  if (value < SMALLEST_SUM) return false;
  const after = tokens.slice(at + length, at + length + 2).map(({ said }) => said);
  if (A_YEAR.test(after.join(' '))) return true;
  const reach = length > 1 || value >= SURELY_INCOME ? FAR : CLOSE;
  const isWord = (place: number) => INCOME.test(marks[place] ?? '') || INCOME.test(tokens[place]?.said ?? '');
  for (let step = 1; step <= reach; step += 1) if (isWord(at - step) || isWord(at + length - 1 + step)) return true;
  return false;
}

/** Whether the figure at an index is a sum of money: '₹50,000', '2 lakh rupees'. */
export const isMoney = ({ tokens }: Reading, at: number, length: number): boolean =>
  CURRENCY.test(tokens[at - 1]?.said ?? '') || CURRENCY.test(tokens[at + length]?.said ?? '');
