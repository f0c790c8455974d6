import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CollegeListItem } from './college.ts';
import { type CollegeFilters, filterable, inStandingOrder, matcher, optionList, paginate } from './filters.ts';

function aCollege(change: Partial<CollegeListItem> = {}): CollegeListItem {
  return {
    id: '06271',
    name: 'Pune Institute of Computer Technology',
    university: 'SPPU',
    universityFullForm: 'Savitribai Phule Pune University',
    type: 'private',
    location: { city: 'Pune', state: 'Maharashtra' },
    courses: ['Computer Engineering', 'Information Technology'],
    fee: null,
    medianPay: null,
    closings: null,
    nirfRanking: 101,
    nirfYear: 2025,
    collegeLevel: 'Un-Aided Autonomous',
    notAdmittingSince: null,
    ...change,
  };
}

const passes = (filters: CollegeFilters, change: Partial<CollegeListItem> = {}) =>
  matcher(filters)(filterable(aCollege(change)));

test.each<[CollegeFilters, boolean]>([
  [{}, true],
  [{ type: 'all', course: 'all', university: 'all', city: 'ALL', state: '', collegeLevel: 'all' }, true],
  [{ type: 'private' }, true],
  [{ type: 'government' }, false],
  [{ course: 'Computer Engineering' }, true],
  [{ course: 'computer  engineering' }, true],
  [{ course: 'Computer' }, false],
  [{ university: 'SPPU' }, true],
  [{ university: 'Savitribai Phule Pune University' }, true],
  [{ university: 'University of Mumbai' }, false],
  [{ city: 'pune' }, true],
  [{ city: 'Mumbai' }, false],
  [{ state: 'Goa' }, false],
  [{ collegeLevel: 'Un-Aided Autonomous' }, true],
  [{ minRanking: 140, maxRanking: 160 }, true],
  [{ minRanking: 151 }, false],
  [{ minRanking: 150, maxRanking: 101 }, false],
  [{ type: 'private', course: 'Information Technology', city: 'Pune', maxRanking: 120 }, true],
  [{ type: 'private', course: 'Information Technology', city: 'Nashik', maxRanking: 120 }, false],
])('the filters %j let a private Pune college ranked 101-150 pass: %s', (filters, expected) => {
  expect(passes(filters)).toBe(expected);
});

test.each([
  ['Pune district', true],
  ['Baramati', true],
  ['Pune', false],
  ['Satara district', false],
])('the city %s lets a college in Baramati pass: %s', (city, expected) => {
  const location = { city: 'Baramati', state: 'Maharashtra', district: 'Pune' };
  expect(passes({ city }, { location })).toBe(expected);
});

test('a college without a rank passes no NIRF limit', () => {
  expect(passes({ minRanking: 1 }, { nirfRanking: null })).toBe(false);
  expect(passes({}, { nirfRanking: null })).toBe(true);
});

test('a college without a university is found under none', () => {
  expect(passes({ university: 'SPPU' }, { university: null, universityFullForm: null })).toBe(false);
});

test('known ranks come first, in order, then names', () => {
  const colleges = [
    aCollege({ id: '4', name: 'Beta', nirfRanking: null }),
    aCollege({ id: '3', name: 'alpha', nirfRanking: null }),
    aCollege({ id: '2', name: 'Zeta', nirfRanking: 119 }),
    aCollege({ id: '1', name: 'Omega', nirfRanking: 41 }),
    aCollege({ id: '5', name: 'Eta', nirfRanking: 119 }),
  ];
  expect(inStandingOrder(colleges).map((college) => college.name)).toEqual(['Omega', 'Eta', 'Zeta', 'alpha', 'Beta']);
});

test('an option list has each value once, in order, whatever its punctuation', () => {
  expect(optionList(['Pune', null, 'mumbai', 'Pune ', '', 'Mira Road', 'Mira-Road'])).toEqual([
    'Mira Road',
    'mumbai',
    'Pune',
  ]);
});

test.each([
  [0, 1, 10, { items: 0, total: 0, totalPages: 0, hasMore: false }],
  [0, 5, 10, { items: 0, total: 0, totalPages: 0, hasMore: false }],
  [10, 1, 10, { items: 10, total: 10, totalPages: 1, hasMore: false }],
  [11, 1, 10, { items: 10, total: 11, totalPages: 2, hasMore: true }],
  [11, 2, 10, { items: 1, total: 11, totalPages: 2, hasMore: false }],
  [11, 3, 10, { items: 0, total: 11, totalPages: 2, hasMore: false }],
  [393, 40, 10, { items: 3, total: 393, totalPages: 40, hasMore: false }],
])('%i colleges, page %i of %i each', (count, page, limit, expected) => {
  const { items, ...rest } = paginate(
    Array.from({ length: count }, (_, place) => place),
    page,
    limit,
  );
  expect({ items: items.length, ...rest }).toEqual({ ...expected, page });
});

test('the pages together are the list, once each', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (all, limit) => {
      const pages: number[][] = [];
      for (let page = 1; ; page += 1) {
        const cut = paginate(all, page, limit);
        pages.push(cut.items);
        if (!cut.hasMore) break;
      }
      expect(pages.flat()).toEqual(all);
    }),
  );
});
