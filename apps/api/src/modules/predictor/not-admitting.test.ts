import { expect, test } from 'vitest';
import { optionBook } from '../lists/option-book.ts';
import { capReal, catalogue, josaaReal } from './golden-fixture.ts';
import { admittingPlaces } from './tables/layout.ts';

/** The colleges that are in no CAP list of 2025. */
const LEFT = [
  ...['02126', '02141', '02573', '03460', '04115', '04136', '04171', '04179', '04195', '04285', '05107'],
  ...['05322', '05449', '06160', '06176', '06289', '06318', '06419', '06786', '06802', '16126'],
];

test('a college outside CAP keeps its page with a notice', () => {
  expect(LEFT.filter((code) => catalogue.mhtCet.byId(code)?.notAdmittingSince === null)).toEqual([]);
  const noticed = catalogue.mhtCet.items.filter(({ notAdmittingSince }) => notAdmittingSince !== null);
  expect(noticed.map(({ id }) => id).sort()).toEqual(LEFT.toSorted());
});

test('it is in no prediction, and no line of a list', () => {
  const predicted = new Set(capReal.options.map(({ college }) => capReal.colleges[college]?.id));
  expect(LEFT.filter((code) => predicted.has(code))).toEqual([]);
  expect(LEFT.filter((code) => optionBook(catalogue, 'mht-cet').ofCollege(code).length > 0)).toEqual([]);
});

test('nor is a JEE institute that left', () => {
  const left = catalogue.jee.items.flatMap(({ id, notAdmittingSince }) => (notAdmittingSince === null ? [] : id));
  expect(left).toContain('hnbgu');
  const predicted = new Set(josaaReal.options.map(({ college }) => josaaReal.colleges[college]?.id));
  expect(left.filter((id) => predicted.has(id))).toEqual([]);
});

test('tables keep the places of all colleges, and give one that left no pools', () => {
  const [first, second, third] = catalogue.mhtCet.items;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no colleges');
  const places = admittingPlaces([first, { ...second, notAdmittingSince: 2026 }, third]);
  expect([...places]).toEqual([
    [first.id, 0],
    [third.id, 2],
  ]);
});
