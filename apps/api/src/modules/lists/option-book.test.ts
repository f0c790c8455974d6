import { fileURLToPath } from 'node:url';
import { formLine, formPlaces } from '@dakhila/domain/lists/form-choices';
import { beforeAll, expect, test } from 'vitest';
import { type Catalogue, loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { optionBook } from './option-book.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue(fileURLToPath(new URL('../../../../../data', import.meta.url)));
});

test.each(['mht-cet', 'josaa'] as const)('%s: no two lines of the form are taken for one', (exam) => {
  const { items } = exam === 'josaa' ? catalogue.jee : catalogue.mhtCet;
  const book = optionBook(catalogue, exam);
  const lines = items.flatMap(({ id }) => book.ofCollege(id));
  expect(lines.length).toBeGreaterThan(500);
  const byLine = Map.groupBy(lines, formLine);
  const taken = [...byLine.values()].filter(({ length }) => length > 1).map((same) => same.map(({ choice }) => choice));
  expect(taken).toEqual([]);
});

test('a key of an earlier year means the same line as the one of today', () => {
  const book = optionBook(catalogue, 'mht-cet');
  const line = catalogue.mhtCet.items
    .flatMap(({ id }) => book.ofCollege(id))
    .find(({ earlierKeys }) => earlierKeys.length);
  const both = [line?.choice ?? '', line?.earlierKeys[0] ?? ''].flatMap((key) => book.find(key) ?? []);
  expect(formPlaces(both.map((own) => ({ ...own, standing: null })))).toEqual([1, null]);
});

test('a branch with a city finds the branch in the whole city, not one college that is named after both', () => {
  const found = optionBook(catalogue, 'mht-cet').search('computer pune', { mayHaveFeeWaiver: false });
  expect(found.filter(({ programme }) => !/comput/i.test(programme))).toEqual([]);
  expect(new Set(found.slice(0, 10).map(({ collegeId }) => collegeId)).size).toBeGreaterThan(5);
});
