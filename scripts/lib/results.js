// @ts-check

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * One check, such as the types of a package.
 * @param {boolean} isGood
 * @returns {Tally}
 */
export const oneCheck = (isGood) => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * The tests of a Vitest report. A run that fails without a failed test, or that ran none, counts as one failure.
 * @param {{ numPassedTests?: number, numFailedTests?: number, numFailedTestSuites?: number, success?: boolean } | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export const vitestTally = (report, exitCode) =>
  honest(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, exitCode === 0 && report?.success === true);

/**
 * The tests of a Playwright report; one that passed only at a second try has failed.
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number }, errors?: unknown[] } | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function playwrightTally(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return honest(expected, unexpected + flaky, exitCode === 0 && report?.errors?.length === 0);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {boolean} isGood what the runner itself says
 * @returns {Tally}
 */
function honest(passed, failed, isGood) {
  const isSilent = failed === 0 && (!isGood || passed === 0);
  return { passed, failed: isSilent ? 1 : failed };
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/**
 * The last line of a run.
 * @param {Tally} tally
 * @example lastLine({ passed: 12, failed: 0 }) // '12 passed, 0 failed'
 */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
