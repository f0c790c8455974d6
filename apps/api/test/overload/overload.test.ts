import { predictor } from '@dakhila/contract/predictor';
import { expect, test } from 'vitest';
import type { Browser } from '../browser.ts';
import { aStudent } from '../builders.ts';
import { useServer } from '../harness.ts';

const server = useServer();

const CROWD = 120;
const STUDENTS = 8;
const candidate = (mainCrl: number) =>
  ({ category: 'OPEN', gender: 'female', homeState: 'Goa', mainCrl, mainCategoryRank: mainCrl }) as const;

// The long form, with the pace of it: `npm run bench -- overload`.
test('of too many predictions at once some are served, the rest is rejected at once and costs nothing', async () => {
  const students = await Promise.all(Array.from({ length: STUDENTS }, () => aStudent(server, { pulls: CROWD })));
  const browserOf = (at: number) => students[at % STUDENTS]?.browser ?? server.newBrowser();
  expect((await browserOf(0).call(predictor.runJosaa, { body: candidate(900) })).status).toBe(200);
  const crowd = Array.from({ length: CROWD }, (_, at) =>
    browserOf(at).call(predictor.runJosaa, { body: candidate(1_000 + at) }),
  );
  const answers = await Promise.all(crowd);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(served.length).toBeGreaterThanOrEqual(8);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.code]).toEqual([503, 'overloaded']);
    expect(headers['retry-after']).toBe('1');
  }
  const { rows } = await server.pool.query('select sum(amount)::int as left from ledger');
  expect(rows).toEqual([{ left: STUDENTS * CROWD - 1 - served.length }]);
  // No slot is left in use.
  expect((await browserOf(0).call(predictor.runJosaa, { body: candidate(5_000) })).status).toBe(200);
});

test('without capacity even a stranger is rejected at the edge, before anything asks who that is', async () => {
  const students = await Promise.all(Array.from({ length: STUDENTS }, () => aStudent(server, { pulls: 1_000 })));
  const origin = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  const knock = async () => (await fetch(`${origin}/api/v1${predictor.runJosaa.path}`, { method: 'POST' })).status;
  expect(await knock()).toBe(403);
  let isSeen = false;
  let asked = 0;
  const stay = async (browser: Browser) => {
    while (!isSeen) await browser.call(predictor.runJosaa, { body: candidate(10_000 + asked++) });
  };
  const crowd = students.flatMap(({ browser }) => Array.from({ length: 9 }, () => stay(browser)));
  await expect
    .poll(knock, { interval: 2 })
    .toBe(503)
    .finally(() => {
      isSeen = true;
    });
  await Promise.all(crowd);
});
