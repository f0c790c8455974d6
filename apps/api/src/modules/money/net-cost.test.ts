import { readFileSync } from 'node:fs';
import { type Family, INCOMES, STAYS } from '@dakhila/domain/money/family';
import { netCost, possiblePayments } from '@dakhila/domain/money/net-cost';
import { COLLEGE_KINDS, collegeKindOf, SEATS } from '@dakhila/domain/money/place';
import { reliefOf } from '@dakhila/domain/money/relief';
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
  income: told(INCOMES),
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

test('telling one fact more never widens the range, and never turns a sure yes or no around', () => {
  const fact = fc.constantFrom('category', 'gender', 'income', 'domicile', 'stays', 'ews');
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
        if (['obc', 'vj-nt', 'st', 'minority', 'tfws', 'hostel'].includes(scheme.id))
          expect(reliefOf(scheme, family, place).verdict).not.toBe('applies');
    }),
  );
});

test('orphans and minorities pay the same or less once they say so, and everybody else the same', () => {
  const rare = fc.constantFrom('minority', 'orphan');
  fc.assert(
    fc.property(families, rare, places, fees, (family, key, place, fee) => {
      const pays = (told: Family) => netCost(fee, possiblePayments(SCHEMES, told, place)).firstYear;
      const untold = pays({ ...family, [key]: undefined });
      expect(pays({ ...family, [key]: false })).toEqual(untold);
      const said = pays({ ...family, [key]: true });
      expect(said.least).toBeLessThanOrEqual(untold.least);
      expect(said.most).toBeLessThanOrEqual(untold.most);
    }),
  );
});

test('a TFWS seat costs every family the fees besides tuition', () => {
  const kind = fc.constantFrom(...COLLEGE_KINDS);
  fc.assert(
    fc.property(families, kind, fees, (family, of, fee) => {
      const { firstYear } = netCost(fee, possiblePayments(SCHEMES, family, { seat: 'tfws', kind: of }));
      expect(firstYear).toEqual({ least: fee.developmentRupees, most: fee.developmentRupees });
    }),
  );
});

const SMALL = { domicile: true, category: 'OPEN', gender: 'male' } as const;
test.each<[string, Family, string, string]>([
  ['hostel', { ...SMALL, income: 'above-8', stays: 'hostel' }, 'may', 'money.why.landHolder'],
  ['hostel', { ...SMALL, income: '1-to-2.5', stays: 'home' }, 'not', 'money.not.stays'],
  ['obc', { ...SMALL, category: 'OBC', income: 'above-8' }, 'not', 'money.not.income'],
  ['obc', { ...SMALL, category: 'OBC', income: '6-to-8' }, 'may', 'money.why.unsettled'],
  ['obc', { ...SMALL, category: 'OBC', gender: 'female' }, 'not', 'money.not.boys'],
  ['girls', { ...SMALL, income: '6-to-8' }, 'not', 'money.not.girls'],
  ['girls', { ...SMALL, gender: 'female', income: 'up-to-8' }, 'applies', 'money.why.fits'],
  ['minority', { ...SMALL, minority: true, income: '1-to-2.5' }, 'may', 'money.why.undated'],
  ['minority', { ...SMALL, minority: true, income: 'up-to-8' }, 'may', 'money.untold.incomeRange'],
])('%s for %j: %s, because of %s', (id, family, verdict, reason) => {
  const scheme = SCHEMES.find((one) => one.id === id);
  if (scheme === undefined) throw new Error(id);
  const found = reliefOf(scheme, family, { seat: 'cap', kind: 'unaided' });
  expect([found.verdict, found.reasons[0]]).toEqual([verdict, reason]);
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
