import type { Reading } from './reading.ts';

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
