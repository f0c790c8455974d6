// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { findNode } from './node-binary.js';
import { at, ROOT } from './paths.js';
import { run } from './run.js';
import { hashOf, writeStamp } from './stamp.js';

const STAMP = at('node_modules', '.dakhila-forecasts');
/** Settings that decide what is forecast and where it is stored; those in `.env` are read with the sources. */
const SETTINGS = ['DATA_DIR', 'FACTS_DIR', 'JOSAA_YEAR', 'MHT_CET_YEAR'];

/**
 * Makes the forecasts when their sources have changed since the last time, or when the files were deleted. A failure is reported and does no harm: the server
 * then makes them itself, while its first students wait.
 * @param {(line: string) => void} say
 */
export async function ensureForecasts(
  say,
  make = makeForecasts,
  { stamp = STAMP, from = sources(), now = new Date() } = {},
) {
  const node = findNode();
  const hash = hashOf(ROOT, from, [node, month(now), ...SETTINGS.map((name) => process.env[name] ?? '')]);
  const [madeFrom, folder = ''] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  if (madeFrom === hash && existsSync(folder)) return;
  say('Making the forecasts …');
  const { code, output } = await make(node);
  // The maker prints where they are.
  if (code === 0) writeStamp(stamp, `${hash}\n${output.trim()}`);
  else say(`${output.trim()}\nThe forecasts were not made: the server will do it.`);
}

/** The folder of the forecasts that were made last: the maker has printed it. */
export function forecastFolder(stamp = STAMP) {
  const [, folder = ''] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  return folder.trim() || at('var', 'forecasts');
}

/**
 * A season ends with a month: in another month forecasts of another season may be needed.
 * @param {Date} day
 */
const month = (day) => day.toISOString().slice(0, 7);

/** @param {string} node */
const makeForecasts = (node) => run(node, [at('apps', 'api', 'src', 'build-forecasts.ts')]);

/** Where forecasts come from. */
function sources() {
  const api = ['catalogue', 'modules/predictor'].map((folder) => at('apps', 'api', 'src', folder));
  return [at('.env'), at('data'), at('packages', 'domain', 'src'), at('package-lock.json'), ...api];
}
