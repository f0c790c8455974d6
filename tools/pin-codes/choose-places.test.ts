import { expect, test } from 'vitest';
import { readTable, writeTable } from '../../apps/api/src/catalogue/format/columns-of.ts';
import { PIN_CODES, readPinCodeTable } from '../../apps/api/src/catalogue/format/pin-code-table.ts';
import { choosePlaces } from './choose-places.ts';
import { type PinCode, readPackage } from './read-package.ts';

const code = (pin: string, latitude: number, longitude: number): PinCode => ({ pin, place: [latitude, longitude] });
const PUNE = [code('411001', 18.53, 73.88), code('411002', 18.51, 73.86), code('411005', 18.53, 73.85)];

test('the file of the package is read as text', () => {
  const script =
    'let pincodelist = {\n "411005": {"lat": 18.529335, "long": 73.852847}\n}\nmodule.exports = pincodelist;';
  expect(readPackage(script)).toEqual([code('411005', 18.529335, 73.852847)]);
  expect(() => readPackage('let pincodelist = {"411005": {"lat": "18", "long": 73}}')).toThrow();
});

test('good places stay, sorted by prefix', () => {
  const { rows, dropped } = choosePlaces(PUNE.toReversed());
  expect(dropped).toEqual([]);
  expect(rows.map(({ prefix, places }) => [prefix, places.map(([pin]) => pin)])).toEqual([
    ['411', ['411001', '411002', '411005']],
  ]);
});

test.each([
  ['no PIN code', [code('041100', 18.5, 73.8)]],
  ['not in India', [code('411009', 0, 0)]],
  ['shared point', [code('411007', 18.6, 73.9), code('411008', 18.6, 73.9), code('411009', 18.6, 73.9)]],
  ['far from its prefix', [code('411009', 26.38, 88.19)]],
] as const)('a place that is wrong is left out: %s', (reason, wrong) => {
  const { rows, dropped } = choosePlaces([...PUNE, ...wrong]);
  expect(dropped).toEqual(wrong.map(({ pin }) => ({ pin, reason })));
  expect(rows).toEqual(choosePlaces(PUNE).rows);
});

test('a table is read as it was written, to a hundredth of a degree', () => {
  const text = writeTable(PIN_CODES, choosePlaces(PUNE).rows);
  expect(text).toBe('prefix\tplaces\n411\t00118537388 00218517386 00518537385\n');
  expect(readPinCodeTable(readTable(PIN_CODES, text)).get('411')?.get('411005')).toEqual([18.53, 73.85]);
});

test.each([
  ['011\t00118537388', 'no prefix'],
  ['411\t0011853738', 'no place in India'],
  ['411\t00100000000', 'no place in India'],
  ['411\t00118537388 00118537388', 'comes twice'],
  ['411\t00118537388\n411\t00218537388', 'comes twice'],
])('a broken table is refused: %j', (lines, reason) => {
  expect(() => readPinCodeTable(readTable(PIN_CODES, `prefix\tplaces\n${lines}\n`))).toThrow(reason);
});
