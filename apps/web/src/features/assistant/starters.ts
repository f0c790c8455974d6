import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { indianNumber } from '../../lib/format.ts';
import type { assistantMessages } from './messages.ts';

type Words = (typeof assistantMessages)['en']['starter'];
const MOST = 4;

/** Good first questions, by what the student has told about the exams. */
export function startersFor({ mhtCet = {}, josaa = {} }: ExamProfile, words: Words): string[] {
  const own = [
    mhtCet.percentile !== undefined
      ? words.percentile(String(mhtCet.percentile))
      : mhtCet.meritNumber !== undefined && words.merit(indianNumber(mhtCet.meritNumber)),
    josaa.mainCrl !== undefined && words.mainRank(indianNumber(josaa.mainCrl)),
  ].filter((question) => question !== false);
  const common = [words.cutoff, words.freeze, words.documents, words.compare, words.plan];
  return [...own, ...common].slice(0, MOST);
}
