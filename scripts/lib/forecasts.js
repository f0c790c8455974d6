// @ts-check
import { resolve } from 'node:path';
import { findNode } from './node-binary.js';
import { at, ROOT } from './paths.js';
import { run } from './run.js';
import { hashOf, hasStamp, writeStamp } from './stamp.js';

// Beside the forecasts: whoever throws them away throws it away too.
const STAMP = resolve(ROOT, process.env.DATA_DIR || 'var', 'forecasts', 'stamp');

/**
 * Makes the forecasts when the facts or the code they come from have changed since the last time. A failure is told and does no harm: the server then makes
 * them itself, while its first students wait.
 * @param {(line: string) => void} say
 */
export async function ensureForecasts(say, make = makeForecasts, { stamp = STAMP, from = sources() } = {}) {
  const hash = hashOf(ROOT, from);
  if (hasStamp(stamp, hash)) return;
  say('Making the forecasts …');
  const { code, output } = await make();
  if (code === 0) writeStamp(stamp, hash);
  else say(`${output.trim()}\nThe forecasts were not made: the server will do it.`);
}

const makeForecasts = () => run(findNode(), [at('apps', 'api', 'src', 'build-forecasts.ts')]);

/** Where forecasts come from. */
function sources() {
  const api = ['catalogue', 'modules/predictor'].map((folder) => at('apps', 'api', 'src', folder));
  return [at('data'), at('packages', 'domain', 'src'), at('package-lock.json'), ...api];
}
