import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { PROJECT_DIR, readConfig } from '../../config.ts';
import { makeLogger } from '../../logger.ts';
import { openPredictor } from './predictor.ts';

test('the end of a thread that failed before does not take its successor away, and is told once', async () => {
  const threads: Worker[] = [];
  const others: Worker[] = [];
  onTestFinished(async () => void (await Promise.all([...threads, ...others].map((thread) => thread.terminate()))));
  const lines: string[] = [];
  const predictor = openPredictor(
    {
      catalogue: openCatalogue(join(PROJECT_DIR, 'data')),
      config: readConfig({ NODE_ENV: 'test' }),
      now: () => new Date(),
      log: makeLogger({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) }),
    },
    ({ exam }) => {
      const thread = new Worker('setInterval(() => {}, 60_000)', { eval: true });
      (exam === 'josaa' ? threads : others).push(thread);
      return thread;
    },
  );
  const failed = predictor.desk('josaa');
  threads[0]?.emit('error', new Error('out of memory'));
  await expect(failed).rejects.toMatchObject({ code: 'unavailable' });

  const successor = predictor.desk('josaa');
  threads[0]?.emit('exit', 1);
  expect(predictor.desk('josaa')).toBe(successor);
  expect([threads.length, lines.length]).toEqual([2, 1]);

  threads[1]?.emit('exit', 1);
  await expect(successor).rejects.toMatchObject({ code: 'unavailable' });
  expect(predictor.desk('josaa')).not.toBe(successor);
  expect([threads.length, lines.length]).toEqual([3, 2]);
  // The other exam has its own thread, which did not fail.
  expect(others).toHaveLength(1);
  await predictor.close();
});
