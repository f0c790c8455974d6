import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { messageOf, type Text } from '@dakhila/domain/messages/message';
import { GENDERS } from '@dakhila/domain/predictor/candidate';
import type { ResultPlace } from '@dakhila/domain/predictor/result-order';
import type { CollegeMoney } from './college-money.ts';

/** One result of a file, with what is known of its college. */
export type FileRow = {
  result: PredictionResult;
  place: ResultPlace | undefined;
  collegeCode: string;
  money: CollegeMoney | undefined;
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
