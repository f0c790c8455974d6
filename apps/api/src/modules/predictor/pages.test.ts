import { predictor } from '@dakhila/contract/predictor';
import type { PredictionResult, ResultDetails, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { filtersOf } from '@dakhila/domain/predictor/result-filters';
import { indexResults, type ResultView } from '@dakhila/domain/predictor/result-view';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { collegesNear, wholeRun } from '../../../test/whole-run.ts';
import { PAGE_ROWS } from './run-results.ts';

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
  ['mht-cet, bad', predictor.runMhtCet, { ...CAP, percentile: 20, jeeMainPercentile: 50 }],
] as const;
/** What a student may look at, as the query and as the rule has it. */
const VIEWS: [query: Record<string, string | string[]>, view: ResultView][] = [
  [{}, {}],
  [
    { order: 'toughest', unlikely: '1' },
    { order: 'toughest', withUnlikely: true },
  ],
  [
    { band: 'Safe', order: 'nirf' },
    { band: 'Safe', order: 'nirf' },
  ],
  [{ band: 'Unlikely' }, { band: 'Unlikely' }],
  [
    { group: ['computer', 'civil'], order: 'college' },
    { groups: ['computer', 'civil'], order: 'college' },
  ],
  [{ text: 'pune computer' }, { text: 'pune computer' }],
  [
    { city: ['Pune', 'Mumbai'], seat: 'OPEN' },
    { cities: ['Pune', 'Mumbai'], seats: ['OPEN'] },
  ],
  [
    { kind: 'government', state: 'Maharashtra' },
    { kind: 'government', state: 'Maharashtra' },
  ],
];

const ask = (browser: Browser, id: string, query: object) =>
  browser.call(predictor.results, { params: { id }, query: query as never });
const pageOf = async (browser: Browser, id: string, query: object) => {
  const { status, body } = await ask(browser, id, query);
  expect([status, predictor.results.response.safeParse(body).error]).toEqual([200, undefined]);
  return body.data as ResultsPage;
};

test.each([
  ['josaa', predictor.runJosaa, JOSAA],
  ['josaa, PwD', predictor.runJosaa, { ...JOSAA, pwd: true, mainPwdRank: 400 }],
  ['mht-cet, Christian', predictor.runMhtCet, { ...CAP, minority: 'Christian' }],
  ['mht-cet, ST with PwD', predictor.runMhtCet, { ...CAP, category: 'ST', pwd: true, defence: true }],
] as const)(
  '%s: the bands and the programmes with a range only make all results, in every count',
  async (_, call, body) => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const run = (await browser.call(call, { body: body as never })).body.data as Run;
    const { Unlikely, ...bands } = run.first.bands ?? { Unlikely: 0 };
    const { tiny, ...counts } = run.counts;
    expect(bands).toEqual({ ...counts, range: tiny });
    expect(Unlikely).toBe(run.unlikelyCount);
    expect(sum(Object.values(run.counts))).toBe(run.resultCount);
    expect([run.first.total, run.first.all]).toEqual([run.resultCount, run.resultCount]);
    for (const counted of [run.filters.seats ?? [], run.filters.branches])
      expect(sum(counted.map(({ count }) => count))).toBe(run.resultCount);
  },
);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const best = (result: PredictionResult) => ({ ...result, pools: result.pools.slice(0, 1) });

