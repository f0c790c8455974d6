import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { type Message, messageOf, type Text } from '@dakhila/domain/messages/message';
import type { RupeeRange } from '@dakhila/domain/money/net-cost';
import type { CollegeMoney } from '@dakhila/domain/money/result-money';
import { listEndSentence } from '@dakhila/domain/predictor/bands';
import { GENDERS } from '@dakhila/domain/predictor/candidate';
import type { ResultPlace } from '@dakhila/domain/predictor/result-order';
import { type WhyUnsure, wasOpenToEnd, whyUnsureResult } from '@dakhila/domain/predictor/why-unsure';

/** One result of a file, with what is known of its college and what it costs the family in the first year. */
export type FileRow = Pick<CollegeMoney, 'fee' | 'median'> & {
  result: PredictionResult;
  place: ResultPlace | undefined;
  collegeCode: string;
  firstYear: RupeeRange | null;
};

/** Category and gender of a student in words; PwD is said with the category. */
export function personOf(
  input: FileRun['input'],
  translate: (text: Text) => string,
): [category: string, gender: string] {
  const { category, gender, pwd } = input;
  const known = GENDERS.find((one) => one === gender);
  return [
    [typeof category === 'string' ? category : '', pwd === true ? 'PwD' : ''].filter(Boolean).join(', '),
    known === undefined ? '' : translate(messageOf(`files.gender.${known}`)),
  ];
}

/** Why the chance of a row is unsure, and what is said of the end of the merit list: that seats may stay open is not said beside reasons why they may not. */
export function aboutChance(
  { result }: Pick<FileRow, 'result'>,
  { lists, year, dataYears }: Pick<FileRun, 'lists' | 'year' | 'dataYears'>,
): { unsure: WhyUnsure | null; listEnd: Message | null } {
  const own = new Map(lists.map((list) => [list.id, list]));
  const [best] = result.pools;
  const unsure = whyUnsureResult(result, own, dataYears.last);
  const isOpen = best !== undefined && wasOpenToEnd(best, own.get(best.list), dataYears.last);
  const isSaid = isOpen || (!best?.isListEnd && unsure === null);
  return { unsure, listEnd: isSaid ? listEndSentence(best, { year, dataYears }) : null };
}

/** What files say of the run they are of. */
export type FileRun = Pick<
  Run,
  'exam' | 'year' | 'createdAt' | 'rounds' | 'dataYears' | 'lastYearRounds' | 'lists' | 'notes' | 'input'
>;
