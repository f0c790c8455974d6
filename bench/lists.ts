import { availableParallelism } from 'node:os';
import { type DrawnChoice, drawOpenings } from '../packages/domain/src/lists/openings.ts';
import { roundRules } from '../packages/domain/src/lists/round-rules.ts';
import { simulate } from '../packages/domain/src/lists/simulate.ts';
import { playSeason } from '../packages/domain/src/season-plan/play-season.ts';
import { atMost } from './lib/bar.ts';
import { machineLoad } from './lib/busy-machine.ts';
import { median } from './lib/middle.ts';

/**
 * Prints what the simulation of a full list costs: 10,000 draws of 300 choices, for lists of different kinds; what a season of two lists costs; and how closely
 * the draws keep to the chances they were made from.
 */
const LIMIT_MS = 150;
/** A season plays two lists together. */
const SEASON_LIMIT_MS = 300;
const SEASON_CHOICES = 150;
const CHOICES = 300;
const OPTIONS = { draws: 10_000, seed: 1 };
const TURNS = 15;
/** Five standard errors of a share of 10,000 draws. */
const LARGEST_ERROR = 0.025;

/** Chances from the top to the bottom of a list, as students make them. */
const LISTS: Record<string, (at: number) => number> = {
  'dreams first, safe at the end': (at) => 0.02 + 0.95 * (at / CHOICES) ** 2,
  'dreams only': () => 0.01,
  'all even': () => 0.5,
};

function listOf(chanceAt: (at: number) => number, rounds: number): DrawnChoice[] {
  return Array.from({ length: CHOICES }, (_, at) => ({
    key: `college-${at % 60}.${at}`,
    chances: Array.from({ length: rounds }, (_round, round) => (chanceAt(at) * (round + 1)) / rounds),
    factors: [
      { name: `year ${at % 2}`, load: 0.5 },
      { name: 'place', load: 0.2 },
      { name: `institute ${at % 60}`, load: 0.4 },
      { name: `programme ${at}`, load: 0.3 },
    ],
  }));
}

/** On a busy machine the clock measures other work too, so processor time counts. */
function milliseconds(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

console.log(
  `Load average ${machineLoad().toFixed(1)} on ${availableParallelism()} processors; processor time is shown.`,
);
for (const exam of ['josaa', 'mht-cet'] as const) {
  const rules = roundRules(exam, 2025);
  for (const [name, chanceAt] of Object.entries(LISTS)) {
    const choices = listOf(chanceAt, rules.rounds);
    const times = Array.from({ length: TURNS }, () => milliseconds(() => void simulate(choices, rules, OPTIONS)));
    // The first turns warm the engine up; a running server is warm.
    const warm = times.slice(3);
    const [middle, slowest] = [median(warm), Math.max(...warm)];
    atMost(`${exam}, ${name}: median (slowest ${slowest.toFixed(0)} ms)`, middle, LIMIT_MS, ' ms');
  }
}

for (const [name, chanceAt] of Object.entries(LISTS)) {
  const admission = (exam: 'josaa' | 'mht-cet') => {
    const rules = roundRules(exam, 2025);
    return {
      rules,
      choices: listOf((at) => chanceAt(at * (CHOICES / SEASON_CHOICES)), rules.rounds).slice(0, SEASON_CHOICES),
    };
  };
  const season = { josaa: admission('josaa'), cap: admission('mht-cet'), capAbove: 20 };
  const warm = Array.from({ length: TURNS }, () => milliseconds(() => void playSeason(season, OPTIONS))).slice(3);
  const [middle, slowest] = [median(warm), Math.max(...warm)];
  atMost(`season, ${name}: median (slowest ${slowest.toFixed(0)} ms)`, middle, SEASON_LIMIT_MS, ' ms');
}

const choices = listOf((at) => (at + 0.5) / CHOICES, 1);
const { opensIn, draws } = drawOpenings(choices, 1, OPTIONS);
const errors = opensIn.map((column, at) =>
  Math.abs(column.filter((opens) => opens === 1).length / draws - (choices[at]?.chances[0] ?? 0)),
);
atMost('drawn and given chances differ by', Math.max(...errors) * 100, LARGEST_ERROR * 100, ' points', 2);
