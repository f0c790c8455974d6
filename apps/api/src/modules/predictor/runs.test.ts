import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { API_BASE_PATH } from '@dakhila/contract';
import { type MeritEstimate, predictor } from '@dakhila/contract/predictor';
import type { ResultDetails, Run } from '@dakhila/contract/predictor-results';
import type { RunSummary } from '@dakhila/contract/saved-runs';
import { DomainError } from '@dakhila/domain/errors';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { sayAll } from '@dakhila/domain/messages/say';
import { bandOf } from '@dakhila/domain/predictor/bands';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import type { Answer, Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { wholeRun } from '../../../test/whole-run.ts';
import { predictionRuns } from '../../db/schema/index.ts';
import { makeLimitedCalls } from '../../http/edge/reject.ts';
import { onError } from '../../http/errors.ts';
import { insertSession } from '../../http/session-store.ts';
import { readBalances } from '../billing/index.ts';
import { predictorRoutes } from './routes.ts';

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
const predict = (browser: Browser, mainCrl: number, headers: Record<string, string> = {}) =>
  browser.call(predictor.runJosaa, { body: { ...JOSAA, mainCrl } }, { headers });
/** One student may use a quarter of the slots and a short queue: a call that is told to come back does. */
async function predictInTime(browser: Browser, mainCrl: number): ReturnType<typeof predict> {
  for (;;) {
    const answer = await predict(browser, mainCrl);
    if (answer.status !== 503 && answer.status !== 429) return answer;
  }
}
const left = async (studentId: string) => (await readBalances(server.deps.db, studentId)).attempts.left;
/** Sessions end after two idle weeks. */
const signInAgain = async (studentId: string, browser: Browser) => {
  const session = await insertSession(server.deps.db, { publicId: randomUUID(), studentId, device: 'Test' });
  browser.cookies.clear();
  browser.cookies.set('session', session);
};
const runsOf = async (browser: Browser) => (await browser.call(predictor.runs)).body.data as RunSummary[];

test('a run of CAP tells the number of the same percentile on the list of last year', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const { lists, dataYears } = runOf(await browser.call(predictor.runMhtCet, { body: CAP }));
  const state = lists.find(({ id }) => id === 'state-merit');
  const { body } = await browser.call(predictor.meritEstimate, { query: { percentile: '95' } });
  const { earlier } = body.data as { earlier: { year: number; meritNumber: number }[] };
  expect(state?.lastYearRank).toBe(earlier.find(({ year }) => year === dataYears.last)?.meritNumber);
  expect(state?.lastYearRank).toBeGreaterThan(1_000);
});

describe.each([
  ['josaa', predictor.runJosaa, JOSAA],
  ['mht-cet', predictor.runMhtCet, CAP],
] as const)('a run of %s', (exam, call, body) => {
  test('answers as the contract says, costs one attempt and is saved', async () => {
    const { id, browser } = await aStudent(server, { pulls: 2 });
    const answer = await browser.call(call, { body });
    expect(answer.status).toBe(200);
    expect(call.response.safeParse(answer.body).error).toBeUndefined();
    expect(answer.body.data).toMatchObject({ exam, isReopened: false, input: body });
    expect(runOf(answer).resultCount).toBeGreaterThan(100);
    expect(await left(id)).toBe(1);
    const { rows } = await server.pool.query("select reference from ledger where reason = 'use'");
    expect(rows).toEqual([{ reference: `run:${runOf(answer).id}` }]);
    expect(await runsOf(browser)).toMatchObject([
      { id: runOf(answer).id, exam, rounds: runOf(answer).rounds, input: body, isOutdated: false },
    ]);
  });

  test('keeps the promises about chances', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const made = runOf(await browser.call(call, { body }));
    const { results, unlikely, rounds, counts, lists } = await wholeRun(browser, made);
    const order = results.map(({ chance }) => chance ?? 0);
    expect(order).toEqual([...order].sort((one, other) => other - one));
    for (const { chance, band, byRound, offered, pool, pools, forecast, lastYear } of [...results, ...unlikely]) {
      const [best] = pools;
      expect(best).toMatchObject({ ...pool, forecast, lastYear });
      // A seat of the programme is no rarer than one of its best pool; whole per cents are rounded down.
      expect((best?.chance ?? null) === null).toBe(chance === null);
      const seat = (chance ?? 0) * (offered ?? 0);
      expect((best?.chance ?? 0) * (best?.offer?.chance ?? 0)).toBeLessThanOrEqual(seat + 0.02);
      expect(pools.every(({ list }) => lists.some(({ id }) => id === list))).toBe(true);
      if (forecast !== null) expect(forecast.q10 <= forecast.q50 && forecast.q50 <= forecast.q90).toBe(true);
      if (chance === null) continue;
      expect(chance >= 0.03 && chance <= 0.97).toBe(true);
      expect(band).toBe(bandOf(Math.round(chance * 100)));
      expect(byRound.map(({ round }) => round)).toEqual(Array.from({ length: rounds }, (_, at) => at + 1));
      expect(byRound.at(-1)?.chance).toBe(chance);
      const climbing = byRound.map((one) => one.chance);
      expect(climbing).toEqual([...climbing].sort((one, other) => one - other));
    }
    expect(results.every(({ chance }) => chance === null || chance >= 0.05)).toBe(true);
    expect(unlikely.every(({ band }) => band === 'Unlikely' || band === null)).toBe(true);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(results.length);
  });
});

