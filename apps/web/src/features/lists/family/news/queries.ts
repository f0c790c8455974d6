import { familyLinks } from '@dakhila/contract/family-links';
import { endpointQuery } from '../../../../lib/endpoint-query.ts';

/** The family may write at any time: each visit fetches again. */
export const familyNewsQuery = endpointQuery(
  ['family', 'news'],
  familyLinks.news,
  {},
  { staleTime: 0, refetchOnMount: 'always' },
);
