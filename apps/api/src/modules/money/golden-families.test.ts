/** Families worked out by hand from the approved fees of real colleges: first tuition + development, then what the family pays in the first year. */
import { fileURLToPath } from 'node:url';
import type { Family } from '@dakhila/domain/money/family';
import type { Seat } from '@dakhila/domain/money/place';
import { seatCosts } from '@dakhila/domain/money/seat-costs';
import { beforeAll, expect, test } from 'vitest';
import { factsIn } from '../../../test/facts.ts';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import { capCollege, jeeCollege } from './college-money.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = factsIn(fileURLToPath(new URL('../../../../../data', import.meta.url)));
});

const ofState = { domicile: true, minority: false, orphan: false } as const;
const fromOutside = { ...ofState, domicile: false } as const;
const PICT = '06271'; // 1,06,956 + 16,044 = 1,23,000
const VIT = '06273'; // 1,79,130 + 26,870 = 2,06,000
const CUMMINS = '06276'; // 1,70,869 + 25,631 = 1,96,500
const PCCOE = '06175'; // 1,67,833 + 25,167 = 1,93,000
const SHEGAON = '01101'; // 1,23,478 + 18,522 = 1,42,000
const SIPNA = '01114'; // 1,04,348 + 15,652 = 1,20,000
const RIZVI = '03201'; // 95,405 + 12,595 = 1,08,000
const CRCE = '03184'; // 1,86,957 + 28,043 = 2,15,000
const WALCHAND = '06007'; // 66,087 + 9,913 = 76,000, its unaided courses
const COEP = '16006'; // no fee known

type Golden = [
  college: string,
  seat: Seat,
  family: Family,
  /** How it was worked out. */
  arithmetic: string,
  /** Of the first year; null where it is unknown. */
  pays: [least: number, most: number] | null,
];

