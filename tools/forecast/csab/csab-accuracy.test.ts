import { fileURLToPath } from 'node:url';
import { CSAB_POINTS_OFF, MOST_POINTS_OFF } from '@dakhila/domain/season-plan/csab-no-chance';
import { expect, test } from 'vitest';
import { csabAndJosaa } from '../csab-source.ts';
import { ALL } from '../run-backtest.ts';
import { seatScoresOf } from '../seat-tally.ts';
import { emptyTally, scoresOf } from '../tally.ts';
import { CSAB_BARS, isCalibrated, missedBars } from './bars.ts';
import { csabBlock } from './block.ts';
import { csabLists } from './lists.ts';
import { josaaAtMoments, MOMENTS } from './moments.ts';
import { scoreCandidates } from './score-candidates.ts';

const DATA = fileURLToPath(new URL('../../../data', import.meta.url));
const [BEFORE, LIST_MISSING, , AFTER] = MOMENTS;

test('forecasts of CSAB are as good as they were, and what students read about them is true', () => {
  const lists = csabLists(csabAndJosaa(DATA));
  const josaaAt = josaaAtMoments(lists);
  for (const moment of [BEFORE, LIST_MISSING, AFTER]) {
    if (moment === undefined) throw new Error('a moment is missing');
    const tests = scoreCandidates(lists, josaaAt, moment, [2024, 2025]);
    const seatGaps = tests.map(({ seats }) => seatScoresOf(seats.all).counted.ece ?? 1);
    const fit = scoresOf(tests.find(({ name }) => name === 'fit of both')?.byKind.get(ALL) ?? emptyTally());
    expect(seatGaps.some(isCalibrated), moment.title).toBe(false);
    if (moment.josaaRounds === 0) expect(Math.round(Math.min(...seatGaps) * 100)).toBe(CSAB_POINTS_OFF.get(moment.gap));
    if (moment.gap === 1) {
      expect(fit.within20).toBeGreaterThanOrEqual(CSAB_BARS.within20);
      expect(fit.ratio).toBeLessThan(0.95);
      expect(missedBars(fit)).toEqual(moment === BEFORE ? [] : ['ECE']);
    } else expect(missedBars(fit)).toEqual(['within 20%', 'in 80%', 'ECE']);
  }
  expect(MOST_POINTS_OFF).toBe(CSAB_BARS.ece * 100);
}, 240_000);

test('a forecast of a past year never reads its outcome', () => {
  const lists = csabLists(csabAndJosaa(DATA));
  if (AFTER === undefined) throw new Error('a moment is missing');
  const spoiled = { ...lists, reached: new Map(lists.reached) };
  const own = lists.reached.get(2025);
  // The ranks of the tested year are replaced: only the outcome may change.
  if (own) spoiled.reached.set(2025, { ...own, closing: own.closing.map((log) => log + 1) });
  const known = [lists, spoiled].map((used) => csabBlock(used, josaaAtMoments(used), AFTER, 2025));
  expect({ ...known[1], outcome: null }).toEqual({ ...known[0], outcome: null });
  expect(known[1]?.outcome).not.toEqual(known[0]?.outcome);
  const [widths, others] = [lists, spoiled].map((used) =>
    scoreCandidates(used, josaaAtMoments(used), AFTER, [2025]).map(({ byYear }) => byYear.get(2025)?.widths),
  );
  expect(others).toEqual(widths);
}, 240_000);