test('the words of an answer: places in the lists, what is missing, why each pool', async () => {
  const { browser } = await aStudent(server, { pulls: 2 });
  const josaa = runOf(await browser.call(predictor.runJosaa, { body: JOSAA }));
  expect(josaa.lists).toEqual([{ id: 'mainCrl', label: 'JEE Main, common rank (CRL)', rank: 25_000 }]);
  expect(josaa.missing.map(({ field }) => field)).toContain('advancedCrl');
  expect(josaa.explanations.find(({ code }) => code === 'HS-OPEN-N')?.why).toContain(
    'you first took Class XII in Maharashtra',
  );
  const cap = runOf(await browser.call(predictor.runMhtCet, { body: CAP }));
  expect(cap.lists).toMatchObject([
    { id: 'state-merit', low: expect.any(Number), note: expect.stringContaining('percentile') },
  ]);
  expect(cap.missing.map(({ field }) => field)).toEqual(['jeeMainRank']);
  expect(cap.dataYears.last).toBeLessThan(cap.year);
});

describe('the same question', () => {
  test('reopens the saved run free, for 30 days, however the fields are ordered', async () => {
    const { id, browser } = await aStudent(server, { pulls: 2 });
    const first = runOf(await predict(browser, 25_000));
    await server.clock.advance({ days: 29 });
    await signInAgain(id, browser);
    const { homeState, ...rest } = JOSAA;
    const again = await browser.call(predictor.runJosaa, { body: { homeState, year: first.year, ...rest } });
    expect(runOf(again)).toMatchObject({ id: first.id, isReopened: true });
    expect(await left(id)).toBe(1);
    await server.clock.advance({ days: 2 });
    expect(runOf(await predict(browser, 25_000)).id).not.toBe(first.id);
    expect(await left(id)).toBe(0);
  });
  test('is answered even when no attempt is left', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const first = runOf(await predict(browser, 25_000));
    expect(runOf(await predict(browser, 25_000))).toMatchObject({ id: first.id, isReopened: true });
  });
  test('of another student is another question', async () => {
    const asha = await aStudent(server, { pulls: 1 });
    const ravi = await aStudent(server, { pulls: 1 });
    const first = runOf(await predict(asha.browser, 25_000));
    expect(runOf(await predict(ravi.browser, 25_000)).id).not.toBe(first.id);
    expect(await left(ravi.id)).toBe(0);
  });
  test('costs again after the run was deleted', async () => {
    const { id, browser } = await aStudent(server, { pulls: 2 });
    const first = runOf(await predict(browser, 25_000));
    await browser.call(predictor.remove, { params: { id: first.id } });
    await predict(browser, 25_000);
    expect(await left(id)).toBe(0);
  });
});

