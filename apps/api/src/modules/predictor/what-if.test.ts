import { predictor, type WhatIf } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { bandOfLetter, OWN_STEP, WHAT_IFS_PER_DAY } from '@dakhila/domain/predictor/what-if';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { wholeRun } from '../../../test/whole-run.ts';
import { readBalances } from '../billing/index.ts';

const server = useServer();
const JOSAA = { mainCrl: 25_000, category: 'OPEN', gender: 'male', homeState: 'Maharashtra' } as const;
const OLDER = '0'.repeat(32);
const CAP = { percentile: 95, category: 'OPEN', gender: 'male', candidature: 'maharashtra' } as const;

describe.each([
  ['josaa', predictor.runJosaa, JOSAA, 'mainCrl', [50_000, 12_500]],
  ['mht-cet', predictor.runMhtCet, CAP, 'percentile', [90, 97.5]],
] as const)('what if, %s', (_, call, body, field, [worst, best]) => {
  test('the own step is the run itself; a better number is never worse; nothing is spent or saved', async () => {
    const { id, browser } = await aStudent(server, { pulls: 1 });
    const run = (await browser.call(call, { body: body as never })).body.data as Run;
    const { status, body: answer } = await browser.call(predictor.whatIf, { params: { id: run.id } });
    const { steps, ...rest } = answer.data as WhatIf;
    expect([status, rest.field]).toEqual([200, field]);
    expect([steps[0]?.value, steps.at(-1)?.value]).toEqual([worst, best]);
    expect(steps[OWN_STEP]?.counts).toEqual(run.counts);
    const { results, unlikely } = await wholeRun(browser, run);
    const rows = [...results, ...unlikely];
    expect([...(steps[OWN_STEP]?.bands ?? '')].map(bandOfLetter)).toEqual(rows.map(({ band }) => band));
    const within = steps.map(({ counts: { Safe, Likely, Possible, Reach } }) => Safe + Likely + Possible + Reach);
    expect(within).toEqual(within.toSorted((one, other) => one - other));
    expect(steps.at(-1)?.counts.Safe).toBeGreaterThan(steps[0]?.counts.Safe ?? 0);
    expect((await readBalances(server.deps.db, id)).attempts.left).toBe(0);
    expect((await browser.call(predictor.runs)).body.data).toHaveLength(1);
  });
});

test('another student and a stranger get nothing', async () => {
  const owner = await aStudent(server, { pulls: 1 });
  const run = (await owner.browser.call(predictor.runJosaa, { body: JOSAA })).body.data as Run;
  const other = await aStudent(server);
  expect((await other.browser.call(predictor.whatIf, { params: { id: run.id } })).status).toBe(404);
  expect((await server.newBrowser().call(predictor.whatIf, { params: { id: run.id } })).status).toBe(401);
  expect((await owner.browser.call(predictor.whatIf, { params: { id: 'no-id' } })).status).toBe(400);
});

test('a day has its bound, which says when to come back', async () => {
  const { id, browser } = await aStudent(server, { pulls: 1 });
  const run = (await browser.call(predictor.runJosaa, { body: JOSAA })).body.data as Run;
  expect((await browser.call(predictor.whatIf, { params: { id: run.id } })).status).toBe(200);
  await server.deps.db.execute(
    sql`update budgets set spent = ${WHAT_IFS_PER_DAY} where key = ${`what-if:student:${id}`}`,
  );
  const refused = await browser.call(predictor.whatIf, { params: { id: run.id } });
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('a run of older forecasts has no answer', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const run = (await browser.call(predictor.runJosaa, { body: JOSAA })).body.data as Run;
  await server.deps.db.execute(sql`
    insert into prediction_editions
    select (jsonb_populate_record(edition, jsonb_build_object('id', ${OLDER}::text))).*
      from prediction_editions edition, prediction_runs run where run.id = ${run.id} and edition.id = run.edition_id`);
  await server.deps.db.execute(sql`update prediction_runs set edition_id = ${OLDER} where id = ${run.id}`);
  expect((await browser.call(predictor.whatIf, { params: { id: run.id } })).body.data).toBeNull();
});

test('a student reads a few at a time: a flood is refused, costs nothing of the day, and ends', async () => {
  const { id, browser } = await aStudent(server, { pulls: 1 });
  const run = (await browser.call(predictor.runJosaa, { body: JOSAA })).body.data as Run;
  const ask = () => browser.call(predictor.whatIf, { params: { id: run.id } });
  const answers = await Promise.all(Array.from({ length: 24 }, ask));
  const served = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429);
  expect([served + refused.length, refused.length > 0]).toEqual([24, true]);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  const { rows } = await server.pool.query('select spent from budgets where key = $1', [`what-if:student:${id}`]);
  expect(rows).toEqual([{ spent: served }]);
  expect((await ask()).status).toBe(200);
});