const GOLDEN: Golden[] = [
  // EBC, and girls of the open category.
  [
    PICT,
    'cap',
    { ...ofState, category: 'OPEN', gender: 'male', income: '2.5-to-6' },
    '106956 / 2 + 16044',
    [69_522, 69_522],
  ],
  [
    PICT,
    'cap',
    { ...ofState, category: 'OPEN', gender: 'male', income: 'above-8' },
    'above every limit',
    [123_000, 123_000],
  ],
  [PICT, 'cap', { ...ofState, category: 'OPEN', gender: 'female', income: '6-to-8' }, '0 + 16044', [16_044, 16_044]],
  [
    PICT,
    'cap',
    { ...ofState, category: 'OPEN', gender: 'female', income: 'above-8' },
    'above the limit',
    [123_000, 123_000],
  ],
  [PICT, 'cap', { ...ofState, category: 'OPEN', gender: 'male' }, 'half or none: income not told', [69_522, 123_000]],
  [PICT, 'cap', { ...ofState, category: 'OPEN', income: '6-to-8' }, 'a girl 16044, a boy 69522', [16_044, 69_522]],
  [
    PICT,
    'cap',
    { ...ofState, category: 'SEBC', gender: 'other', income: '6-to-8' },
    'half is sure, the rest not said',
    [16_044, 69_522],
  ],
  [
    VIT,
    'cap',
    { ...ofState, category: 'SEBC', gender: 'male', income: '1-to-2.5' },
    '179130 / 2 + 26870',
    [116_435, 116_435],
  ],
  [VIT, 'cap', { ...ofState, category: 'SEBC', gender: 'female', income: '1-to-2.5' }, '0 + 26870', [26_870, 26_870]],
  [
    PCCOE,
    'ews',
    { ...ofState, category: 'OPEN', ews: true, gender: 'female', income: '2.5-to-6' },
    '0 + 25167',
    [25_167, 25_167],
  ],
  [
    PCCOE,
    'ews',
    { ...ofState, category: 'OPEN', ews: true, gender: 'male', income: '2.5-to-6' },
    '167833 - 83916 + 25167',
    [109_084, 109_084],
  ],
  // OBC: the limit for boys is not settled.
  [
    VIT,
    'cap',
    { ...ofState, category: 'OBC', gender: 'male', income: '2.5-to-6' },
    'full, or 179130 / 2 + 26870',
    [116_435, 206_000],
  ],
  [VIT, 'cap', { ...ofState, category: 'OBC', gender: 'female', income: '2.5-to-6' }, '0 + 26870', [26_870, 26_870]],
  [
    VIT,
    'cap',
    { ...ofState, category: 'OBC', gender: 'female', income: 'above-8' },
    'above the limit of girls',
    [206_000, 206_000],
  ],
  [
    VIT,
    'cap',
    { ...ofState, category: 'OBC', gender: 'male', income: 'above-8' },
    'no page names a limit above 8 lakh',
    [206_000, 206_000],
  ],
  // Other categories.
  [
    VIT,
    'cap',
    { ...ofState, category: 'SC', gender: 'male', income: '1-to-2.5' },
    '26870, or nothing: compulsory fees',
    [0, 26_870],
  ],
  [
    VIT,
    'cap',
    { ...ofState, category: 'SC', gender: 'female', income: 'above-8' },
    'freeship: 0 + 26870',
    [26_870, 26_870],
  ],
  [
    CUMMINS,
    'cap',
    { ...ofState, category: 'ST', gender: 'female', income: 'up-to-1' },
    'not settled: full, or 25631',
    [25_631, 196_500],
  ],
  [
    PCCOE,
    'cap',
    { ...ofState, category: 'VJ', gender: 'male', income: '2.5-to-6' },
    'not settled: full, or 25167',
    [25_167, 193_000],
  ],
  [
    PCCOE,
    'cap',
    { ...ofState, category: 'NT2', gender: 'female', income: '2.5-to-6' },
    'the waiver of girls names no NT',
    [25_167, 193_000],
  ],
  [SHEGAON, 'cap', { ...ofState, category: 'SBC', gender: 'male', income: '6-to-8' }, '0 + 18522', [18_522, 18_522]],
  [
    SHEGAON,
    'cap',
    { ...ofState, category: 'SBC', gender: 'male', income: 'above-8' },
    'above the limit',
    [142_000, 142_000],
  ],
  // A TFWS seat has no tuition fee, for any family.
  [PICT, 'tfws', { ...ofState, category: 'OPEN', gender: 'male', income: '1-to-2.5' }, '0 + 16044', [16_044, 16_044]],
  [PICT, 'tfws', {}, '0 + 16044, nothing told', [16_044, 16_044]],
  // A student who asks for TFWS seats has an income up to 8 lakh, and no more is known of it.
  [
    PICT,
    'cap',
    { ...ofState, category: 'OPEN', gender: 'male', income: 'up-to-8' },
    'EBC: 106956 / 2 + 16044',
    [69_522, 69_522],
  ],
  [
    VIT,
    'cap',
    { ...ofState, category: 'SC', gender: 'male', income: 'up-to-8' },
    'scholarship or freeship: nothing, or 26870',
    [0, 26_870],
  ],
  // Minority communities: up to 25,000, and one scheme for one fee.
  [
    RIZVI,
    'minority',
    { ...ofState, minority: true, category: 'OPEN', gender: 'male', income: '2.5-to-6' },
    'EBC pays more: 95405 - 47702 + 12595',
    [60_298, 60_298],
  ],
  [
    RIZVI,
    'minority',
    { ...ofState, minority: true, category: 'OBC', gender: 'male', income: '2.5-to-6' },
    'full, or OBC: 47703 + 12595',
    [60_298, 108_000],
  ],
  [
    CRCE,
    'minority',
    { ...fromOutside, minority: true, category: 'OPEN', gender: 'male', income: '1-to-2.5' },
    '215000, or 25000 less: one page without a date',
    [190_000, 215_000],
  ],
  [
    RIZVI,
    'institute',
    { ...ofState, minority: true, category: 'OPEN', gender: 'male', income: '2.5-to-6' },
    'the college sets the fee',
    null,
  ],
  // Orphans, families from outside, nothing told, nothing known.
  [
    SIPNA,
    'cap',
    { ...ofState, orphan: true, category: 'OPEN', gender: 'male', income: '1-to-2.5' },
    '0 + 15652',
    [15_652, 15_652],
  ],
  [
    SIPNA,
    'cap',
    { ...ofState, orphan: true, category: 'SEBC', gender: 'male', income: 'above-8' },
    'the limit is not said for orphans',
    [15_652, 120_000],
  ],
  [
    PICT,
    'cap',
    { ...fromOutside, category: 'OPEN', gender: 'female', income: 'up-to-1' },
    'no domicile',
    [123_000, 123_000],
  ],
  [PICT, 'cap', {}, 'anything, from SC with compulsory fees paid', [0, 123_000]],
  // Few are orphans or of a minority, and only they say so.
  [
    PICT,
    'cap',
    { domicile: true, category: 'OPEN', gender: 'male', income: 'above-8' },
    'the main form is answered: above every limit',
    [123_000, 123_000],
  ],
  [
    PICT,
    'cap',
    { domicile: true, category: 'OPEN', gender: 'male', income: '2.5-to-6' },
    'the main form is answered: 106956 / 2 + 16044',
    [69_522, 69_522],
  ],
  [WALCHAND, 'cap', { ...ofState, category: 'OPEN', gender: 'male' }, 'its aided courses have another fee', null],
  [WALCHAND, 'tfws', { ...ofState }, 'the same', null],
  [COEP, 'cap', { ...ofState, category: 'OPEN', gender: 'female', income: '6-to-8' }, 'no fee known', null],
];

test.each(GOLDEN)('%s, %s seat, %j: %s', (code, seat, family, _, pays) => {
  const college = capCollege(catalogue, code);
  expect(college?.seats).toContain(seat);
  const cost = college && seatCosts(catalogue.feeRelief, family, { ...college, seats: [seat] })[0]?.cost;
  if (pays === null) return expect(cost).toBeNull();
  const [least, most] = pays;
  const total = (college?.fee?.tuitionRupees ?? 0) + (college?.fee?.developmentRupees ?? 0);
  expect(cost).toEqual({
    firstYear: { least, most },
    fourYears: { least: 4 * least, most: 4 * most },
    waiver: { least: total - most, most: total - least },
    isSure: least === most,
  });
});

test('thirty families or more are worked out, and an IIT says that its fee is not known', () => {
  expect(GOLDEN.length).toBeGreaterThanOrEqual(30);
  const college = jeeCollege(catalogue, 'iit-bombay');
  const [seat] = college ? seatCosts(catalogue.feeRelief, { category: 'SC' }, college) : [];
  expect(seat).toMatchObject({ seat: 'josaa', cost: null, whyUnknown: 'money.fee.josaa' });
  expect(seat?.schemes.every(({ verdict }) => verdict === 'not')).toBe(true);
});
