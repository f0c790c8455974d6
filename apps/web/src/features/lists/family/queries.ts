import { familyLinks } from '@dakhila/contract/family-links';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

/** The family may write at any time: each visit fetches again. */
export const familyQuery = (listId: string) =>
  endpointQuery(
    ['family', 'list', listId],
    familyLinks.ofList,
    { params: { id: listId } },
    { staleTime: 0, refetchOnMount: 'always' },
  );
