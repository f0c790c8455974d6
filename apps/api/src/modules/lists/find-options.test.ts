import { expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { aCandidate } from '../../../test/lists.ts';
import { openPredictor } from '../predictor/index.ts';
import { findOptions } from './find-options.ts';

const server = useServer();

test('a search does not wait for forecasts that are still being made, but asks for them', async () => {
  const { id } = await aCandidate(server);
  const opened: string[] = [];
  const predictor = {
    ...openPredictor(server.deps),
    knownEdition: () => undefined,
    examPredictor: (exam: string) => {
      opened.push(exam);
      return new Promise<never>(() => undefined);
    },
  };
  const found = await findOptions({ ...server.deps, predictor }, id, { exam: 'mht-cet', search: 'PICT computer' });
  expect(found.length).toBeGreaterThan(0);
  expect(found.flatMap(({ chance }) => chance ?? [])).toEqual([]);
  expect(opened).toEqual(['mht-cet']);
});
