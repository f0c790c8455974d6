// @ts-check
import { isEnded } from './run.js';

const SHOWN_LINES = 200;

/**
 * Runs stages, at most `atOnce` together, and prints how long each took; the output of a failed one follows it.
 * @param {import('./stages.js').Stage[]} stages
 * @param {number} [atOnce]
 * @returns {Promise<import('./results.js').Tally[]>}
 */
export async function runStages(stages, atOnce = 1) {
  const waiting = [...stages];
  /** @type {import('./results.js').Tally[]} */
  const tallies = [];
  const work = async () => {
    for (let stage = waiting.shift(); stage && !isEnded(); stage = waiting.shift()) {
      const startedAt = Date.now();
      const { name, tally, output } = await stage.run();
      tallies.push(tally);
      console.log(line(name, tally, Date.now() - startedAt));
      if (tally.failed > 0) console.log(output.trim().split('\n').slice(-SHOWN_LINES).join('\n'));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tallies;
}

/**
 * @param {string} name
 * @param {import('./results.js').Tally} tally
 * @param {number} durationMs
 */
const line = (name, { passed, failed }, durationMs) =>
  `${failed > 0 ? '✗' : '✓'} ${name}: ${failed > 0 ? `${failed} failed, ` : ''}${passed} passed in ${(durationMs / 1000).toFixed(1)} s`;
