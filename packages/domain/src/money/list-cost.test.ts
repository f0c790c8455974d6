import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listCost } from './list-cost.ts';

const aCost = fc
  .record({ least: fc.nat(200_000), more: fc.nat(100_000) })
  .map(({ least, more }) => ({ least, most: least + more }));

test('the span holds every known cost, and every choice is either known or counted as unknown', () => {
  fc.assert(
    fc.property(fc.array(fc.option(aCost)), (choices) => {
      const { known, unknown } = listCost(choices);
      const costs = choices.filter((cost) => cost !== null);
      expect(unknown).toBe(choices.length - costs.length);
      expect(known === null).toBe(costs.length === 0);
      if (known === null) return;
      expect(costs.every(({ least, most }) => least >= known.least && most <= known.most)).toBe(true);
      expect(costs.some(({ least }) => least === known.least)).toBe(true);
      expect(costs.some(({ most }) => most === known.most)).toBe(true);
    }),
  );
});
