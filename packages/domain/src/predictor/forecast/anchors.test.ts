import { expect, test } from 'vitest';
import { anchorsOf } from './anchors.ts';
import { historyOf } from './history.ts';
import { systemsOf } from './systems.ts';
import { FIRST_YEAR, TOY_MODEL, type ToyCell, toyCells, toyTable } from './test-history.ts';

const YEARS = 4;
const YEAR = FIRST_YEAR + YEARS;
const ROUNDS = 4;
const POOL = 40;
/** Four rounds a year, so that the third is neither the first, the second nor the last. */
const cells = toyCells()
  .filter(({ year }) => year < YEAR)
  .flatMap((cell) => (cell.round === 3 ? [cell, { ...cell, round: ROUNDS }] : [cell]));

/** How far the level of a pool, or the fit of all levels, lies from its rank of last year's third round. */
function pullInRoundThree(own: readonly ToyCell[], loosens: boolean, pull: 'toLevel' | 'toFit' = 'toLevel'): number {
  const [system] = systemsOf(
    toyTable(own),
    { ...TOY_MODEL, loosens },
    { year: YEAR, givenRound: 0, seatsYear: YEAR, listYear: YEAR },
  );
  if (system === undefined) throw new Error('the toy exam has a system');
  const { pools, ...pulls } = anchorsOf(historyOf(system, ROUNDS), YEARS, [1, 2, 3, 4], 3);
  return pulls[pull][pools.indexOf(POOL)] ?? Number.NaN;
}

test('where rounds have their own luck, an early closing in round 2 does not push round 3 down the list', () => {
  const early = cells.map((cell) =>
    cell.pool === POOL && cell.year === YEAR - 1 && cell.round === 2 ? { ...cell, rank: cell.rank / 3 } : cell,
  );
  expect(pullInRoundThree(early, false)).toBeLessThanOrEqual(pullInRoundThree(cells, false));
  expect(pullInRoundThree(early, true)).toBeGreaterThan(pullInRoundThree(cells, true));
});

test('where only less sought seats were left in round 2, round 3 is not pulled to their level', () => {
  const leftOver = cells.flatMap((cell) => {
    if (cell.year !== YEAR - 1 || cell.round !== 2) return [cell];
    // The institutes beyond that of the pool still had seats, and went much further down the list.
    return cell.pool < POOL + 20 ? [] : [{ ...cell, rank: 3 * cell.rank }];
  });
  expect(Math.abs(pullInRoundThree(leftOver, false, 'toFit'))).toBeLessThan(0.2);
  expect(Math.abs(pullInRoundThree(leftOver, false, 'toLevel'))).toBeLessThan(0.2);
});
