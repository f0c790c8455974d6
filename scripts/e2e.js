// @ts-check
import { ensureBuilt } from './lib/build.js';
import { ensureInstalled } from './lib/install.js';
import { endTogether } from './lib/run.js';
import { playwright } from './lib/stages.js';

const FIREFOX_JOURNEYS = ['signup', 'login', 'payments', 'predictor', 'rounds'];

endTogether();
try {
  await ensureInstalled(console.log);
  await ensureBuilt(console.log);
  const { words, env } = understand(process.argv.slice(2));
  const { code, output } = await playwright(words, env, true);
  if (code !== 0) console.error(output.trim().split('\n').at(-1));
  process.exitCode ||= code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `full matrix`: what takes too long for each change, or a part of it. `--delays SEED`: every answer comes late, by a time that the seed decides.
 * `--firefox`: in Firefox, what a student cannot do without, or the journeys that are named.
 * @param {string[]} words
 * @returns {{ words: string[], env: Record<string, string> }}
 */
function understand(words) {
  if (words.includes('--firefox')) {
    const { words: named, env } = understand(words.filter((word) => word !== '--firefox'));
    const isNamed = named.some((word, at) => !word.startsWith('-') && !named[at - 1]?.startsWith('-'));
    return { words: isNamed ? named : [...FIREFOX_JOURNEYS, ...named], env: { ...env, E2E_FIREFOX: 'yes' } };
  }
  const delays = words.indexOf('--delays');
  if (delays >= 0) {
    const seed = words[delays + 1];
    if (!seed) throw new Error('npm run e2e -- --delays needs a seed, such as 7');
    const { words: others, env } = understand(words.toSpliced(delays, 2));
    return { words: others, env: { ...env, E2E_DELAYS: seed } };
  }
  return words[0] === 'full' ? { words: words.slice(1), env: { E2E_FULL: 'yes' } } : { words, env: {} };
}
