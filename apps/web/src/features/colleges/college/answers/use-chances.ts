import type { Exam } from '@dakhila/contract/exam';
import type { CollegeChances } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { collegeChancesQuery } from '../../shared/queries.ts';
import type { ShownCourse } from '../any-college.ts';

export type OwnChance = CollegeChances['results'][number];

/** What the student's newest prediction says of the courses of a college that admits. Null while unknown or without a prediction. */
export function useChances(exam: Exam, collegeId: string, isAdmitting: boolean) {
  const { data, isSuccess } = useQuery({ ...collegeChancesQuery(exam, collegeId), enabled: isAdmitting, retry: false });
  const prediction = data ?? null;
  const chanceOf = (course: ShownCourse): OwnChance | undefined =>
    prediction?.results.find(
      ({ choiceCode, programme }) => (choiceCode ?? programme) === course.programme && programme !== '',
    );
  return { prediction, isKnown: isSuccess, chanceOf };
}