describe('attempts', () => {
  test('exhausted, nothing is predicted and the way to more is told', async () => {
    const { browser } = await aStudent(server);
    const answer = await predict(browser, 25_000);
    expect(answer).toMatchObject({ status: 402, body: { status: 'fail', code: 'allowance-exhausted' } });
    expect(answer.body.message).toContain('Top up');
    expect(await runsOf(browser)).toEqual([]);
  });
  test('of thirty different questions at once on five attempts exactly five are answered', async () => {
    const { id, browser } = await aStudent(server, { pulls: 5 });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => predictInTime(browser, 10_000 + at)));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([statuses.get(200)?.length, statuses.get(402)?.length]).toEqual([5, 25]);
    expect(await left(id)).toBe(0);
    expect(await runsOf(browser)).toHaveLength(5);
  });
  test('of twenty equal questions at once one is spent', async () => {
    const { id, browser } = await aStudent(server, { pulls: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => predictInTime(browser, 25_000)));
    expect(new Set(answers.map((answer) => runOf(answer).id)).size).toBe(1);
    expect(await left(id)).toBe(4);
  });
  test('a run that cannot be saved costs nothing', async () => {
    const { id, browser } = await aStudent(server, { pulls: 1 });
    await server.pool.query('alter table prediction_runs add constraint out_of_order check (false)');
    try {
      expect((await predict(browser, 25_000)).status).toBe(500);
    } finally {
      await server.pool.query('alter table prediction_runs drop constraint out_of_order');
    }
    expect(await left(id)).toBe(1);
    expect(await runsOf(browser)).toEqual([]);
  });
  test('a call without the forgery token costs nothing', async () => {
    const { id, browser } = await aStudent(server, { pulls: 1 });
    const answer = await browser.call(predictor.runJosaa, { body: JOSAA }, { withoutXsrf: true });
    expect(answer.status).toBe(403);
    expect(await left(id)).toBe(1);
  });
});

