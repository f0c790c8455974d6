// @ts-check
import { ensureInstalled } from './lib/install.js';
import { runStages } from './lib/report.js';
import { lastLine, oneCheck, sum } from './lib/results.js';
import { endTogether, isEnded } from './lib/run.js';
import { buildStage, checks, journeyStage, vitestStage } from './lib/stages.js';

endTogether();
const tally = sum(await everything());
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
  const tallies = [...(await runStages(checks(), 2)), ...(await runStages([vitestStage, buildStage]))];
  const isBuilt = tallies.at(-1)?.failed === 0;
  if (isBuilt) tallies.push(...(await runStages([journeyStage])));
  else console.log('✗ journeys in a browser: not run, for there is no web to visit');
  return isBuilt && !isEnded() ? tallies : [...tallies, oneCheck(false)];
}
