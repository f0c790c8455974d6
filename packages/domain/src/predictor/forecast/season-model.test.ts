import { expect, test } from 'vitest';
import { historyOf } from './history.ts';
import { fitSeason } from './season-model.ts';
import { seasonParts } from './season-training.ts';
import { systemsOf } from './systems.ts';
import { FIRST_YEAR, ROUNDS, TOY_MODEL, toyCells, toyTable } from './test-history.ts';

/** The model of the toy exam's year `years` after its first. */
function modelAfter(years: number) {
  const year = FIRST_YEAR + years;
  const table = toyTable(toyCells().filter((cell) => cell.year < year));
  const [system] = systemsOf(table, TOY_MODEL, { year, givenRound: 0, seatsYear: year, listYear: year });
  if (system === undefined) throw new Error('the toy exam has a system');
  const history = historyOf(system, ROUNDS);
  return fitSeason(history, seasonParts(history, years), years);
}

const OWN_LEVEL = 0;
const VOLATILITY_UNKNOWN = 4;

test('from a single change between years nothing is learnt that it cannot show', () => {
  const model = modelAfter(2);
  expect(model?.location[OWN_LEVEL]).toBe(0);
  expect(model?.spread[VOLATILITY_UNKNOWN]).toBe(0);
});

test('from several changes a pull to the own level is learnt', () => {
  expect(modelAfter(5)?.location[OWN_LEVEL]).not.toBe(0);
});
