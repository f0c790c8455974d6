import { expect, test } from 'vitest';
import {
  addressOf,
  clampPage,
  cleared,
  countFilters,
  isClearable,
  queryOf,
  readSearch,
  type SearchState,
  withExam,
  withFilter,
  withSearch,
  withSort,
} from './search-state.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));
const FULL: SearchState = {
  exam: 'mht-cet',
  search: 'pune',
  filters: { type: 'private', course: 'Civil Engineering', city: 'Pune', minRanking: '1', maxRanking: '50' },
  sort: 'nirf',
  page: 3,
};

test('an empty address is the first page of the MHT-CET tab with no filter', () => {
  expect(read('')).toEqual({ exam: 'mht-cet', search: '', filters: {}, sort: null, page: 1 });
});

test.each([
  [
    'tab=jee&state=Tamil Nadu&collegeLevel=NIT&page=2',
    { exam: 'josaa', page: 2, filters: { state: 'Tamil Nadu', collegeLevel: 'NIT' } },
  ],
  ['university=University of Mumbai', { filters: { university: 'University of Mumbai' } }],
  ['tab=jee&university=University of Mumbai', { filters: {} }],
  ['state=Goa', { filters: {} }],
  ['type=all&city=all', { filters: {} }],
  ['type=deemed', { filters: {} }],
  ['minRanking=abc&maxRanking=-5', { filters: { maxRanking: '-5' } }],
  ['sort=name', { sort: 'name' }],
  ['sort=fees', { sort: null }],
  ['tab=jee&sort=hardest', { sort: null }],
  ['tab=neet', { exam: 'mht-cet' }],
  ['page=0', { page: 1 }],
  ['page=abc', { page: 1 }],
  ['page=1.5', { page: 1 }],
  [`search=${'a'.repeat(300)}`, { search: 'a'.repeat(100) }],
])('?%s is read as %j', (address, expected) => {
  expect(read(address)).toMatchObject(expected);
});

test('an address and its state are the same thing', () => {
  expect(readSearch(addressOf(FULL))).toEqual(FULL);
  const jee = withExam(FULL, 'josaa');
  expect(readSearch(addressOf(jee))).toEqual(jee);
});

test('only what differs from the default is sent', () => {
  expect(queryOf(read(''))).toEqual({});
  expect(queryOf(FULL)).toEqual({
    search: 'pune',
    type: 'private',
    course: 'Civil Engineering',
    city: 'Pune',
    minRanking: '1',
    maxRanking: '50',
    sort: 'nirf',
    page: '3',
  });
  expect(addressOf(read('')).toString()).toBe('');
});

test('any change of a filter, of the order or of the text goes to page 1', () => {
  expect(withSort(FULL, 'name')).toMatchObject({ page: 1, sort: 'name' });
  expect(withSort(FULL, '')).toMatchObject({ page: 1, sort: null });
  expect(withFilter(FULL, 'city', 'Mumbai')).toMatchObject({ page: 1, filters: { city: 'Mumbai', type: 'private' } });
  expect(withSearch(FULL, 'nashik')).toMatchObject({ page: 1, search: 'nashik' });
});

test.each(['all', ''])('choosing %j takes a filter away', (value) => {
  expect(withFilter(FULL, 'city', value).filters).not.toHaveProperty('city');
});

test('a change of tab keeps text, type and NIRF range, and drops the rest', () => {
  expect(withExam(FULL, 'josaa')).toEqual({
    exam: 'josaa',
    search: 'pune',
    filters: { type: 'private', minRanking: '1', maxRanking: '50' },
    sort: null,
    page: 1,
  });
});

test('clearing empties text, filters and page, and stays on the tab', () => {
  expect(cleared(withExam(FULL, 'josaa'))).toEqual({ exam: 'josaa', search: '', filters: {}, sort: null, page: 1 });
});

test.each([
  [3, 5, 3],
  [9, 5, 5],
  [1, 0, 1],
  [4, 0, 1],
])('page %i of %i is page %i', (page, total, clamped) => {
  expect(clampPage(page, total)).toBe(clamped);
});

test('a NIRF range counts as one filter', () => {
  expect(countFilters(FULL)).toBe(4);
  expect(countFilters(cleared(FULL))).toBe(0);
  expect([isClearable(FULL), isClearable(cleared(FULL))]).toEqual([true, false]);
});
