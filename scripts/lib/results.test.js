// @ts-check
import { describe, expect, test } from 'vitest';
import { lastLine, oneCheck, playwrightTally, sum, vitestTally } from './results.js';

describe('Vitest', () => {
  test.each([
    ['all is well', { numPassedTests: 7, numFailedTests: 0, success: true }, 0, { passed: 7, failed: 0 }],
    ['two fail', { numPassedTests: 5, numFailedTests: 2, success: false }, 1, { passed: 5, failed: 2 }],
    ['a file does not load', { numPassedTests: 5, numFailedTests: 0, success: false }, 1, { passed: 5, failed: 1 }],
    ['nothing ran', { numPassedTests: 0, numFailedTests: 0, success: true }, 0, { passed: 0, failed: 1 }],
    [
      'it crashed after the report',
      { numPassedTests: 7, numFailedTests: 0, success: true },
      1,
      { passed: 7, failed: 1 },
    ],
    ['it left no report', undefined, 0, { passed: 0, failed: 1 }],
  ])('when %s', (_what, report, exitCode, tally) => {
    expect(vitestTally(report, exitCode)).toEqual(tally);
  });
});

describe('Playwright', () => {
  test.each([
    ['all is well', { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] }, 0, { passed: 3, failed: 0 }],
    ['one fails', { stats: { expected: 2, unexpected: 1, flaky: 0 }, errors: [] }, 1, { passed: 2, failed: 1 }],
    ['one passes at the second try', { stats: { expected: 2, flaky: 1 }, errors: [] }, 0, { passed: 2, failed: 1 }],
    ['the server does not start', { stats: { expected: 0 }, errors: [{}] }, 1, { passed: 0, failed: 1 }],
    ['nothing ran', { stats: { expected: 0 }, errors: [] }, 0, { passed: 0, failed: 1 }],
    ['it left no report', undefined, 1, { passed: 0, failed: 1 }],
  ])('when %s', (_what, report, exitCode, tally) => {
    expect(playwrightTally(report, exitCode)).toEqual(tally);
  });
});

test('the last line adds everything up', () => {
  const all = [oneCheck(true), oneCheck(false), { passed: 40, failed: 2 }];
  expect(lastLine(sum(all))).toBe('41 passed, 3 failed');
});
