import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { factsIn } from '../../../test/facts.ts';
import { recordSpans } from '../../../test/tracer.ts';
import { PROJECT_DIR, readConfig } from '../../config.ts';
import { makeLogger } from '../../logger.ts';
import { openWorkerPool } from '../../workers/worker-pool.ts';
import type { Work, WorkerTask } from '../../workers/worker-task.ts';
import { openPredictor } from './predictor.ts';

const INPUT = { mainCrl: 25_000, category: 'OPEN', gender: 'male', homeState: 'Maharashtra' };

function aPredictor(openPool = openWorkerPool) {
  const lines: string[] = [];
  const predictor = openPredictor(
    {
      catalogue: factsIn(join(PROJECT_DIR, 'data')),
      config: readConfig({ NODE_ENV: 'test' }),
      now: () => new Date(),
      log: makeLogger({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) }),
    },
    openPool,
  );
  onTestFinished(() => predictor.close());
  return { ...predictor, lines };
}

test('a question that breaks its thread is refused and logged; the next one is answered by a new thread', async () => {
  const { examPredictor, ask, lines } = aPredictor();
  const { edition } = await examPredictor('josaa');
  const spans = recordSpans();
  const { counts } = await ask(edition, 'predict', { input: INPUT }, 'asha');
  // A saved run of no known format.
  const broken = ask(edition, 'around', { packed: Uint8Array.of(9), lists: [], reasons: [], input: {} }, 'asha');
  await expect(broken).rejects.toMatchObject({ code: 'unavailable' });
  expect(lines).toHaveLength(1);
  expect((await ask(edition, 'predict', { input: INPUT }, 'asha')).counts).toEqual(counts);
  expect(
    spans.map(({ name, attributes, error }) => [name, attributes['prediction.exam'], error !== undefined]),
  ).toEqual([
    ['prediction predict', 'josaa', false],
    ['prediction around', 'josaa', true],
    ['prediction predict', 'josaa', false],
  ]);
});

test('questions about a season that is over are refused', async () => {
  const { examPredictor, ask } = aPredictor();
  const { edition } = await examPredictor('josaa');
  await expect(ask({ ...edition, year: edition.year - 1 }, 'predict', { input: INPUT }, 'asha')).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('a thread that was replaced is opened again, once for all who ask', async () => {
  const work: string[] = [];
  let isOpen = false;
  const openPool: typeof openWorkerPool = (name, limits, needs) => {
    const pool = openWorkerPool(name, limits, needs);
    const run = async (task: WorkerTask<Work>, input: object, caller: string) => {
      const isOpening = 'open' in input;
      // Without forecasts of a start before, the same opening comes a second time with the facts.
      const isAgain = isOpening && 'facts' in (input.open as object);
      if (name === 'predictions-josaa' && !isAgain) work.push(isOpening ? 'open' : 'ask');
      if (isOpening) isOpen = true;
      return isOpen ? pool.run(task, input, caller) : null;
    };
    return { ...pool, run: run as typeof pool.run };
  };
  const { examPredictor, ask } = aPredictor(openPool);
  const { edition } = await examPredictor('josaa');
  isOpen = false;
  const both = await Promise.all(['asha', 'ravi'].map((caller) => ask(edition, 'predict', { input: INPUT }, caller)));
  expect(both[0]?.counts).toEqual(both[1]?.counts);
  expect(work).toEqual(['open', 'ask', 'ask', 'open', 'ask', 'ask']);
});
