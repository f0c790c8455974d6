import { expect, test } from 'vitest';
import { sayLabel } from '../../language/say-label.ts';
import { capKind } from '../../predictor/exams/cap-kind.ts';
import { JOSAA_LISTS } from '../../predictor/exams/josaa-lists.ts';
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '../cap-codes.ts';
import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '../josaa-codes.ts';
import { CAP_CATEGORIES, decodeSeatCode } from '../seat-code.ts';
import { SOURCES } from '../sources.ts';
import { COLLEGE_PHRASES_HI } from './hi.ts';
import { COLLEGE_PHRASES_MR } from './mr.ts';

const words = (table: readonly { words: string }[]) => table.map((row) => row.words);
const seatCodes = Object.keys(CAP_CATEGORIES)
  .flatMap((category) => [`G${category}H`, `L${category}O`, `PWD${category}S`, `DEFR${category}H`])
  .concat('PHCH', 'DEFO', 'TFWS', 'EWS', 'ORPHAN', 'MI', 'AI');
const SAID = [
  ...seatCodes.map((code) => decodeSeatCode(code)?.words ?? code),
  ...['HU_TO_OHU', 'OHU_TO_HU', 'MI_TO_MH'].flatMap((section) =>
    seatCodes.map((code) => capKind(code, section)?.label ?? code),
  ),
  ...[CAP_SECTIONS, CAP_STAGES, CAP_EXAMS, JOSAA_SEAT_TYPES, JOSAA_GENDERS, JOSAA_QUOTAS].flatMap(words),
  ...JOSAA_QUOTAS.flatMap((quota) => JOSAA_SEAT_TYPES.map((seat) => `${quota.words}, ${seat.words}, Female only`)),
  ...JOSAA_LISTS.map(({ label }) => label),
  ...Object.values(SOURCES),
];

test.each([
  ['Hindi', COLLEGE_PHRASES_HI],
  ['Marathi', COLLEGE_PHRASES_MR],
])('every kind of seat, rank list and source can be said in %s', (_, phrases) => {
  expect(SAID.filter((english) => sayLabel(phrases, english) === null)).toEqual([]);
});

test('both languages know the same phrases', () => {
  expect(Object.keys(COLLEGE_PHRASES_HI)).toEqual(Object.keys(COLLEGE_PHRASES_MR));
});

test.each([
  ['Open, ladies only, state level seats', 'ओपन, फक्त महिलांसाठी, स्टेट लेव्हल जागा'],
  [
    'Other states, Other Backward Classes, non-creamy layer, Female only',
    'इतर राज्ये, इतर मागास वर्ग, नॉन-क्रीमी लेयर, फक्त महिलांसाठी',
  ],
  [
    'Persons with disability, Scheduled Caste (SC) reserved, state level seats',
    'दिव्यांग, अनुसूचित जाती (SC) राखीव, स्टेट लेव्हल जागा',
  ],
  [
    'NBA accredited programmes (unofficial list, about 2018-20)',
    'NBA मानांकन असलेले प्रोग्राम (थेट अधिकृत स्रोतातून नाही, साधारण 2018-20)',
  ],
  ['AI-OPEN-N', 'AI-OPEN-N'],
])('%s is said part by part', (english, marathi) => {
  expect(sayLabel(COLLEGE_PHRASES_MR, english)).toBe(marathi);
});

test('a label with a part that nobody knows is not said by halves', () => {
  expect(sayLabel(COLLEGE_PHRASES_MR, 'Open, seats of the moon')).toBeNull();
});
