import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import type { ResultPlace } from '@dakhila/domain/predictor/result-order';
import type { CollegeMoney } from './college-money.ts';

/** One result of a file, with what is known of its college. */
export type FileRow = {
  result: PredictionResult;
  place: ResultPlace | undefined;
  collegeCode: string;
  money: CollegeMoney | undefined;
};

/** What files say of the run they are of. */
export type FileRun = Pick<
  Run,
  'exam' | 'year' | 'createdAt' | 'rounds' | 'dataYears' | 'lastYearRounds' | 'lists' | 'notes'
>;
