import type { CollegeListItem } from '@dakhila/domain/colleges/college';
import { byName, type CollegeSort, hardestFirst } from '@dakhila/domain/colleges/college-order';
import {
  type CollegeFilters,
  filterable,
  inStandingOrder,
  matcher,
  type Page,
  paginate,
} from '@dakhila/domain/colleges/filters';
import { search } from '@dakhila/domain/colleges/search';
import { buildSearchIndex, type SearchDocument } from '@dakhila/domain/colleges/search-index';

/** What a caller asks of the list. `page` counts from 1. */
export type CollegeQuery = CollegeFilters & {
  search?: string | undefined;
  sort?: CollegeSort | undefined;
  page: number;
  limit: number;
};

/** The colleges of one exam: list, search and filters over them. */
export type CollegeSet = {
  items: readonly CollegeListItem[];
  /** One page of what matches, in the order asked for. Without one: by relevance if there is search text, otherwise in the usual order. */
  find: (query: CollegeQuery) => Page<CollegeListItem>;
};

/**
 * Prepares the list of one exam. `documentOf` gives the texts that a search looks through. The usual order puts the colleges that are hardest to enter
 * first, or without `entryRankOf` those with the best NIRF ranks.
 */
export function collegeSet(
  items: readonly CollegeListItem[],
  documentOf: (item: CollegeListItem) => SearchDocument,
  entryRankOf?: (item: CollegeListItem) => number | null,
): CollegeSet {
  const ordered = deepFreeze(inStandingOrder(items));
  const colleges = ordered.map(filterable);
  const index = buildSearchIndex(ordered.map(documentOf));
  const placeOf = new Map(ordered.map((item, place) => [item, place]));
  const placesOf = (sorted: readonly CollegeListItem[]) => sorted.map((item) => placeOf.get(item) ?? 0);
  const nirf = placesOf(ordered);
  const places: Record<CollegeSort, readonly number[]> = {
    nirf,
    name: placesOf(byName(ordered)),
    hardest: entryRankOf ? placesOf(hardestFirst(ordered, entryRankOf)) : nirf,
  };
  const usual = places.hardest;
  /** The position of each college in the default order. */
  const standing = new Map(usual.map((place, at) => [place, at]));
  return {
    items: ordered,
    find: (query) => {
      const matches = matcher(query);
      const found = placesFor(query).flatMap((place) => colleges[place] ?? []);
      return paginate(
        found.filter(matches).map((college) => college.item),
        query.page,
        query.limit,
      );
    },
  };

  function placesFor({ search: text, sort }: CollegeQuery): readonly number[] {
    if (text === undefined || text.trim() === '') return places[sort ?? 'hardest'];
    const hits = search(index, text);
    if (sort !== undefined) {
      const found = new Set(hits.map((hit) => hit.document));
      return places[sort].filter((place) => found.has(place));
    }
    const at = (place: number) => standing.get(place) ?? 0;
    return hits
      .sort((one, other) => other.score - one.score || at(one.document) - at(other.document))
      .map((hit) => hit.document);
  }
}

/** Freezes a value and everything in it, because all requests share it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
