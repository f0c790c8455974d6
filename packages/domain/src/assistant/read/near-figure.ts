import type { RankList, SaidExam } from '../tool-types.ts';
import type { Reading } from './reading.ts';

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

/** Of which exam the figure at a place is said to be: the exam named nearest to it. Class XII is an exam too, though none of ours. */
export const examNear = ({ tokens }: Reading, at: number, length: number): SaidExam | 'class-twelve' | undefined =>
  nearest(
    tokens.map(({ said }) => said),
    at,
    length,
    EXAMS,
  );

/** Of which list the rank at a place is said to be: the list named nearest to it. */
export const listNear = ({ tokens }: Reading, at: number, length: number): RankList =>
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
const CURRENCY = /^(?:rupees?|rs|inr|rupaye|rupay|rupiya|rupaya|paise|lpa|ctc)$/;
/** How far from its word an income may stand. A small figure without 'lakh' may as well be a rank, so it stands close. */
const FAR = 6;
const CLOSE = 3;
const SURELY_INCOME = 50_000;
/** Nobody earns less. */
const SMALLEST_SUM = 1000;

/** Whether the figure at a place is what a family earns: 'income is 10 lakh', 'उत्पन्न 10 लाख'. */
export function isIncome({ tokens, marks }: Reading, at: number, length: number, value: number): boolean {
  if (value < SMALLEST_SUM) return false;
  const reach = length > 1 || value >= SURELY_INCOME ? FAR : CLOSE;
  const isWord = (place: number) => INCOME.test(marks[place] ?? '') || INCOME.test(tokens[place]?.said ?? '');
  for (let step = 1; step <= reach; step += 1) if (isWord(at - step) || isWord(at + length - 1 + step)) return true;
  return false;
}

/** Whether the figure at a place is a sum of money: '₹50,000', '2 lakh rupees'. */
export const isMoney = ({ tokens }: Reading, at: number, length: number): boolean =>
  CURRENCY.test(tokens[at - 1]?.said ?? '') || CURRENCY.test(tokens[at + length]?.said ?? '');
