import { COLLEGE_SORTS, COLLEGE_TYPES } from '@dakhila/contract/college-list';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import type { CollegeSort } from '@dakhila/domain/colleges/college-order';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { useSyncSearch } from '../../../lib/use-address-choice.ts';

export const TAB_FILTERS = {
  'mht-cet': ['type', 'course', 'university', 'city', 'minRanking', 'maxRanking'],
  josaa: ['type', 'course', 'city', 'state', 'collegeLevel', 'minRanking', 'maxRanking'],
} as const satisfies Record<Exam, readonly string[]>;
export type FilterKey = (typeof TAB_FILTERS)[Exam][number];

/** The filters that mean the same in both tabs. */
const COMMON_FILTERS: readonly FilterKey[] = ['type', 'minRanking', 'maxRanking'];

/** What the explorer searches for. A missing filter filters nothing. */
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

/** Which values the server accepts. */
const IS_VALUE: Partial<Record<FilterKey, (value: string) => boolean>> = {
  type: (value) => COLLEGE_TYPES.some((type) => type === value),
  minRanking: (value) => A_NUMBER.test(value),
  maxRanking: (value) => A_NUMBER.test(value),
};
const isValue = (key: FilterKey, value: string | null): value is string =>
  value !== null && value !== '' && value !== 'all' && (IS_VALUE[key]?.(value) ?? value.length <= 200);

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

/** Sets a filter, or removes it with 'all' or nothing. Any change goes to page 1. */
export function withFilter(state: SearchState, key: FilterKey, value: string): SearchState {
  const { [key]: _before, ...others } = state.filters;
  return { ...state, filters: isValue(key, value) ? { ...others, [key]: value } : others, page: 1 };
}

/** The order of the list: the chosen one, else the best match with search text, else the default of the tab. */
export function shownSort({ exam, search, sort }: SearchState): CollegeSort | 'match' {
  return sort ?? (search === '' ? COLLEGE_SORTS[exam][0] : 'match');
}

/** Another order, or the default for an unknown one. It begins at page 1. */
export function withSort(state: SearchState, sort: string): SearchState {
  return { ...state, sort: sortOf(state.exam, sort), page: 1 };
}

export function withSearch(state: SearchState, search: string): SearchState {
  return { ...state, search, page: 1 };
}

/** The other set of colleges, with the same text, type and NIRF range. */
export function withExam(state: SearchState, exam: Exam): SearchState {
  const common = Object.entries(state.filters).filter(([key]) => COMMON_FILTERS.some((known) => known === key));
  return { exam, search: state.search, filters: Object.fromEntries(common), sort: null, page: 1 };
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

/** Whether there is anything that `cleared` takes back. */
export const isClearable = (state: SearchState): boolean =>
  countFilters(state) > 0 || state.search !== '' || state.sort !== null;

type Change = {
  /** Replaces the entry in the history, so that typing does not fill it. */
  isReplacing?: boolean;
  /** Scrolls to the top, for a new page; a filter leaves the page where it is. */
  isScrolling?: boolean;
};

/** The state of the explorer. It is in the address, so that Back, a reload and a shared link restore it. */
export function useSearchState() {
  const [address, change] = useSyncSearch();
  const [, setAddress] = useSearchParams();
  const state = readSearch(address);
  const go = (next: SearchState, { isReplacing = false, isScrolling = false }: Change = {}) => {
    if (addressOf(next).toString() === addressOf(state).toString()) return;
    change(addressOf(next), { replace: isReplacing, preventScrollReset: !isScrolling });
  };
  /** Corrects an address at once, without waiting for the render as `change` does. */
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
