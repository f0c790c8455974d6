import type { Exam } from '@dakhila/contract/exam';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { clearPicked, type Picked, setPicked, useComparison } from '../../colleges/index.ts';
import { resultKey } from './result-context.ts';

/** Picking a programme also picks its college: programmes of two exams cannot be compared in one table, but their colleges can. */
export function usePickedColleges(exam: Exam) {
  const others = useComparison().filter((college) => college.exam !== exam);
  return {
    /** The picked colleges of the other exam. */
    others,
    /** Takes the college of a programme into the comparison of colleges, or out of it with its last picked programme. */
    follow: (result: PredictionResult, isPicked: boolean, picked: readonly PredictionResult[]) => {
      const isSibling = (one: PredictionResult) =>
        one.collegeId === result.collegeId && resultKey(one) !== resultKey(result);
      setPicked(collegeOf(exam, result), isPicked || picked.some(isSibling));
    },
    remove: (college: Picked) => setPicked(college, false),
    clear: clearPicked,
  };
}

/** Each college once, whichever programmes of it are picked. */
export function collegesOf(exam: Exam, results: readonly PredictionResult[]): Picked[] {
  return [...new Map(results.map((result) => [result.collegeId, collegeOf(exam, result)])).values()];
}

const collegeOf = (exam: Exam, { collegeId, collegeName }: PredictionResult): Picked => ({
  ...{ exam, id: collegeId, name: collegeName },
});
