import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CollegeMoney, compareCosts, doesWaiverSave, firstYearOf, keepsLimits } from './result-money.ts';

const rupees = fc.integer({ min: 0, max: 300_000 });
const range = fc
  .tuple(rupees, rupees)
  .map(([one, other]) => ({ least: Math.min(one, other), most: Math.max(one, other) }));
const money: fc.Arbitrary<CollegeMoney> = fc.record({
  fee: fc.constant(null),
  median: fc.option(fc.record({ rupees, year: fc.constant('2024-25') })),
  firstYear: fc.record({ cap: range, tfws: range, ews: range }, { requiredKeys: [] }),
});
const COLLEGES = ['a', 'b', 'c', 'd', 'unknown'];
const tables = fc
  .tuple(money, money, money, money)
  .map((all) => new Map(all.map((one, at) => [COLLEGES[at] ?? '', one])));
const results = fc.record({
  collegeId: fc.constantFrom(...COLLEGES),
  pool: fc.record({ seatType: fc.constantFrom('OPEN', 'OBC', 'PWDROBC', 'TFWS', 'EWS', 'MI', 'AI') }),
});
const limits = fc.record({
  paysAtMost: fc.option(rupees, { nil: undefined }),
  medianAtLeast: fc.option(rupees, { nil: undefined }),
});

test('no result passes whose cost may lie above the limit, whose median lies below it, or whose figure is unknown', () => {
  fc.assert(
    fc.property(tables, limits, results, (table, asked, result) => {
      const cost = firstYearOf(table, result);
      const most = cost?.most;
      const median = table.get(result.collegeId)?.median?.rupees;
      const { paysAtMost, medianAtLeast } = asked;
      const answer = keepsLimits(table, asked, result);
      if (answer === 'yes') {
        if (paysAtMost !== undefined) expect(most).toBeLessThanOrEqual(paysAtMost);
        if (medianAtLeast !== undefined) expect(median).toBeGreaterThanOrEqual(medianAtLeast);
      }
      if (answer === 'unknown') {
        const mayFit = paysAtMost !== undefined && (cost === null || cost.least <= paysAtMost);
        expect(mayFit || (medianAtLeast !== undefined && median === undefined)).toBe(true);
      }
      if (answer === 'no') expect(paysAtMost ?? medianAtLeast).toBeDefined();
    }),
  );
});

test('a wider limit loses no result', () => {
  fc.assert(
    fc.property(tables, rupees, rupees, results, (table, limit, more, result) => {
      if (keepsLimits(table, { paysAtMost: limit }, result) !== 'yes') return;
      expect(keepsLimits(table, { paysAtMost: limit + more }, result)).toBe('yes');
    }),
  );
});

test('the order by cost is total and stable, the cheapest first and unknown costs last', () => {
  fc.assert(
    fc.property(tables, fc.array(results, { maxLength: 40 }), (table, rows) => {
      const compare = (one: (typeof rows)[number], other: (typeof rows)[number]) => compareCosts(table, one, other);
      for (const one of rows.slice(0, 6))
        for (const other of rows.slice(0, 6)) {
          expect(Math.sign(compare(one, other)) + Math.sign(compare(other, one))).toBe(0);
          for (const third of rows.slice(0, 6))
            if (compare(one, other) <= 0 && compare(other, third) <= 0)
              expect(compare(one, third)).toBeLessThanOrEqual(0);
        }
      const sorted = rows.toSorted(compare);
      for (const [at, row] of sorted.entries()) {
        const before = sorted[at - 1];
        if (before === undefined) continue;
        const [cheaper, dearer] = [firstYearOf(table, before), firstYearOf(table, row)];
        if (cheaper === null) expect(dearer).toBeNull();
        else expect(cheaper.most).toBeLessThanOrEqual(dearer?.most ?? Number.POSITIVE_INFINITY);
        if (compare(before, row) === 0) expect(rows.indexOf(before)).toBeLessThanOrEqual(rows.lastIndexOf(row));
      }
      // Sorted again from the back, equals keep their own order.
      expect(sorted.toSorted(compare)).toEqual(sorted);
    }),
  );
});

test('the seats that serve best decide what is paid', () => {
  const cap = { least: 1, most: 2 };
  const tfws = { least: 0, most: 0 };
  const table = new Map([['a', { fee: null, median: null, firstYear: { cap, tfws } }]]);
  const of = (seatType: string) => firstYearOf(table, { collegeId: 'a', pool: { seatType } });
  expect([of('OBC'), of('AI'), of('PWDROBC'), of('TFWS'), of('EWS')]).toEqual([cap, cap, cap, tfws, null]);
});

test.each([
  ['the freeship pays it all', { least: 0, most: 12_196 }, { least: 12_196, most: 12_196 }, 'no'],
  ['both cost the same', { least: 9_000, most: 9_000 }, { least: 9_000, most: 9_000 }, 'no'],
  ['no relief', { least: 90_000, most: 90_000 }, { least: 12_196, most: 12_196 }, 'yes'],
  ['the income is not told', { least: 0, most: 90_000 }, { least: 12_196, most: 12_196 }, 'unknown'],
  ['the fee is not known', null, { least: 12_196, most: 12_196 }, 'unknown'],
  ['the fee of the waiver seat is not known', { least: 0, most: 0 }, null, 'unknown'],
] as const)('whether a TFWS seat is cheaper: %s', (_, ordinary, waiver, saves) => {
  expect(doesWaiverSave(ordinary, waiver)).toBe(saves);
});