describe('an idempotency key', () => {
  const key = { 'idempotency-key': 'one-run' };
  test('with the same body answers with the same run and spends once', async () => {
    const { id, browser } = await aStudent(server, { pulls: 3 });
    const first = runOf(await predict(browser, 25_000, key));
    const again = runOf(await predict(browser, 25_000, key));
    expect(again).toEqual(first);
    expect(await left(id)).toBe(2);
  });
  test('with another body is refused', async () => {
    const { id, browser } = await aStudent(server, { pulls: 3 });
    await predict(browser, 25_000, key);
    expect(await predict(browser, 26_000, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
    expect(await left(id)).toBe(2);
  });
});

describe('a saved run', () => {
  test('reopens as it was seen', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const seen = runOf(await browser.call(predictor.runMhtCet, { body: CAP }));
    const opened = await browser.call(predictor.reopen, { params: { id: seen.id } });
    expect(runOf(opened)).toEqual({ ...seen, isReopened: true });
  });
  test('has no result that was never there, and shows none of its own to anybody else', async () => {
    const asha = await aStudent(server, { pulls: 1 });
    const ravi = await aStudent(server);
    const { id, first } = runOf(await predict(asha.browser, 25_000));
    const choice = first.results.flatMap((one) => choiceKeyOf(one) ?? [])[0] ?? '';
    const ask = async ({ browser }: Pick<typeof asha, 'browser'>, params: { id: string; choice: string }) => {
      const { status, body } = await browser.call(predictor.result, { params });
      return [status, body.message];
    };
    expect(await ask(asha, { id, choice })).toEqual([200, undefined]);
    expect(await ask(ravi, { id, choice })).toEqual([404, 'Prediction not found']);
    expect(await ask(asha, { id: randomUUID(), choice })).toEqual([404, 'Prediction not found']);
    expect(await ask(asha, { id, choice: 'iit-nowhere.1' })).toEqual([404, 'Choice not found']);
    expect((await ask(asha, { id, choice: 'no choice' }))[0]).toBe(400);
  });
  test('opens in the language the student has now, with the same figures', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const made = runOf(await browser.call(predictor.runMhtCet, { body: CAP }));
    browser.cookies.set('language', 'mr');
    const opened = runOf(await browser.call(predictor.reopen, { params: { id: made.id } }));
    const said = [
      ...opened.notes,
      ...opened.explanations.map(({ why }) => why),
      ...opened.lists.map((one) => one.label),
    ];
    const { body } = await browser.call(predictor.meritEstimate, { query: { percentile: '90' } });
    for (const sentence of [...said, (body.data as MeritEstimate).explanation])
      expect(sentence).toMatch(/[\u0900-\u097F]/);
    expect([opened.first, opened.createdAt]).toEqual([made.first, made.createdAt]);
  });

  test('stored with English sentences by an earlier release opens the same, in each language', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const { id } = runOf(await browser.call(predictor.runMhtCet, { body: CAP }));
    const openInEach = async () => {
      const opened: Run[] = [];
      for (const language of LANGUAGES) {
        browser.cookies.set('language', language);
        opened.push(runOf(await browser.call(predictor.reopen, { params: { id } })));
      }
      return opened;
    };
    const now = await openInEach();
    const [row] = await server.deps.db.select().from(predictionRuns).where(eq(predictionRuns.id, id));
    const said = JSON.stringify(sayAll('en', row?.details));
    expect(said).not.toContain('messageId');
    expect(said).toContain('isEstimated');
    const details = JSON.parse(said.replaceAll('isEstimated', 'isJudged'));
    await server.deps.db.update(predictionRuns).set({ details }).where(eq(predictionRuns.id, id));
    expect(await openInEach()).toEqual(now);
  });

  test('opened by a script again and again is refused until the script stops', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const { id } = runOf(await predict(browser, 25_000));
    const open = () => browser.call(predictor.reopen, { params: { id } });
    const answers: Awaited<ReturnType<typeof open>>[] = [];
    const refused = () => answers.filter(({ status }) => status === 429);
    // A quick machine may answer one burst as fast as it comes.
    for (let burst = 0; burst < 20 && refused().length === 0; burst += 1)
      answers.push(...(await Promise.all(Array.from({ length: 100 }, open))));
    expect(answers.filter(({ status }) => status === 200).length + refused().length).toBe(answers.length);
    expect([refused().length > 0, refused()[0]?.headers['retry-after']]).toEqual([true, '5']);
    expect((await open()).status).toBe(200);
  });

  test('made on older facts reopens with the words and figures of then, and says so in the list', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const made = runOf(await predict(browser, 25_000));
    const { id, year } = made;
    const old = await anotherApp(server, { environment: { JOSAA_YEAR: String(year + 1) } });
    const later = old.newBrowser();
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    const then = runOf(await later.call(predictor.reopen, { params: { id } }));
    expect(then.year).toBe(year);
    expect(then).toEqual({ ...made, isReopened: true });
    const [first] = then.first.results;
    const choice = (first && choiceKeyOf(first)) ?? '';
    const { pools, college, ...rest } = (await later.call(predictor.result, { params: { id, choice } })).body
      .data as ResultDetails;
    expect(college.id).toBe(first?.collegeId);
    expect({ ...rest, pools: pools.slice(0, 1) }).toEqual(first);
    expect(await runsOf(later)).toMatchObject([{ id, year, isOutdated: true, season: year + 1 }]);
  });
  test('is gone after it was deleted; its attempt stays spent', async () => {
    const { id, browser } = await aStudent(server, { pulls: 1 });
    const run = runOf(await predict(browser, 25_000));
    expect((await browser.call(predictor.remove, { params: { id: run.id } })).status).toBe(200);
    expect((await browser.call(predictor.reopen, { params: { id: run.id } })).status).toBe(404);
    expect((await browser.call(predictor.remove, { params: { id: run.id } })).status).toBe(404);
    expect(await left(id)).toBe(0);
  });
  test('is nobody else’s', async () => {
    const asha = await aStudent(server, { pulls: 1 });
    const ravi = await aStudent(server);
    const { id } = runOf(await predict(asha.browser, 25_000));
    expect((await ravi.browser.call(predictor.reopen, { params: { id } })).body).toMatchObject({
      code: 'not-found',
      message: 'Prediction not found',
    });
    expect((await ravi.browser.call(predictor.remove, { params: { id } })).status).toBe(404);
    expect(await runsOf(ravi.browser)).toEqual([]);
    expect(await runsOf(asha.browser)).toHaveLength(1);
  });
  test('is listed latest first, by exam', async () => {
    const { browser } = await aStudent(server, { pulls: 3 });
    const first = runOf(await predict(browser, 25_000));
    await server.clock.advance({ minutes: 1 });
    const second = runOf(await browser.call(predictor.runMhtCet, { body: CAP }));
    expect((await runsOf(browser)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const { body } = await browser.call(predictor.runs, { query: { exam: 'josaa' } });
    expect(body.data).toMatchObject([{ id: first.id, title: 'JEE Main 25,000, OPEN, Maharashtra' }]);
  });
  test('more than a page are listed page by page, each once', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const { id } = runOf(await predict(browser, 25_000));
    await server.pool.query(
      `insert into prediction_runs (id, student_id, exam, edition_id, year, title, input, input_hash, counts, details, result, created_at, asked_at)
       select gen_random_uuid(), student_id, exam, edition_id, year, title, input, input_hash, counts, details, result,
         created_at, asked_at - make_interval(mins => n / 2) from prediction_runs, generate_series(1, 250) n where id = $1`,
      [id],
    );
    const first = await browser.call(predictor.runs, { query: { exam: 'josaa' } });
    const second = await browser.call(predictor.runs, { query: { exam: 'josaa', after: String(first.body.next) } });
    const ids = [first, second].map(({ body }) => (body.data as RunSummary[]).map((run) => run.id));
    expect([ids.map(({ length }) => length), second.body.next]).toEqual([[200, 51], null]);
    expect(new Set(ids.flat()).size).toBe(251);
  });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('an answer packed as %s holds the same as a plain one', async (encoding, unpack) => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const { id } = runOf(await predict(browser, 25_000));
  const open = (headers: Record<string, string>) =>
    server.app.server.inject({
      method: 'GET',
      url: `${API_BASE_PATH}/predictor/runs/${id}`,
      cookies: Object.fromEntries(browser.cookies),
      headers,
    });
  const packed = await open({ 'accept-encoding': `${encoding}, *;q=0.1` });
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(unpack(packed.rawPayload).toString()).toBe((await open({})).body);
});

