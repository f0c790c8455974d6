import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { rupees } from '../../../lib/format.ts';
import { fill } from '../../../lib/messages.ts';
import { collegeQuery } from '../../colleges/index.ts';

type OwnMedianProps = {
  exam: Exam;
  collegeId: string;
  /** The text for `rupees` and `year`, and the one without a figure. */
  known: string;
  unknown: string;
};

/** What the college itself says its graduates earn, where it submitted nothing to NIRF: the same figure as on its page. */
export function OwnMedian({ exam, collegeId, known, unknown }: OwnMedianProps) {
  const { data } = useQuery({ ...collegeQuery(exam, collegeId), retry: false });
  const stated = data && 'ownSitePlacements' in data ? data.ownSitePlacements : [];
  for (const { medianSalaryRupees, graduatingYear: year } of stated)
    if (medianSalaryRupees !== null) return fill(known, { rupees: rupees(medianSalaryRupees), year });
  return unknown;
}
