import fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '../messages/say.ts';
import { listTradeOff, type PricedChoice, tradeOffText } from './list-money.ts';

const rupees = fc.integer({ min: 0, max: 1_200_000 });
const choices: fc.Arbitrary<PricedChoice[]> = fc.array(
  fc.record({
    fourYears: fc.option(
      fc.tuple(rupees, fc.constantFrom(0, 0, 0, 50_000)).map(([least, more]) => ({ least, most: least + more })),
    ),
    median: fc.option(fc.record({ rupees, year: fc.constantFrom('2022-23', '2024-25') })),
  }),
  { maxLength: 12 },
);
const sure = (cost: number, median: number, year = '2024-25'): PricedChoice => ({
  fourYears: { least: cost, most: cost },
  median: { rupees: median, year },
});

test('only sure costs and medians of the same year are compared, the first of them with a later one', () => {
  fc.assert(
    fc.property(choices, (list) => {
      const found = listTradeOff(list);
      if (found === null) return;
      const [one, other] = [list[found.one - 1], list[found.other - 1]];
      expect(found.one).toBeLessThan(found.other);
      for (const choice of [one, other]) {
        expect(choice?.fourYears?.least).toBe(choice?.fourYears?.most);
        expect(choice?.median?.year).toBe(found.year);
      }
      expect(found.costRupees).toBe((one?.fourYears?.most ?? 0) - (other?.fourYears?.most ?? 0));
      expect(found.medianRupees).toBe((one?.median?.rupees ?? 0) - (other?.median?.rupees ?? 0));
      expect(Math.abs(found.costRupees)).toBeGreaterThanOrEqual(40_000);
    }),
  );
});

test('no later choice that could be compared differs more, and the first of equals is named', () => {
  fc.assert(
    fc.property(choices, (list) => {
      const found = listTradeOff(list);
      if (found === null) return;
      const cost = (list[found.one - 1]?.fourYears?.most ?? 0) as number;
      for (const [at, { fourYears, median }] of list.entries()) {
        if (at < found.one || fourYears?.least !== fourYears?.most || median?.year !== found.year || !fourYears)
          continue;
        const difference = Math.abs(cost - fourYears.most);
        expect(difference).toBeLessThanOrEqual(Math.abs(found.costRupees));
        if (at + 1 < found.other) expect(difference).toBeLessThan(Math.abs(found.costRupees));
      }
    }),
  );
});

test.each<[PricedChoice[], string | null]>([
  [[], null],
  [[sure(500_000, 700_000)], null],
  [[sure(500_000, 700_000), sure(470_000, 400_000)], null],
  [[sure(500_000, 700_000), sure(290_000, 400_000, '2022-23')], null],
  [[sure(500_000, 700_000), { fourYears: { least: 0, most: 90_000 }, median: { rupees: 1, year: '2024-25' } }], null],
  [
    [sure(500_000, 700_000), sure(450_000, 650_000), sure(290_000, 400_000)],
    'Choice 1 costs your family about ₹2.1 lakh more over four years than choice 3. The median pay of graduates there was ₹3 lakh a year higher (2024-25, as submitted to NIRF).',
  ],
  [
    [{ fourYears: null, median: null }, sure(200_000, 400_000), sure(350_000, 420_000)],
    'Choice 2 costs your family about ₹1.5 lakh less over four years than choice 3. The median pay of graduates there was ₹0.2 lakh a year lower (2024-25, as submitted to NIRF).',
  ],
  [
    [sure(200_000, 400_000), sure(350_000, 403_000)],
    'Choice 1 costs your family about ₹1.5 lakh less over four years than choice 2. The median pay of graduates there was about the same (2024-25, as submitted to NIRF).',
  ],
])('%j is said as %s', (list, sentence) => {
  const found = listTradeOff(list);
  expect(found && say('en', tradeOffText(found))).toBe(sentence);
});
