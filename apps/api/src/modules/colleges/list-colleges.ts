import type { CollegePage } from '@dakhila/contract/college-list';
import type { CollegeQuery, CollegeSet } from '../../catalogue/college-set.ts';

/** One page of a set, in the words of the wire. */
export function listColleges(set: CollegeSet, query: CollegeQuery): CollegePage {
  const { items, ...place } = set.find(query);
  return { colleges: items, ...place };
}
