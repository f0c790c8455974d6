import { randomUUID } from 'node:crypto';
import { assessment } from '@dakhila/contract/assessment';
import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { type BranchRecommendation, predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { INSTRUMENT_VERSION } from '@dakhila/domain/assessment/instrument';
import { scoreSitting } from '@dakhila/domain/assessment/score';
import { honest, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { assessments } from '../../db/schema/index.ts';

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

test('a finished assessment moves the branches, and its report shows chance and cost beside the fit', async () => {
  const { id: studentId, browser } = await aStudent(server, { pulls: 1, tier: 'Premium' });
  const runId = await aRun(browser);
  const advised = async () => (await advise(browser, runId, ['programming'])).body.data as BranchRecommendation[];
  const before = await advised();
  const luck = seeded(6);
  const likes = { realistic: 2, investigative: 4.5, artistic: 1.5, social: 2.5, enterprising: 3.6, conventional: 4.6 };
  const sitting = {
    id: randomUUID(),
    studentId,
    instrumentVersion: INSTRUMENT_VERSION,
    state: 'completed',
    completedAt: new Date(),
    verdict: 'valid',
    scores: scoreSitting(honest({ ...someTruth(luck), ...likes }, luck)),
  } as const;
  await server.deps.db.insert(assessments).values(sitting);
  const after = await advised();
  expect(JSON.stringify(before)).not.toContain('assessment');
  expect(after.flatMap(({ reasons }) => reasons)).toContain('It matches the interests in your assessment.');
  const [first] = before;
  expect(after.find(({ branch }) => branch === first?.branch)?.fit).not.toBe(first?.fit);

  const { body } = await browser.call(assessment.report, { params: { id: sitting.id } });
  const { report } = body.data as { report: AssessmentReport };
  expect(report.prediction).toMatchObject({ exam: 'mht-cet' });
  const within = report.branches.flatMap(({ chance }) => chance ?? []);
  expect(within.length).toBeGreaterThan(0);
  for (const { best, programmes } of within) expect([best > 0, programmes > 0]).toEqual([true, true]);
  expect(within.some(({ feeLowRupees }) => feeLowRupees !== null)).toBe(true);
});
