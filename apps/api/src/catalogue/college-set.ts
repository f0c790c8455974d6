import type { CollegeListItem } from '@dakhila/domain/colleges/college';
import { type CollegeFilters, filterable, inStandingOrder, matcher } from '@dakhila/domain/colleges/filters';
import { type Page, paginate } from '@dakhila/domain/colleges/paging';
import { search } from '@dakhila/domain/colleges/search';
import { buildSearchIndex, type SearchDocument } from '@dakhila/domain/colleges/search-index';
import { deepFreeze } from './deep-freeze.ts';

/** What a list is asked for. `page` counts from 1. */
export type CollegeQuery = CollegeFilters & { search?: string | undefined; page: number; limit: number };

/** The colleges of one exam: list, search and filters over them. */
export type CollegeSet = {
  items: readonly CollegeListItem[];
  /** One page of what matches: by relevance then NIRF with search text, by NIRF then name without. */
  find: (query: CollegeQuery) => Page<CollegeListItem>;
};

/** Prepares the list of one exam. `documentOf` gives the texts a college is found by. */
export function collegeSet(
  items: readonly CollegeListItem[],
  documentOf: (item: CollegeListItem) => SearchDocument,
): CollegeSet {
  const ordered = deepFreeze(inStandingOrder(items));
  const colleges = ordered.map(filterable);
  const index = buildSearchIndex(ordered.map(documentOf));
  const everyPlace = ordered.map((_, place) => place);
  return {
    items: ordered,
    find: (query) => {
      const matches = matcher(query);
      const found = placesFor(query.search).flatMap((place) => colleges[place] ?? []);
      return paginate(
        found.filter(matches).map((college) => college.item),
        query.page,
        query.limit,
      );
    },
  };

  /** Places by relevance; the standing order of the list breaks ties, and is the whole order when there is no text. */
  function placesFor(text: string | undefined): number[] {
    if (text === undefined || text.trim() === '') return everyPlace;
    return search(index, text)
      .sort((one, other) => other.score - one.score || one.document - other.document)
      .map((hit) => hit.document);
  }
}
