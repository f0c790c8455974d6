// @ts-check
import { ensureInstalled } from './lib/install.js';
import { measureSlowness } from './lib/machine-speed.js';
import { runStages } from './lib/report.js';
import { lastLine, oneCheck, sum } from './lib/results.js';
import { endTogether, isEnded } from './lib/run.js';
import { buildStage, checks, journeyStage, quickVitestStage, vitestStage } from './lib/stages.js';

// `npm test -- --quick`, while working: no browser, no component tests, none of the long matrices that vitest.config.ts names.
const isQuick = process.argv.includes('--quick');

endTogether();
const startedAt = Date.now();
const slowness = measureSlowness().toFixed(1);
process.env.TEST_SLOWNESS = slowness;
console.log(`This machine is ${slowness} times as slow as a quiet one. Time limits are that many times as long.`);
/** @type {string[]} */
const costs = [];
const tally = sum(await everything());
console.log(`Time: ${[...costs, `in all ${secondsSince(startedAt)}`].join(', ')}`);
if (isQuick) console.log('Quick: component tests, long matrices and journeys were left out.');
console.log(lastLine(tally));
process.exitCode ||= tally.failed > 0 ? 1 : 0;

/** Runs every check. A failed stage does not hide the results of the others. */
async function everything() {
  try {
    await ensureInstalled(console.log);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return [oneCheck(false)];
  }
  const tallies = await stages('checks', checks(), 2);
  if (isQuick) {
    tallies.push(...(await stages('tests', [quickVitestStage])));
    return isEnded() ? [...tallies, oneCheck(false)] : tallies;
  }
  tallies.push(...(await stages('tests', [vitestStage])), ...(await stages('build', [buildStage])));
  const isBuilt = tallies.at(-1)?.failed === 0;
  if (isBuilt) tallies.push(...(await stages('journeys', [journeyStage])));
  else console.log('✗ journeys in a browser: not run, for there is no web to visit');
  return isBuilt && !isEnded() ? tallies : [...tallies, oneCheck(false)];
}

/**
 * Runs stages and notes what they cost together.
 * @param {string} name
 * @param {import('./lib/stages.js').Stage[]} wanted
 * @param {number} [atOnce]
 */
async function stages(name, wanted, atOnce) {
  const begunAt = Date.now();
  const tallies = await runStages(wanted, atOnce);
  costs.push(`${name} ${secondsSince(begunAt)}`);
  return tallies;
}

/** @param {number} moment */
function secondsSince(moment) {
  return `${Math.round((Date.now() - moment) / 1000)} s`;
}
