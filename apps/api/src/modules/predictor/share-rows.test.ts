import type { ResultBand } from '@dakhila/domain/predictor/result-names';
import type { ResultRow } from '@dakhila/domain/predictor/result-order';
import { expect, test } from 'vitest';
import { MAX_ROWS, shareRows } from './share-rows.ts';

const rowsOf = (band: ResultBand, count: number): { result: ResultRow }[] =>
  Array.from({ length: count }, () => ({
    result: {
      ...{ collegeId: 'a', collegeName: 'A', programme: 'Civil', chance: null, forecast: null },
      ...{ pool: { seatType: 'OPEN' }, pools: [] },
      band: band === 'range' ? null : band,
    },
  }));
const told = (rows: { result: ResultRow }[]) =>
  shareRows(rows).map(({ band, rows: printed, of }) => [band, printed.length, of]);

test('a long list prints some of every band, the first of each', () => {
  const rows = [...rowsOf('Likely', 800), ...rowsOf('Possible', 300), ...rowsOf('Safe', 900), ...rowsOf('Reach', 200)];
  expect(told(rows)).toEqual([
    ['Likely', 80, 800],
    ['Possible', 40, 300],
    ['Safe', 50, 900],
    ['Reach', 30, 200],
  ]);
  expect(shareRows(rows)[2]?.rows[0]).toBe(rows[1_100]);
});

test('what a small band leaves unused goes to the others, never more than a list holds', () => {
  const shares = shareRows([...rowsOf('Likely', 5), ...rowsOf('Safe', 900), ...rowsOf('range', 3)]);
  expect(shares.map(({ rows }) => rows.length)).toEqual([5, MAX_ROWS - 8, 3]);
});

test('a short list is printed whole, under its bands or in the mixed order it came in', () => {
  expect(told([...rowsOf('Safe', 150), ...rowsOf('Likely', 50)])).toEqual([
    ['Safe', 150, 150],
    ['Likely', 50, 50],
  ]);
  expect(told([...rowsOf('Safe', 2), ...rowsOf('Reach', 2), ...rowsOf('Safe', 1)])).toEqual([[null, 5, 5]]);
  expect(told([])).toEqual([]);
});

test('a long list in a mixed order is told band by band', () => {
  const mixed = Array.from({ length: 150 }, () => [...rowsOf('Reach', 1), ...rowsOf('Likely', 1)]).flat();
  expect(told(mixed)).toEqual([
    ['Likely', 150, 150],
    ['Reach', 50, 150],
  ]);
});
