import { expect, test } from 'vitest';
import {
  countFilters,
  exportQuery,
  isListView,
  readPicked,
  readView,
  togglePicked,
  withParts,
} from './view-address.ts';

const address = (text: string) => new URLSearchParams(text);

test('a view is read from the address, and what is no choice narrows nothing', () => {
  const view = readView(
    address(
      'run=1&text=vjti&city=Pune&seat=TFWS&branch=Civil&branch=Mining&group=it&group=x&band=Safe&order=nirf&unlikely=1&paysAtMost=50000&medianAtLeast=400000',
    ),
  );
  expect(view).toMatchObject({
    text: 'vjti',
    cities: ['Pune'],
    seats: ['TFWS'],
    band: 'Safe',
    paysAtMost: 50_000,
    medianAtLeast: 400_000,
    order: 'nirf',
    withUnlikely: true,
  });
  expect(view).toMatchObject({ branches: ['Civil', 'Mining'], groups: ['it'] });
  expect(countFilters(view)).toBe(7);
  expect(readView(address('band=Certain&order=odds&city=&paysAtMost=free&medianAtLeast=-1'))).toEqual({
    branches: [],
    groups: [],
    cities: [],
    seats: [],
    withUnlikely: false,
  });
});

test('a part that is emptied leaves the address', () => {
  expect(String(withParts(address('run=1&city=Pune'), { city: null, text: '', kind: 'NIT' }))).toBe('run=1&kind=NIT');
  expect(String(withParts(address('group=it'), { group: ['civil', 'it'], branch: [] }))).toBe('group=civil&group=it');
});

test('a file is asked for by what narrows the list, and by nothing else', () => {
  expect(exportQuery(address('run=1&open=x&pick=a,b&band=Reach&text=&group=it&group=civil'))).toBe(
    '?band=Reach&group=it&group=civil',
  );
  expect(exportQuery(address('run=1'))).toBe('');
});

test('four can be compared, and a fifth finds no room', () => {
  const four = readPicked(address('pick=a,b,c,d,e'));
  expect(four).toEqual(['a', 'b', 'c', 'd']);
  expect(togglePicked(four, 'e')).toBeNull();
  expect(togglePicked(four, 'b')).toEqual(['a', 'c', 'd']);
  expect(togglePicked([], 'a')).toEqual(['a']);
});

test('a search, a band, an order or “See all” asks for the list; filters narrow the first picks', () => {
  for (const asked of ['all=1', 'text=coep', 'band=Safe', 'order=nirf', 'unlikely=1'])
    expect(isListView(address(`run=1&${asked}`))).toBe(true);
  expect(isListView(address('run=1&group=it&city=Pune&open=x&pick=a&text='))).toBe(false);
});
