import { familyLinks } from '@dakhila/contract/family-links';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

/** What is shared with the family: a list or a saved prediction. */
export type SharedThing = { kind: 'list' | 'run'; id: string };

/** The calls of each kind. Renewing, ending and deleting need only the id of the link or the comment. */
export const SHARING_CALLS = {
  list: { read: familyLinks.ofList, share: familyLinks.shareList, markRead: familyLinks.markListRead },
  run: { read: familyLinks.ofRun, share: familyLinks.shareRun, markRead: familyLinks.markRunRead },
} as const;

/** The family may write at any time: each visit fetches again. */
export const familyQuery = ({ kind, id }: SharedThing) =>
  endpointQuery(
    ['family', kind, id],
    SHARING_CALLS[kind].read,
    { params: { id } },
    { staleTime: 0, refetchOnMount: 'always' },
  );
