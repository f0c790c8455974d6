import { type BranchRecommendation, predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();

const CAP = {
  percentile: 95,
  category: 'OPEN',
  gender: 'female',
  candidature: 'maharashtra',
  homeUniversity: 'University of Mumbai',
} as const;
const aRun = async (browser: Browser) => ((await browser.call(predictor.runMhtCet, { body: CAP })).body.data as Run).id;
const advise = (browser: Browser, id: string, interests: readonly string[]) =>
  browser.call(predictor.branches, { params: { id }, body: { interests } as never });

test.each(['Standard', 'Premium'])('%s ranks branches by chance and interest, with reasons', async (tier) => {
  const { browser } = await aStudent(server, { pulls: 1, tier });
  const answer = await advise(browser, await aRun(browser), ['electronics']);
  expect(answer.status).toBe(200);
  const branches = answer.body.data as BranchRecommendation[];
  expect(branches.length).toBeGreaterThan(3);
  expect(branches[0]?.branch).toMatch(/Electronic|VLSI|Communication/);
  expect(branches.every(({ reasons, fit }) => reasons.length > 0 && fit > 0)).toBe(true);
  const scores = branches.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
});

test('Basic is told which plans have it, and what', async () => {
  const { browser } = await aStudent(server, { pulls: 1, tier: 'Basic' });
  const { status, body } = await advise(browser, await aRun(browser), ['electronics']);
  expect([status, body.code]).toEqual([402, 'plan-needed']);
  expect(body.message).toContain('Standard and Premium');
});

test('bad input and others’ runs are refused', async () => {
  const asha = await aStudent(server, { pulls: 1, tier: 'Premium' });
  const ravi = await aStudent(server, { tier: 'Premium' });
  const id = await aRun(asha.browser);
  expect((await advise(asha.browser, id, [])).body.fields).toEqual({ interests: 'Choose at least one interest' });
  expect((await advise(asha.browser, id, ['juggling'])).status).toBe(400);
  expect((await advise(ravi.browser, id, ['electronics'])).status).toBe(404);
});
