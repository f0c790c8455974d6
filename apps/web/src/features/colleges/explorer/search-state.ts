import { COLLEGE_SORTS, COLLEGE_TYPES } from '@dakhila/contract/college-list';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import type { CollegeSort } from '@dakhila/domain/colleges/college-order';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { useDrawnSearch } from '../../../lib/use-drawn-search.ts';

/** The filters of each tab, in the order they stand in. */
export const TAB_FILTERS = {
  'mht-cet': ['type', 'course', 'university', 'city', 'minRanking', 'maxRanking'],
  josaa: ['type', 'course', 'city', 'state', 'collegeLevel', 'minRanking', 'maxRanking'],
} as const satisfies Record<Exam, readonly string[]>;
export type FilterKey = (typeof TAB_FILTERS)[Exam][number];

/** What survives a change of tab: the rest means something else there. */
const KEPT_OVER_TABS: readonly FilterKey[] = ['type', 'minRanking', 'maxRanking'];

/** What the explorer is asked for. A filter that is not there filters nothing. */
export type SearchState = {
  exam: Exam;
  search: string;
  filters: Partial<Record<FilterKey, string>>;
  /** Null is the usual order: by relevance with text, else the first of the tab's orders. */
  sort: CollegeSort | null;
  page: number;
};

const TEXT_LIMIT = 100;
const A_NUMBER = /^-?\d{1,9}(\.\d{1,9})?$/;

/** What a value must look like to be sent: the server would refuse anything else. */
const IS_VALUE: Partial<Record<FilterKey, (value: string) => boolean>> = {
  type: (value) => COLLEGE_TYPES.some((type) => type === value),
  minRanking: (value) => A_NUMBER.test(value),
  maxRanking: (value) => A_NUMBER.test(value),
};
const isValue = (key: FilterKey, value: string | null): value is string =>
  value !== null && value !== '' && value !== 'all' && (IS_VALUE[key]?.(value) ?? value.length <= 200);

/** Reads the address. What makes no sense is left out. */
export function readSearch(address: URLSearchParams): SearchState {
  const exam = EXAMS.find((known) => EXAM_PAGES[known].tab === address.get('tab')) ?? 'mht-cet';
  const filters: SearchState['filters'] = {};
  for (const key of TAB_FILTERS[exam]) {
    const value = address.get(key);
    if (isValue(key, value)) filters[key] = value;
  }
  const page = address.get('page') ?? '';
  return {
    exam,
    search: (address.get('search') ?? '').trim().slice(0, TEXT_LIMIT),
    filters,
    sort: sortOf(exam, address.get('sort')),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

const sortOf = (exam: Exam, value: string | null): CollegeSort | null =>
  COLLEGE_SORTS[exam].find((sort) => sort === value) ?? null;

/** The address of a state: only what differs from the default. */
export function addressOf(state: SearchState): URLSearchParams {
  const { tab } = EXAM_PAGES[state.exam];
  return new URLSearchParams({ ...(tab !== null && { tab }), ...queryOf(state) });
}

/** The query of the call: only what differs from the default. */
export function queryOf({ exam, search, filters, sort, page }: SearchState): Record<string, string> {
  const query: Record<string, string> = search === '' ? {} : { search };
  for (const key of TAB_FILTERS[exam]) {
    const value = filters[key];
    if (value !== undefined) query[key] = value;
  }
  if (sort !== null) query.sort = sort;
  return page === 1 ? query : { ...query, page: String(page) };
}

/** A filter set or, with 'all' or nothing, taken away. Any change goes to page 1. */
export function withFilter(state: SearchState, key: FilterKey, value: string): SearchState {
  const { [key]: _before, ...others } = state.filters;
  return { ...state, filters: isValue(key, value) ? { ...others, [key]: value } : others, page: 1 };
}

/** The order that the list stands in: the one asked for, else the best match with search text, else the usual one of the tab. */
export function shownSort({ exam, search, sort }: SearchState): CollegeSort | 'match' {
  return sort ?? (search === '' ? COLLEGE_SORTS[exam][0] : 'match');
}

/** Another order, or with anything else the usual one. It begins at page 1. */
export function withSort(state: SearchState, sort: string): SearchState {
  return { ...state, sort: sortOf(state.exam, sort), page: 1 };
}

export function withSearch(state: SearchState, search: string): SearchState {
  return { ...state, search, page: 1 };
}

/** The other set of colleges, with text, type and NIRF range kept. */
export function withExam(state: SearchState, exam: Exam): SearchState {
  const kept = Object.entries(state.filters).filter(([key]) => KEPT_OVER_TABS.some((known) => known === key));
  return { exam, search: state.search, filters: Object.fromEntries(kept), sort: null, page: 1 };
}

/** Everything of the tab: no text, no filter, the usual order, page 1. */
export function cleared({ exam }: SearchState): SearchState {
  return { exam, search: '', filters: {}, sort: null, page: 1 };
}

/** A page that exists: between 1 and the last one. */
export function clampPage(page: number, totalPages: number): number {
  return Math.max(1, Math.min(page, totalPages));
}

/** How many filters are set; a NIRF range counts once. */
export function countFilters({ filters }: SearchState): number {
  const { minRanking, maxRanking, ...others } = filters;
  return Object.keys(others).length + (minRanking !== undefined || maxRanking !== undefined ? 1 : 0);
}

type Change = {
  /** Takes the place of the present entry in the history: typing must not fill it. */
  isReplacing?: boolean;
  /** A new page is read from its top; after a filter the eye stays where it is. */
  isScrolling?: boolean;
};

/** The state of the explorer, which lives in the address: Back, a reload and a shared link find it again. */
export function useSearchState() {
  const [address, change] = useDrawnSearch();
  const [, setAddress] = useSearchParams();
  const state = readSearch(address);
  const go = (next: SearchState, { isReplacing = false, isScrolling = false }: Change = {}) => {
    if (addressOf(next).toString() === addressOf(state).toString()) return;
    change(addressOf(next), { replace: isReplacing, preventScrollReset: !isScrolling });
  };
  /** For an address that nobody chose: nobody waits for this to be drawn. */
  const correct = useCallback(
    (next: SearchState) => setAddress(addressOf(next), { replace: true, preventScrollReset: true }),
    [setAddress],
  );

  // A page that is no number is corrected in the address too.
  const given = address.get('page');
  const isPageWrong = given !== null && given !== String(state.page);
  useEffect(() => {
    if (isPageWrong) correct(readSearch(address));
  }, [isPageWrong, address, correct]);

  return { state, go, correct };
}
