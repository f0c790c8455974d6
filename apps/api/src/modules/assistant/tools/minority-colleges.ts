import { ANY_MINORITY } from '@dakhila/domain/assistant/types';
import { communityName } from '@dakhila/domain/colleges/mht-cet-college';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';

/** The colleges that are registered for a community: 'Jain' also finds 'Gujarati (Jain)'. */
export const minorityColleges = ({ records }: Catalogue['mhtCet'], asked: string): ReadonlySet<string> =>
  new Set(
    records.flatMap(({ code, minority }) =>
      minority !== null && (asked === ANY_MINORITY || communityName(minority.community).split(/\W+/).includes(asked))
        ? code
        : [],
    ),
  );
