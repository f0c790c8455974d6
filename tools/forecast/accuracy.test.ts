import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openExam } from './open-exam.ts';
import { ALL, forecastPast, testClosings } from './run-backtest.ts';
import { emptySeatTally, seatScoresOf } from './seat-tally.ts';
import { testSeats } from './seat-test.ts';
import { sliceExam } from './slice-exam.ts';
import { emptyTally, scoresOf } from './tally.ts';

const DATA = fileURLToPath(new URL('../../data', import.meta.url));

test('the forecasts of the IITs for 2024 are as good as they were, before the season and after round 1', () => {
  const josaa = openExam('josaa', DATA);
  const iits = sliceExam(josaa, (pool) => josaa.table.textOf(pool, 'basis') === 'JEE Advanced');
  const [season, afterFirst] = [forecastPast(iits, 2024, 0), forecastPast(iits, 2024, 1)];
  const scores = [season, afterFirst].map((forecast, given) =>
    scoresOf(testClosings(iits, forecast, given).get(ALL) ?? emptyTally()),
  );
  const [before, after] = scores;
  expect(before?.cells).toBe(13_103);
  expect(before?.ratio).toBeLessThan(0.88);
  expect(after?.ratio).toBeLessThan(0.6);
  for (const { coverage80, brier, brierHard } of scores) {
    expect(coverage80).toBeGreaterThan(0.77);
    expect(coverage80).toBeLessThan(0.9);
    expect((brier ?? 1) / (brierHard ?? 1)).toBeLessThan(0.65);
  }
  const seats = seatScoresOf(testSeats(iits, season, 0).get(ALL) ?? emptySeatTally());
  expect(seats.pools).toBe(2_943);
  expect(Math.abs((seats.expected ?? 0) - (seats.offered ?? 1))).toBeLessThan(0.06);
  expect(seats.counted.logLoss).toBeLessThan(seats.ifOffered.logLoss ?? 0);
}, 240_000);

test('the forecasts of CAP for 2024 in the region of Pune are as good as they were, before the season and after round 1', () => {
  const cap = openExam('mht-cet', DATA);
  // The first two digits of a college's code are those of its region.
  const pune = sliceExam(cap, (pool) => cap.table.textOf(pool, 'college').startsWith('06'));
  const [season, afterFirst] = [forecastPast(pune, 2024, 0), forecastPast(pune, 2024, 1)];
  const [before, after] = [season, afterFirst].map((forecast, given) =>
    scoresOf(testClosings(pune, forecast, given).get(ALL) ?? emptyTally()),
  );
  expect(before?.cells).toBe(10_266);
  expect(before?.ratio).toBeLessThan(0.94);
  expect(before?.coverage80).toBeGreaterThan(0.73);
  expect(after?.ratio).toBeLessThan(0.81);
  expect(after?.coverage80).toBeGreaterThan(0.77);
  const seats = seatScoresOf(testSeats(pune, season, 0).get(ALL) ?? emptySeatTally());
  expect(seats.pools).toBe(10_866);
  expect(Math.abs((seats.expected ?? 0) - (seats.offered ?? 1))).toBeLessThan(0.07);
  expect(seats.counted.logLoss).toBeLessThan(seats.ifOffered.logLoss ?? 0);
}, 240_000);
