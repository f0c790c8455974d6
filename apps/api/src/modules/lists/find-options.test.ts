import { predictor as calls } from '@dakhila/contract/predictor';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, PROFILE } from '../../../test/lists.ts';
import { openPredictor } from '../predictor/index.ts';
import { findOptions } from './find-options.ts';

const server = useServer();

test('a search does not wait for forecasts that are still being made, but asks for them, and says that chances will come', async () => {
  const { id, browser } = await aCandidate(server, PROFILE, 1);
  const opened: string[] = [];
  const predictor = {
    ...openPredictor(server.deps),
    knownEdition: () => undefined,
    examPredictor: (exam: string) => {
      opened.push(exam);
      return new Promise<never>(() => undefined);
    },
  };
  const search = () => findOptions({ ...server.deps, predictor }, id, { exam: 'josaa', search: 'NIT computer' });
  const found = await search();
  expect(found.length).toBeGreaterThan(0);
  expect(found.flatMap(({ chance }) => chance ?? [])).toEqual([]);
  expect(opened).toEqual(['josaa']);
  // Nothing is promised to a student who has no prediction with these answers.
  expect(found.filter(({ isChancePending }) => isChancePending)).toEqual([]);

  const { gender, josaa } = PROFILE;
  await browser.call(calls.runJosaa, { body: { gender, ...josaa, pwd: false } });
  expect((await search()).every(({ isChancePending }) => isChancePending === true)).toBe(true);
});

test('hits that match alike stand in the recommended order for a student with a prediction', async () => {
  const { id, browser } = await aCandidate(server, PROFILE, 1);
  const needs = { ...server.deps, predictor: openPredictor(server.deps) };
  await needs.predictor.examPredictor('mht-cet');
  const search = () => findOptions(needs, id, { exam: 'mht-cet', search: 'computer nagpur' });
  const before = await search();
  await browser.call(calls.runMhtCet, { body: { gender: PROFILE.gender, ...PROFILE.mhtCet } as never });
  const found = await search();
  const seats = found.map(({ chance }) => chance ?? 0);
  // The hardest of those within reach leads, not the first in the alphabet.
  expect(seats[0]).toBeLessThan(0.9);
  expect(seats[0]).toBeGreaterThanOrEqual(0.6);
  expect(found[0]?.choice).not.toBe(before[0]?.choice);
});