test('strangers predict nothing and open nothing', async () => {
  const stranger = server.newBrowser();
  const params = { id: '00000000-0000-4000-8000-000000000000' };
  const answers = await Promise.all([
    predict(stranger, 25_000),
    stranger.call(predictor.runMhtCet, { body: CAP }),
    stranger.call(predictor.runs),
    stranger.call(predictor.reopen, { params }),
    stranger.call(predictor.result, { params: { ...params, choice: 'iit-bombay.1' } }),
    stranger.call(predictor.remove, { params }),
    stranger.call(predictor.meritEstimate, { query: { percentile: '90' } }),
    stranger.call(predictor.branches, { params, body: { interests: ['programming'] } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(401));
});

test('while the forecasts are being made 48 wait for them, and the next is told at once to come back', async () => {
  const { promise: prepared, reject } = Promise.withResolvers<never>();
  const examPredictor = vi.fn(() => prepared);
  const limitedCalls = makeLimitedCalls();
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(onError);
  // Everybody is somebody else.
  app.addHook('onRequest', async (request) => {
    const session = { publicId: randomUUID(), studentId: randomUUID() };
    const caller = { browserId: 'one', network: '', budgetedNetwork: null, session, language: null, signupId: null };
    Object.assign(request, { caller });
  });
  predictorRoutes(app, {
    ...server.deps,
    limitedCalls,
    documents: { run: () => prepared, close: async () => {} },
    predictor: {
      examPredictor,
      knownEdition: () => undefined,
      openEditions: () => [],
      ask: () => prepared,
      close: async () => {},
    },
  });
  const asked = { method: 'POST', url: `/api/v1${predictor.runJosaa.path}` } as const;
  const ask = async () => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: predictor.runJosaa.path,
      payload: JOSAA,
    });
    return [statusCode, JSON.parse(body).code];
  };
  const waiting = Array.from({ length: 8 + 40 }, ask);
  await expect.poll(() => limitedCalls.isFull(asked)).toBe(true);
  // As the form asks.
  expect(limitedCalls.isFull({ ...asked, url: `${asked.url}?pools=best` })).toBe(true);
  expect(examPredictor).toHaveBeenCalledTimes(8);
  // A spelling of the address that the edge does not recognise is rejected by the route, before it is read.
  expect(await ask()).toEqual([503, 'overloaded']);
  reject(new DomainError('unavailable'));
  for (const answer of await Promise.all(waiting)) expect(answer).toEqual([503, 'unavailable']);
});
