import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { messageOf, type Text } from '@dakhila/domain/messages/message';
import type { RupeeRange } from '@dakhila/domain/money/net-cost';
import type { CollegeMoney } from '@dakhila/domain/money/result-money';
import { GENDERS } from '@dakhila/domain/predictor/candidate';
import type { ResultPlace } from '@dakhila/domain/predictor/result-order';

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

/** What files say of the run they are of. */
export type FileRun = Pick<
  Run,
  'exam' | 'year' | 'createdAt' | 'rounds' | 'dataYears' | 'lastYearRounds' | 'lists' | 'notes' | 'input'
>;
