import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { indianNumber } from '../../../lib/format.ts';

/** Which answers the profile shows of an exam, in this order. */
const SHOWN = {
  josaa: [
    'category',
    'homeState',
    'mainPercentile',
    'mainSecondPercentile',
    'mainCrl',
    'mainCategoryRank',
    'advancedCrl',
    'advancedCategoryRank',
  ],
  'mht-cet': ['category', 'homeUniversity', 'percentile', 'meritNumber', 'jeeMainRank'],
} as const;
export type ShownFact = (typeof SHOWN)[Exam][number];

/** What the student has told about an exam, as it is shown; what was not told is left out. */
export function examFacts(exam: Exam, { josaa = {}, mhtCet = {} }: ExamProfile): { name: ShownFact; value: string }[] {
  const answers: Readonly<Record<string, unknown>> = exam === 'josaa' ? josaa : mhtCet;
  return SHOWN[exam].flatMap((name) => {
    const value = answers[name];
    if (typeof value === 'string' && value !== '') return [{ name, value }];
    if (typeof value === 'number')
      return [{ name, value: /percentile$/i.test(name) ? String(value) : indianNumber(value) }];
    return [];
  });
}
