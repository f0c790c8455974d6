// @ts-check
import { ensureInstalled } from './lib/install.js';
import { runStages } from './lib/report.js';
import { lastLine, sum } from './lib/results.js';
import { endTogether } from './lib/run.js';
import { checks } from './lib/stages.js';

endTogether();
await ensureInstalled(console.log);
const tally = sum(await runStages(checks(), 2));
console.log(lastLine(tally));
process.exitCode ||= tally.failed > 0 ? 1 : 0;
