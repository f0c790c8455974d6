import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf } from '../predictor/bands.ts';
import { FEE_WAIVER_MARK } from '../predictor/exams/fee-waiver.ts';
import type { ResultRow } from '../predictor/result-order.ts';
import { PROGRAMMES_A_BAND } from './limits.ts';
import { runForFamily } from './run-for-family.ts';

const ROW: fc.Arbitrary<ResultRow> = fc
  .record({
    college: fc.integer({ min: 1, max: 30 }),
    programme: fc.constantFrom('Civil Engineering', 'Computer Engineering', 'Mechanical Engineering'),
    isWaiver: fc.boolean(),
    percent: fc.option(fc.integer({ min: 1, max: 97 })),
    demand: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
    offered: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  })
  .map(({ college, programme, isWaiver, percent, demand, offered }) => ({
    collegeId: String(college),
    collegeName: `College ${college}`,
    programme: isWaiver ? programme + FEE_WAIVER_MARK : programme,
    chance: percent === null ? null : percent / 100,
    band: percent === null ? null : bandOf(percent),
    offered: offered === undefined ? undefined : offered / 100,
    demand,
    forecast: { q10: 100, q50: 200, q90: 300 },
    pool: { seatType: 'OBC' },
    pools: [{ list: 'state' }],
  }));
const RESULTS = fc.array(ROW, { maxLength: 300 });
const shownTo = (results: readonly ResultRow[]) =>
  runForFamily({ colleges: [], lists: [{ id: 'state', rank: 150 }], results });

test('no fee waiver seat and no seat without a chance is shown or counted', () => {
  fc.assert(
    fc.property(RESULTS, (results) => {
      const told = results.filter(({ band, programme }) => {
        const isTold = band !== null && band !== 'Unlikely';
        return isTold && !programme.endsWith(FEE_WAIVER_MARK);
      });
      expect(shownTo(results)).toEqual(shownTo(told));
      const { bands } = shownTo(results);
      for (const { band, count } of bands) expect(count).toBe(told.filter((row) => row.band === band).length);
    }),
  );
});

test('each band has its hardest to enter on top, and no more than a family reads', () => {
  fc.assert(
    fc.property(RESULTS, (results) => {
      const { bands } = shownTo(results);
      expect(bands.map(({ band }) => band)).toEqual(['Safe', 'Likely', 'Possible', 'Reach']);
      for (const { band, count, rows } of bands) {
        expect(rows).toHaveLength(Math.min(count, PROGRAMMES_A_BAND));
        expect(rows.every((row) => row.band === band)).toBe(true);
        const demands = rows.map(({ demand }) => demand ?? Number.MAX_SAFE_INTEGER);
        expect(demands).toEqual(demands.toSorted((one, other) => one - other));
      }
    }),
  );
});
