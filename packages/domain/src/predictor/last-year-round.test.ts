import { expect, test } from 'vitest';
import { roundOfLastYear } from './bands.ts';

test.each([
  [{ lastYearRounds: 4 }, { lastYear: 900 }, 4],
  [{ lastYearRounds: 4 }, { lastYear: 900, lastYearRound: 2 }, 2],
  [{ lastYearRounds: 4 }, { lastYear: null }, null],
  [{ lastYearRounds: 4 }, undefined, null],
  [{}, { lastYear: 900 }, null],
])('%j %j closed in round %j', (run, pool, round) => {
  expect(roundOfLastYear(run, pool)).toBe(round);
});
