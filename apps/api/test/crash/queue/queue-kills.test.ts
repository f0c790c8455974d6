import { expect, test } from 'vitest';
import { openTestDatabase } from '../../harness.ts';
import { timeLimit } from '../../time-limit.ts';
import { CRASH_POINTS } from './crash-points.ts';
import { QUEUE_MUTANTS } from './queue-mutants.ts';
import { runQueueKills } from './run-queue-kills.ts';

async function aDatabase() {
  const { connection, close } = await openTestDatabase();
  await close();
  return connection;
}

// The short form: each point once, and two kills at any moment. `npm run bench -- crash` kills more, and meets every mutant.
test('a worker that is killed loses no message, sends none that was undone, and none again that was marked', {
  timeout: timeLimit(300_000),
}, async () => {
  const kills = CRASH_POINTS.length + 2;
  const figures = await runQueueKills({ connection: await aDatabase(), kills });
  expect(figures).toMatchObject({ kills, faults: [], breaches: [] });
  // It really died where it was meant to, and messages were under way.
  expect(figures.reached).toBe(CRASH_POINTS.length);
  expect(figures.messages).toBeGreaterThan(kills);
  expect(figures.again).toBeGreaterThan(0);
});

const QUICK = ['a message is written outside of its transaction', 'a message is marked before it is sent'];

test.each(QUEUE_MUTANTS.filter(({ name }) => QUICK.includes(name)))(
  'the mutant is caught by the same harness: $name',
  { timeout: timeLimit(300_000) },
  async (mutant) => {
    // In one life all messages may be through before the end comes.
    const { faults } = await runQueueKills({ connection: await aDatabase(), kills: 3, mutant });
    expect(faults).not.toEqual([]);
  },
);
