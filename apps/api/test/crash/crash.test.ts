import { expect, test } from 'vitest';
import { openTestDatabase } from '../harness.ts';
import { MUTANTS } from '../mutants/mutants.ts';
import { runMutant } from '../mutants/run-mutants.ts';
import { timeLimit } from '../time-limit.ts';
import { runKills } from './run-kills.ts';
import { runPoints } from './run-points.ts';
import { SCENES } from './scenes/index.ts';

// The short form: a few of everything. `npm run bench -- crash` tries every point of every scene, and every mutant.
const FEW = [
  'settle signup by callback, with a coupon',
  'settle upgrade by return',
  'settle psychometric by reconcile',
  'a failure that is false',
  'refund counselling',
  'a paisa too little',
  'book a session',
  'move a session',
  'cancel a session',
  'verify the email code of a sign-up',
  'finish a sign-up with the free plan',
  'order attempts for nothing',
  'start the assessment',
];
const scenesOf = (names: string[]) => SCENES.filter(({ name }) => names.includes(name));

async function aDatabase() {
  const { connection, close } = await openTestDatabase();
  await close();
  return connection;
}

test('wherever the power goes, nothing is lost, doubled, forgotten or torn', {
  timeout: timeLimit(300_000),
}, async () => {
  const figures = await runPoints({ connection: await aDatabase(), scenes: scenesOf(FEW), points: 24 });
  expect(figures).toMatchObject({ scenes: FEW.length, points: 24, faults: [], breaches: [] });
  // The power really went.
  expect(figures.cuts).toBeGreaterThan(18);
});

test('a server that is really killed while it settles loses nothing', { timeout: timeLimit(300_000) }, async () => {
  const scenes = scenesOf(['settle signup by callback, with a coupon']);
  const figures = await runKills({ connection: await aDatabase(), scenes, kills: 1, bursts: 0 });
  expect(figures).toMatchObject({ kills: 1, faults: [], breaches: [] });
});

test.each(MUTANTS.filter(({ name }) => ['no transaction', 'trusts the browser that comes back'].includes(name)))(
  'the mutant is caught by the same harness: $name',
  { timeout: timeLimit(300_000) },
  async (mutant) => {
    const { by } = await runMutant(mutant, { connection: await aDatabase(), points: 6 });
    expect(by).not.toEqual([]);
  },
);
