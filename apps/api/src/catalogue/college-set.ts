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

/** `isNamed`: the search text names a college that was found. */
export type FoundColleges = Page<CollegeListItem> & { isNamed: boolean };

/** The colleges of one exam: list, search and filters over them. */
export type CollegeSet = {
  items: readonly CollegeListItem[];
  /** One page of what matches, in the order asked for. Without one: by relevance if there is search text, otherwise in the usual order. */
  find: (query: CollegeQuery) => FoundColleges;
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
      const { places: found, named } = placesFor(query);
      const shown = found.filter((place) => colleges[place] && matches(colleges[place]));
      const items = shown.flatMap((place) => colleges[place]?.item ?? []);
      return { ...paginate(items, query.page, query.limit), isNamed: shown.some((place) => named.has(place)) };
    },
  };

  function placesFor({ search: text, sort }: CollegeQuery): { places: readonly number[]; named: ReadonlySet<number> } {
    if (text === undefined || text.trim() === '') return { places: places[sort ?? 'hardest'], named: new Set() };
    const hits = search(index, text);
    const named = new Set(hits.flatMap((hit) => (hit.isNamed ? hit.document : [])));
    if (sort !== undefined) {
      const found = new Set(hits.map((hit) => hit.document));
      return { places: places[sort].filter((place) => found.has(place)), named };
    }
    const at = (place: number) => standing.get(place) ?? 0;
    const sorted = hits.sort((one, other) => other.score - one.score || at(one.document) - at(other.document));
    return { places: sorted.map((hit) => hit.document), named };
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
