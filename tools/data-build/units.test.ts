import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { cityName } from './curated/cities.ts';
import { homeStates } from './source/institutes.ts';
import { parseProgramme } from './source/programmes.ts';
import { originOf } from './source/provenance.ts';
import { readRank } from './source/rank-text.ts';

test('CSV with quotes, doubled quotes, commas and line breaks in fields is read as written', () => {
  expect(parseCsv('a,b\r\n1,"x, ""y""\nz"\n,\n"q",2\n')).toEqual([
    { a: '1', b: 'x, "y"\nz' },
    { a: '', b: '' },
    { a: 'q', b: '2' },
  ]);
});

test('a CSV row of another length than the heading is an error with its place', () => {
  expect(() => parseCsv('a,b\n1,2\n1,2,3\n')).toThrow('row 3 has 3 fields');
  expect(() => parseCsv('a,b\n"1,2\n')).toThrow('never closed');
});

test.each([
  ['325P', { rank: 325, isPreparatory: true, isDecimal: false }],
  ['279.01', { rank: 279.01, isPreparatory: false, isDecimal: true }],
  ['', { rank: null, isPreparatory: false, isDecimal: false }],
  ['12p', undefined],
  ['1,200', undefined],
  ['-3', undefined],
])('the printed rank "%s" is read', (text, rank) => {
  expect(readRank(text)).toEqual(rank);
});

test.each([
  [
    'anburocky3/indian-colleges-data data/states/maharashtra.json (AICTE AY 2025-26)',
    { source: 'aicte', year: '2025-26' },
  ],
  ['josaa/institutes.csv + AISHE agrees', { source: 'aishe' }],
  ['x "University-ALL UNIVERSITIES.csv" (AISHE as on 12-2-2026)', { source: 'aishe', year: '2026' }],
  ['josaa/institutes.csv (AISHE says 2012)', { source: 'secondary', note: 'AISHE says 2012' }],
  ['known (from mhtcet/colleges.csv own-knowledge)', { source: 'own' }],
  ['own-knowledge', { source: 'own' }],
  ['x.csv (undated, c.2018-20; verify)', { source: 'secondary', year: 'c. 2018-20' }],
  ['CAP PDF 2025', { source: 'cet-cell', year: '2025' }],
  ['CAP PDF', { source: 'cet-cell' }],
  ['someone (FRA 2025-26)', { source: 'fra', year: '2025-26' }],
  ['somebody/some-list', { source: 'secondary' }],
])('"%s" is cited as %j', (words, origin) => {
  expect(originOf(words)).toEqual(origin);
});

test.each([
  ['Pune.', 'Pune'],
  ['KOLHAPUR', 'Kolhapur'],
  ['Aurangabad', 'Chhatrapati Sambhajinagar'],
  ['Ahmednagar.', 'Ahilyanagar'],
  ['Dist. Latur', null],
  ['District Nanded', null],
  ['Tal. Shahapur', 'Shahapur'],
  ['Kharghar Navi Mumbai', 'Navi Mumbai'],
  ['', null],
])('the printed city "%s" is %s', (printed, city) => {
  expect(cityName(printed)).toBe(city);
});

test('home states are told apart by quota', () => {
  expect(homeStates('Goa (GO quota); Daman and Diu, Lakshadweep (HS quota)')).toEqual({
    GO: ['Goa'],
    HS: ['Daman and Diu', 'Lakshadweep'],
  });
  expect(homeStates('Delhi; Chandigarh')).toEqual({ HS: ['Delhi', 'Chandigarh'] });
  expect(homeStates('')).toEqual({});
});

test('a programme is taken apart at its last bracket', () => {
  expect(parseProgramme('Chemistry (5 Years, Bachelor of Science and Master of Science (Dual Degree))')).toEqual({
    branch: 'Chemistry',
    years: 5,
    degree: 'Bachelor of Science and Master of Science (Dual Degree)',
  });
  expect(parseProgramme('Chemistry')).toBeUndefined();
});
