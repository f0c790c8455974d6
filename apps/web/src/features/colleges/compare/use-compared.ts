import type { JeeCollege, MhtCetCollege } from '@dakhila/contract/college-detail';
import type { Exam } from '@dakhila/contract/exam';
import { useQueries } from '@tanstack/react-query';
import { collegeQuery } from '../shared/queries.ts';

export type ComparedCollege = { exam: Exam; id: string; college: MhtCetCollege | JeeCollege };

/** The colleges of a comparison, in its order; those that cannot be loaded are counted. */
export function useCompared(asked: readonly { exam: Exam; id: string }[]) {
  const results = useQueries({ queries: asked.map(({ exam, id }) => collegeQuery(exam, id)) });
  const compared = asked.flatMap((one, place): ComparedCollege[] => {
    const college = results[place]?.data;
    return college ? [{ ...one, college }] : [];
  });
  const isLoading = results.some(({ isPending }) => isPending);
  return { compared, isLoading, missing: isLoading ? 0 : asked.length - compared.length };
}
