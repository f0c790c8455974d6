import { predictor } from '@dakhila/contract/predictor';
import type { Run, RunSummary } from '@dakhila/contract/predictor-results';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { readBalances } from '../allowance/index.ts';

const server = useServer();

const JOSAA = { mainCrl: 25_000, category: 'OPEN', pwd: false, gender: 'male', homeState: 'Maharashtra' } as const;
const CAP = {
  percentile: 95,
  category: 'OBC',
  gender: 'female',
  candidature: 'maharashtra',
  homeUniversity: 'Savitribai Phule Pune University',
} as const;

const runOf = ({ body }: Answer) => body.data as Run;
const left = async (studentId: string) => (await readBalances(server.deps.db, studentId)).attempts.left;
const runsOf = async (browser: Browser) => (await browser.call(predictor.runs)).body.data as RunSummary[];

test.each([
  ['josaa', predictor.runJosaa, JOSAA],
  ['mht-cet', predictor.runMhtCet, CAP],
] as const)('a run of %s answers as the contract says, costs one attempt and is saved', async (exam, call, body) => {
  const { id, browser } = await aStudent(server, { pulls: 2 });
  const answer = await browser.call(call, { body });
  expect(answer.status).toBe(200);
  expect(call.response.safeParse(answer.body).error).toBeUndefined();
  expect(answer.body.data).toMatchObject({ exam, isReopened: false, input: body });
  expect(runOf(answer).results.length).toBeGreaterThan(100);
  expect(await left(id)).toBe(1);
  const { rows } = await server.pool.query("select reference from ledger where reason = 'use'");
  expect(rows).toEqual([{ reference: `run:${runOf(answer).id}` }]);
  expect(await runsOf(browser)).toMatchObject([{ id: runOf(answer).id, exam, input: body, isOutdated: false }]);
});
