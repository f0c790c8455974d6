import { dashboard } from '@dakhila/contract/dashboard';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import type { RunSummary } from '@dakhila/contract/saved-runs';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { readBalances } from '../billing/index.ts';

const server = useServer();

const BODY = { mainCrl: 25_000, category: 'OPEN', pwd: false, gender: 'male', homeState: 'Maharashtra' } as const;
const runOf = ({ body }: Answer) => body.data as Run;
const predict = (browser: Browser) => browser.call(predictor.runJosaa, { body: BODY });
const left = async (studentId: string) => (await readBalances(server.deps.db, studentId)).attempts.left;
const outdated = async (browser: Browser) =>
  ((await browser.call(predictor.runs)).body.data as RunSummary[]).map(({ isOutdated }) => isOutdated);
const dashboardRun = async (browser: Browser) =>
  ((await browser.call(dashboard.read)).body.data as { prediction: { id: string; isOutdated: boolean } }).prediction;

/** Makes a run one of an earlier edition of the forecasts, on the same facts. */
async function ageEdition(runId: string): Promise<void> {
  const earlier = 'e'.repeat(32);
  await server.pool.query(
    `insert into prediction_editions (id, exam, year, data_version, model_version, content)
     select $1, exam, year, data_version, 'earlier', content from prediction_editions where exam = 'josaa' limit 1
     on conflict do nothing`,
    [earlier],
  );
  await server.pool.query('update prediction_runs set edition_id = $1 where id = $2', [earlier, runId]);
}

/** Makes a run one of the first format, which has no offers. */
const ageFormat = (runId: string) =>
  server.pool.query(`update prediction_runs set result = set_byte(result, 0, 1) where id = $1`, [runId]);

test.each([
  ['an earlier edition', ageEdition],
  ['an older format', ageFormat],
])('a run of %s is not shown as new: the same question is predicted again, and costs nothing', async (_, age) => {
  const { id, browser } = await aStudent(server, { pulls: 1 });
  const first = runOf(await predict(browser));
  await age(first.id);
  expect(await outdated(browser)).toEqual([true]);
  const again = runOf(await predict(browser));
  expect(again).toMatchObject({ isReopened: false, isRenewed: true });
  expect(again.id).not.toBe(first.id);
  expect(await left(id)).toBe(0);
  expect(await outdated(browser)).toEqual([false, true]);
  // From now on the new one answers.
  expect(runOf(await predict(browser))).toMatchObject({ id: again.id, isReopened: true });
  // The old one still opens as it was.
  expect((await browser.call(predictor.reopen, { params: { id: first.id } })).status).toBe(200);
  const { rows } = await server.pool.query("select reference from ledger where reason = 'use' and student_id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ reference: `run:${first.id}` }]);
});

test('asked twenty times at once after a new edition it makes one run', async () => {
  const { id, browser } = await aStudent(server, { pulls: 3 });
  const first = runOf(await predict(browser));
  await ageEdition(first.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => predict(browser)));
  const answered = answers.filter(({ status }) => status === 200).map(runOf);
  expect(answered.length).toBeGreaterThan(0);
  expect(new Set(answered.map((run) => run.id)).size).toBe(1);
  expect(answered[0]?.id).not.toBe(first.id);
  expect(await left(id)).toBe(2);
});

test('a question that is asked again is the latest: the dashboard follows the student, not the day of the run', async () => {
  const { browser } = await aStudent(server, { pulls: 2 });
  const first = runOf(await predict(browser));
  await browser.call(predictor.runJosaa, { body: { ...BODY, mainCrl: 9_000 } });
  expect((await dashboardRun(browser)).id).not.toBe(first.id);
  expect(runOf(await predict(browser))).toMatchObject({ id: first.id, isReopened: true });
  expect((await dashboardRun(browser)).id).toBe(first.id);
  const [latest] = (await browser.call(predictor.runs)).body.data as RunSummary[];
  expect(latest?.id).toBe(first.id);
});

test('after 30 days, or with other answers, it costs an attempt', async () => {
  const { id, browser } = await aStudent(server, { pulls: 3 });
  const first = runOf(await predict(browser));
  await ageEdition(first.id);
  const other = await browser.call(predictor.runJosaa, { body: { ...BODY, mainCrl: 25_001 } });
  expect(runOf(other).isRenewed).toBeUndefined();
  expect(await left(id)).toBe(1);
  await server.pool.query("update prediction_runs set created_at = created_at - interval '31 days' where id = $1", [
    first.id,
  ]);
  expect(runOf(await predict(browser)).isRenewed).toBeUndefined();
  expect(await left(id)).toBe(0);
});

test('the dashboard says that newer forecasts have come, and offers to predict again though no attempt is left', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const first = runOf(await predict(browser));
  expect(await dashboardRun(browser)).toMatchObject({ id: first.id, isOutdated: false });
  await ageEdition(first.id);
  const { body } = await browser.call(dashboard.read);
  expect(body.data).toMatchObject({ prediction: { isOutdated: true } });
  expect((body.data as { steps: unknown[] }).steps).toContainEqual({
    ...{ step: 'predict-again', exam: 'josaa', target: first.id },
  });
});
