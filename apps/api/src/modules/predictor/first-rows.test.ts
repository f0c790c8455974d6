import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { indexResults } from '@dakhila/domain/predictor/result-view';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { FIRST_ROWS } from './first-rows.ts';

const server = useServer();

const PERSON = { category: 'OPEN', pwd: false, gender: 'female', homeState: 'Maharashtra' };
const JOSAA = { ...PERSON, mainCrl: 25_000 };
const CAP = { category: 'OBC', gender: 'female', candidature: 'maharashtra', homeUniversity: 'pune', percentile: 95 };
/** The same student with ranks of several lists, of good and of bad ones, and with few programmes in all. */
const QUESTIONS = [
  ['josaa', predictor.runJosaa, JOSAA],
  [
    'josaa, two lists',
    predictor.runJosaa,
    { ...JOSAA, category: 'OBC-NCL', mainCategoryRank: 9_000, advancedCrl: 9_900 },
  ],
  ['josaa, good', predictor.runJosaa, { ...JOSAA, mainCrl: 40 }],
  ['mht-cet', predictor.runMhtCet, CAP],
  ['mht-cet, good', predictor.runMhtCet, { ...CAP, percentile: 99.9 }],
  ['mht-cet, bad', predictor.runMhtCet, { ...CAP, percentile: 20, jeeMainPercentile: 50 }],
] as const;
const runOf = ({ body }: Answer) => body.data as Run;

describe.each(QUESTIONS)('%s', (_, call, body) => {
  test('the first rows are those that the whole run shows first, and everything else is the same', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const { id } = runOf(await browser.call(call, { body }));
    const open = (query: object) => browser.call(predictor.reopen, { params: { id }, query });
    const whole = runOf(await open({ pools: 'best' }));
    const answer = await open({ pools: 'best', rows: 'first' });
    expect(predictor.reopen.response.safeParse(answer.body).error).toBeUndefined();
    const first = runOf(answer);
    const { results, unlikely } = whole;
    expect(results.length).toBeGreaterThan(0);
    const top = indexResults(whole).show({}).slice(0, FIRST_ROWS);
    const ofTop = new Set(top.map(({ collegeId }) => collegeId));
    expect(first).toEqual({
      ...whole,
      whole: { results: results.length, unlikely: unlikely.length },
      results: results.filter((row) => top.includes(row)),
      unlikely: [],
      colleges: whole.colleges.filter((college) => ofTop.has(college.id)),
    });
    expect(indexResults(first).show({})).toEqual(top);
  });
});

test('where nothing is within reach the first rows are of what came nearest', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const { id } = runOf(await browser.call(predictor.runJosaa, { body: { ...JOSAA, mainCrl: 1_500_000 } }));
  const open = async (query: object) => runOf(await browser.call(predictor.reopen, { params: { id }, query }));
  const [whole, first] = [await open({}), await open({ rows: 'first' })];
  expect([whole.results, whole.unlikely.length > FIRST_ROWS]).toEqual([[], true]);
  expect([first.results, first.whole]).toEqual([[], { results: 0, unlikely: whole.unlikely.length }]);
  expect(indexResults(first).show({ withUnlikely: true })).toEqual(
    indexResults(whole).show({ withUnlikely: true }).slice(0, FIRST_ROWS),
  );
});

test('of a prediction that is just made the best pools come alone where so asked, and other questions are refused', async () => {
  const { browser } = await aStudent(server, { pulls: 2 });
  const ask = (query: object) => browser.call(predictor.runMhtCet, { body: CAP, query });
  for (const query of [{ pools: 'all' }, { pools: '' }]) expect((await ask(query)).status).toBe(400);
  const made = await ask({ pools: 'best' });
  expect(predictor.runMhtCet.response.safeParse(made.body).error).toBeUndefined();
  const { isReopened, ...run } = runOf(made);
  expect([isReopened, run.pools]).toEqual([false, 'best']);
  const again = await ask({ pools: 'best' });
  expect(runOf(again)).toEqual({ ...run, isReopened: true });
  expect(runOf(await ask({})).results.some(({ pools }) => pools.length > 1)).toBe(true);
  const params = { id: run.id };
  expect((await browser.call(predictor.reopen, { params, query: { rows: 'last' } })).status).toBe(400);
});
