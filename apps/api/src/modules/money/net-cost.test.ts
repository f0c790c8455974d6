import { readFileSync } from 'node:fs';
import { type Family, INCOME_BANDS, STAYS } from '@dakhila/domain/money/family';
import { netCost, possiblePayments } from '@dakhila/domain/money/net-cost';
import { COLLEGE_KINDS, type CollegeKind, collegeKindOf, SEATS } from '@dakhila/domain/money/place';
import { factsOf, reliefOf } from '@dakhila/domain/money/relief';
import { CAP_CATEGORY_CODES, GENDERS } from '@dakhila/domain/predictor/candidate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeeReliefs } from '../../catalogue/format/fee-relief-schema.ts';

const SCHEMES = FeeReliefs.parse(
  JSON.parse(readFileSync(new URL('../../../../../data/fee-relief/mht-cet.json', import.meta.url), 'utf8')),
);

const told = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const families: fc.Arbitrary<Family> = fc.record({
  category: told(CAP_CATEGORY_CODES),
  ews: told([true, false]),
  gender: told(GENDERS),
  income: told(INCOME_BANDS),
  domicile: told([true, false]),
  minority: told([true, false]),
  orphan: told([true, false]),
  stays: told(STAYS),
});
const places = fc.record({ seat: fc.constantFrom(...SEATS), kind: fc.constantFrom(...COLLEGE_KINDS) });
const rupees = fc.integer({ min: 0, max: 400_000 });
const fees = fc.record({ tuitionRupees: rupees, developmentRupees: rupees });

test('nobody pays less than nothing or more than the full fee, and the same question has the same answer', () => {
  fc.assert(
    fc.property(families, places, fees, (family, place, fee) => {
      const { firstYear, fourYears, waiver } = netCost(fee, possiblePayments(SCHEMES, family, place));
      const total = fee.tuitionRupees + fee.developmentRupees;
      expect(firstYear.least).toBeGreaterThanOrEqual(0);
      expect(firstYear.least).toBeLessThanOrEqual(firstYear.most);
      expect(firstYear.most).toBeLessThanOrEqual(total);
      expect([firstYear.least + waiver.most, firstYear.most + waiver.least]).toEqual([total, total]);
      expect(fourYears).toEqual({ least: 4 * firstYear.least, most: 4 * firstYear.most });
      expect(Number.isInteger(firstYear.least) && Number.isInteger(firstYear.most)).toBe(true);
      expect(netCost(fee, possiblePayments(SCHEMES, { ...family }, { ...place })).firstYear).toEqual(firstYear);
    }),
  );
});

test('a scheme decides by the facts it is said to look at, and by no others', () => {
  const scheme = fc.constantFrom(...SCHEMES.filter(({ id }) => id !== 'hostel'));
  fc.assert(
    fc.property(scheme, families, families, places, (one, family, other, place) => {
      const alike = { ...other, ...Object.fromEntries(factsOf(one).map((fact) => [fact, family[fact]])) };
      expect(reliefOf(one, alike, place)).toEqual(reliefOf(one, family, place));
    }),
  );
});

test('telling one fact more never widens the range, and never turns a sure yes or no around', () => {
  const fact = fc.constantFrom('category', 'gender', 'income', 'domicile', 'minority', 'orphan', 'stays', 'ews');
  fc.assert(
    fc.property(families, families, fact, places, fees, (family, other, key, place, fee) => {
      const before: Family = { ...family, [key]: undefined };
      const after: Family = { ...before, [key]: other[key as keyof Family] };
      const wide = netCost(fee, possiblePayments(SCHEMES, before, place)).firstYear;
      const narrow = netCost(fee, possiblePayments(SCHEMES, after, place)).firstYear;
      expect(narrow.least).toBeGreaterThanOrEqual(wide.least);
      expect(narrow.most).toBeLessThanOrEqual(wide.most);
      for (const scheme of SCHEMES) {
        const first = reliefOf(scheme, before, place).verdict;
        if (first !== 'may') expect(reliefOf(scheme, after, place).verdict).toBe(first);
      }
    }),
  );
});

test('no scheme pays on a seat or at a college that it excludes', () => {
  fc.assert(
    fc.property(families, places, (family, place) => {
      for (const scheme of SCHEMES) {
        const { verdict } = reliefOf(scheme, family, place);
        const isExcluded = scheme.notAt.some((kind) =>
          kind === 'deemed' ? place.kind.endsWith('deemed') : kind === place.kind,
        );
        if (isExcluded || place.seat === 'josaa') expect(verdict).toBe('not');
        if (scheme.isForCapSeatsOnly && place.seat === 'institute') expect(verdict).toBe('not');
        if (scheme.id === 'tfws' && place.seat !== 'tfws') expect(verdict).toBe('not');
        if (place.seat === 'tfws' && !['tfws', 'hostel'].includes(scheme.id)) expect(verdict).toBe('not');
      }
    }),
  );
  const fee = { tuitionRupees: 100_000, developmentRupees: 15_000 };
  for (const family of fc.sample(families, 50))
    expect(netCost(fee, possiblePayments(SCHEMES, family, { seat: 'josaa', kind: 'national' })).waiver.most).toBe(0);
});

test('what the pages leave unsettled may apply and never does', () => {
  fc.assert(
    fc.property(families, places, (family, place) => {
      for (const scheme of SCHEMES)
        if (['obc', 'vj-nt', 'st', 'tfws', 'hostel'].includes(scheme.id))
          expect(reliefOf(scheme, family, place).verdict).not.toBe('applies');
    }),
  );
});

test('a boy of OBC may pay half the tuition at an unaided college, and none of it at a public one', () => {
  const family = {
    category: 'OBC',
    gender: 'male',
    income: '2.5-to-6',
    domicile: true,
    minority: false,
    orphan: false,
  } as const;
  const fee = { tuitionRupees: 100_000, developmentRupees: 15_000 };
  const at = (kind: CollegeKind) => netCost(fee, possiblePayments(SCHEMES, family, { seat: 'cap', kind })).firstYear;
  expect(at('unaided')).toEqual({ least: 65_000, most: 115_000 });
  expect(at('government')).toEqual({ least: 15_000, most: 115_000 });
  expect(at('aided')).toEqual({ least: 15_000, most: 115_000 });
});

test.each([
  ['Un-Aided Autonomous Linguistic Minority - Hindi', 'private', 'unaided'],
  ['Government-Aided Autonomous', 'government', 'aided'],
  ['Deemed to be University', 'government', 'government-deemed'],
  ['Deemed to be University', 'private', 'private-deemed'],
  ['University Managed (Un-Aided)', 'government', 'government'],
  ['University', 'private', 'private-university'],
  [undefined, 'private', 'unknown'],
] as const)('a college of status %s, %s, is %s', (status, type, kind) => {
  expect(collegeKindOf(status, type)).toBe(kind);
});
