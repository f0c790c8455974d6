import { predictor, type RankEstimate } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();
const BODY = { mainPercentile: 96.5, category: 'OBC-NCL', gender: 'male', homeState: 'Maharashtra' } as const;

test('a percentile alone predicts: both ranks of JEE Main with a range, IIT seats missing', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const { status, body } = await browser.call(predictor.runJosaa, { body: BODY });
  const run = body.data as Run;
  expect(status).toBe(200);
  const [common, own] = run.lists;
  expect(run.lists.map(({ id }) => id)).toEqual(['mainCrl', 'mainCategoryRank']);
  for (const { low = 0, high = 0, rank, note } of run.lists) {
    expect(low).toBeLessThan(rank);
    expect(high).toBeGreaterThan(rank);
    expect(note).toContain('Estimated');
  }
  expect(own?.rank).toBeLessThan((common?.rank ?? 0) / 2);
  expect(run.missing.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['advancedCrl', 'advancedCategoryRank']),
  );
  expect(run.missing.find(({ field }) => field === 'advancedCrl')?.message).toContain('Enter that rank to see them');
  expect(run.resultCount).toBeGreaterThan(0);
});

test('the same ranks, given, are surer: an estimate makes fewer programmes safe', async () => {
  const { browser } = await aStudent(server, { pulls: 2 });
  const estimated = (await browser.call(predictor.runJosaa, { body: BODY })).body.data as Run;
  const rankOf = (id: string) => estimated.lists.find((list) => list.id === id)?.rank ?? 1;
  const { mainPercentile: _percentile, ...rest } = BODY;
  const ranks = { mainCrl: rankOf('mainCrl'), mainCategoryRank: rankOf('mainCategoryRank') };
  const given = (await browser.call(predictor.runJosaa, { body: { ...rest, ...ranks } })).body.data as Run;
  expect(given.lists.every(({ low }) => low === undefined)).toBe(true);
  expect(estimated.counts.Safe).toBeLessThan(given.counts.Safe);
});

test('the estimate of the form is the one that a prediction uses, and costs nothing', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const query = { percentile: '96.5', category: 'OBC-NCL' } as never;
  const { status, body } = await browser.call(predictor.rankEstimate, { query });
  const estimate = body.data as RankEstimate;
  expect(status).toBe(200);
  const run = (await browser.call(predictor.runJosaa, { body: BODY })).body.data as Run;
  const [common, own] = run.lists.map(({ rank, low, high }) => ({ rank, low, high }));
  expect([estimate.common, estimate.category]).toEqual([common, own]);
});

test.each(['101', '', ' ', '0x10', 'high'])('the estimate refuses %j, which is no percentile', async (percentile) => {
  const { browser } = await aStudent(server);
  const query = { percentile, category: 'OPEN' } as never;
  expect((await browser.call(predictor.rankEstimate, { query })).status).toBe(400);
});

test('the estimate refuses strangers', async () => {
  const right = { percentile: '91', category: 'OPEN' } as never;
  expect((await server.newBrowser().call(predictor.rankEstimate, { query: right })).status).toBe(401);
});