describe.each(QUESTIONS)('%s', (_, call, body) => {
  test('every page holds what the rule shows of all results, and the filters count them', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const run = (await browser.call(call, { body: body as never })).body.data as Run;
    const whole = await wholeRun(browser, run);
    // Of alike programmes those near home come first, where the student told a home university and no city.
    const near =
      'homeUniversity' in body ? collegesNear('Savitribai Phule Pune University', whole.colleges) : undefined;
    const index = indexResults({ ...whole, near });
    for (const [query, view] of VIEWS) {
      const shown = index.show(view);
      const last = Math.max(1, Math.ceil(shown.length / PAGE_ROWS));
      for (const page of new Set([1, 2, last])) {
        const answer = await pageOf(browser, run.id, { ...query, page: String(page) });
        const expected = shown.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
        expect(answer.results).toEqual(expected);
        const picks = Object.values(answer.picks ?? {}).flat();
        expect(new Set(answer.colleges.map(({ id }) => id))).toEqual(
          new Set([...expected, ...picks].map((row) => row.collegeId)),
        );
        const { bands, groups, ranges } = answer;
        expect({ bands, groups, ranges }).toEqual(index.count(view));
        const isChosen = view.text ?? view.band ?? view.order ?? view.withUnlikely;
        expect(answer.picks).toEqual(page === 1 && isChosen === undefined ? index.pick(view) : undefined);
        const withUnlikely = view.withUnlikely || view.band === 'Unlikely';
        expect([answer.page, answer.total, answer.all]).toEqual([
          page,
          shown.length,
          run.resultCount + (withUnlikely ? run.unlikelyCount : 0),
        ]);
      }
    }
    expect(run.first).toEqual(await pageOf(browser, run.id, {}));
    const rows = [...whole.results, ...whole.unlikely];
    expect(run.filters).toEqual(filtersOf(rows, (id) => index.places.get(id), run.resultCount));
    expect(rows.map(({ row }) => row)).toEqual(rows.map((_row, at) => at));
    for (const { value, count, unlikely = 0 } of run.filters.groups) {
      expect(index.show({ groups: [value] })).toHaveLength(count);
      expect(index.show({ groups: [value], withUnlikely: true })).toHaveLength(count + unlikely);
    }
  });

  test('one result has all its pools, the best one as in the list', async () => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const { id, first } = (await browser.call(call, { body: body as never })).body.data as Run;
    const counts: number[] = [];
    const fees: unknown[] = [];
    for (const result of first.results.slice(0, 8)) {
      const params = { id, choice: choiceKeyOf(result) ?? '' };
      const answer = await browser.call(predictor.result, { params });
      expect(predictor.result.response.safeParse(answer.body).error).toBeUndefined();
      const {
        college: { fee, ...college },
        ...whole
      } = answer.body.data as ResultDetails;
      fees.push(fee);
      expect([best(whole), college]).toEqual([result, first.colleges.find(({ id: own }) => own === result.collegeId)]);
      counts.push(whole.pools.length);
    }
    expect(Math.max(...counts)).toBeGreaterThan(1);
    // Fees are known for colleges of CAP only.
    expect(fees.some((fee) => fee !== undefined)).toBe('percentile' in body);
  });
});

test('where nothing is within reach the first page is of what came nearest', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const body = { ...JOSAA, mainCrl: 1_500_000 } as never;
  const run = (await browser.call(predictor.runJosaa, { body })).body.data as Run;
  const whole = await wholeRun(browser, run);
  expect([run.resultCount, run.unlikelyCount > PAGE_ROWS]).toEqual([0, true]);
  expect(run.first.results).toEqual(indexResults(whole).show({ withUnlikely: true }).slice(0, PAGE_ROWS));
});

test('what lies below 5% is told where nothing else passes the filters', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const body = { ...JOSAA, mainCrl: 60_000 } as never;
  const run = (await browser.call(predictor.runJosaa, { body })).body.data as Run;
  const { unlikely } = await wholeRun(browser, run);
  const [below] = unlikely;
  const view = { college: below?.collegeId, text: below?.programme };
  const index = indexResults(await wholeRun(browser, run));
  const within = index.show(view).length;
  const all = index.show({ ...view, withUnlikely: true }).length;
  expect([within, all > 0]).toEqual([0, true]);
  expect(await pageOf(browser, run.id, view)).toMatchObject({ total: 0, below: all, results: [] });
  expect(await pageOf(browser, run.id, { ...view, unlikely: '1' })).toMatchObject({ total: all, below: 0 });
});

test('pages that are none are refused or empty, and another student sees none', async () => {
  const asha = await aStudent(server, { pulls: 1 });
  const ravi = await aStudent(server);
  const { id } = (await asha.browser.call(predictor.runJosaa, { body: JOSAA as never })).body.data as Run;
  expect((await pageOf(asha.browser, id, { page: '900' })).results).toEqual([]);
  for (const query of [
    { page: '0' },
    { page: '1.5' },
    { page: 'two' },
    { page: '' },
    { page: '1001' },
    { band: 'Sure' },
  ])
    expect((await ask(asha.browser, id, query)).status).toBe(400);
  expect((await ask(ravi.browser, id, {})).status).toBe(404);
  expect((await ask(server.newBrowser(), id, {})).status).toBe(401);
});

test('a run of an edition that was stored before pages opens the same', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const run = (await browser.call(predictor.runMhtCet, { body: CAP as never })).body.data as Run;
  const { packOldEdition } = await import('./old-edition-fixture.ts');
  const { rows } = await server.deps.db.execute<{ content: Buffer }>(
    sql`select content from prediction_editions edition join prediction_runs run on run.edition_id = edition.id where run.id = ${run.id}`,
  );
  const older = '1'.repeat(32);
  const content = packOldEdition(rows[0]?.content ?? Buffer.of(), older);
  await server.deps.db.execute(sql`
    insert into prediction_editions (id, exam, year, data_version, model_version, content)
    values (${older}, 'mht-cet', ${run.year}, ${run.dataVersion}, ${run.modelVersion}, ${content})`);
  await server.deps.db.execute(sql`update prediction_runs set edition_id = ${older} where id = ${run.id}`);
  const opened = (await browser.call(predictor.reopen, { params: { id: run.id } })).body.data as Run;
  expect(opened).toEqual({ ...run, isReopened: true });
});
