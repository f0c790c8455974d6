import { assessment } from '@dakhila/contract/assessment';
import { students } from '@dakhila/contract/students';
import { SECTIONS } from '@dakhila/domain/assessment/instrument';
import { honest, randomClicks, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { expect, test } from 'vitest';
import { answerAll, aTaker, startAssessment, takeAssessment } from '../../../test/assessment.ts';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { readBalances } from '../billing/index.ts';

const server = useServer();
const luck = seeded(11);
const HONEST = honest(someTruth(luck), luck);
const NOBODYS = '00000000-0000-4000-8000-000000000000';

type Sitting = {
  id: string;
  nextSequence: number;
  next: { section: string; item: string | null } | null;
  sections: {
    id: string;
    state: string;
    items: { id: string }[] | null;
    answers: unknown[];
    deadline: string | null;
  }[];
};
const sittingOf = async (browser: Browser, id: string) =>
  (await browser.call(assessment.read, { params: { id } })).body.data as Sitting;
const save = (browser: Browser, id: string, ...answers: [item: string, choice: number, sequence: number][]) =>
  browser.call(assessment.saveAnswers, {
    params: { id },
    body: { answers: answers.map(([item, choice, sequence]) => ({ item, choice, sequence })) },
  });
const begin = (browser: Browser, id: string, section: 'numerical' | 'verbal') =>
  browser.call(assessment.startSection, { params: { id, section } });
const leftOf = async (id: string) => (await readBalances(server.deps.db, id)).assessments.left;
const allowanceIn = async (browser: Browser) =>
  ((await browser.call(students.me)).body.data as { subscriptionAllowance: object }).subscriptionAllowance;

test('without an assessment the page leads to the top-up, and a start costs and begins nothing', async () => {
  const { id, browser } = await aTaker(server, { assessments: 0 });
  expect((await browser.call(assessment.overview)).body.data).toMatchObject({
    left: 0,
    isOwned: false,
    blockedBy: 'allowance',
    minutes: 25,
    itemCount: 139,
    sittings: [],
  });
  const refused = await browser.call(assessment.start);
  expect([refused.status, refused.body.code]).toEqual([402, 'allowance-exhausted']);
  expect(await leftOf(id)).toBe(0);
});

test('a start that lacks the age or a guardian spends nothing', async () => {
  const unknown = await aStudent(server, { assessments: 1 });
  expect((await unknown.browser.call(assessment.overview)).body.data).toMatchObject({ blockedBy: 'birth-date' });
  expect((await unknown.browser.call(assessment.start)).body).toMatchObject({ code: 'birth-date-needed' });
  const minor = await aTaker(server, { born: `${server.deps.now().getUTCFullYear() - 16}-01-01` });
  expect((await minor.browser.call(assessment.overview)).body.data).toMatchObject({ blockedBy: 'guardian-consent' });
  const refused = await minor.browser.call(assessment.start);
  expect([refused.status, refused.body.code]).toEqual([403, 'guardian-consent-needed']);
  expect([await leftOf(unknown.id), await leftOf(minor.id)]).toEqual([1, 1]);
});

test('eight starts at once begin one sitting and spend one assessment', async () => {
  const { id, browser } = await aTaker(server, { assessments: 2 });
  await browser.call(assessment.overview);
  const starts = await Promise.all(Array.from({ length: 8 }, () => browser.call(assessment.start)));
  expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(starts.map(({ body }) => (body.data as Sitting).id)).size).toBe(1);
  expect(await leftOf(id)).toBe(1);
});

test('no right answer and no scale is sent, and a timed part hides its questions until its clock runs', async () => {
  const { browser } = await aTaker(server);
  const id = await startAssessment(browser);
  const sitting = await sittingOf(browser, id);
  expect(sitting.next).toEqual({ section: 'interests', item: 'i01' });
  expect(sitting.sections.map(({ state, items }) => [state, items?.length ?? null])).toEqual([
    ['open', 50],
    ['open', 42],
    ['open', 15],
    ...Array(4).fill(['waiting', null]),
  ]);
  const part = await begin(browser, id, 'numerical');
  expect((part.body.data as { items: unknown[] }).items).toHaveLength(8);
  expect(JSON.stringify([sitting, part.body])).not.toMatch(/"(?:right|expected|scale|isReversed|values)":/);
});

test('answers may come twice, late and out of order: the largest sequence stands', async () => {
  const { browser } = await aTaker(server);
  const id = await startAssessment(browser);
  expect((await save(browser, id, ['i01', 1, 1], ['i02', 2, 2])).body.data).toMatchObject({
    saved: ['i01', 'i02'],
    nextSequence: 3,
  });
  expect((await save(browser, id, ['i01', 4, 9], ['i01', 3, 5])).body.data).toMatchObject({
    saved: ['i01'],
    nextSequence: 10,
  });
  expect((await save(browser, id, ['i01', 0, 4])).body.data).toMatchObject({ saved: [], older: ['i01'] });
  expect((await save(browser, id, ['i02', 2, 2])).body.data).toMatchObject({ saved: ['i02'], older: [] });
  const { sections, next } = await sittingOf(browser, id);
  expect(sections[0]?.answers).toEqual([
    { item: 'i01', choice: 4 },
    { item: 'i02', choice: 2 },
  ]);
  expect(next).toEqual({ section: 'interests', item: 'i03' });
});

test('twenty devices save at once and nothing is lost', async () => {
  const { browser } = await aTaker(server);
  const id = await startAssessment(browser);
  const items = SECTIONS[0]?.items.slice(0, 20) ?? [];
  await Promise.all(
    items.map((_, turn) =>
      save(
        browser,
        id,
        ...items.map((item, place): [string, number, number] => [item.id, (place + turn) % 5, turn + 1]),
      ),
    ),
  );
  const { sections } = await sittingOf(browser, id);
  expect(sections[0]?.answers).toEqual(items.map((item, place) => ({ item: item.id, choice: (place + 19) % 5 })));
});

test('a timed part is begun once, ends by the server’s clock, and refuses late answers in words', async () => {
  const { browser } = await aTaker(server);
  const id = await startAssessment(browser);
  expect((await save(browser, id, ['n1', 0, 1])).body.data).toMatchObject({
    saved: [],
    refused: [{ item: 'n1', code: 'not-begun' }],
  });
  const first = await begin(browser, id, 'numerical');
  await server.clock.advance({ minutes: 3 });
  const again = await begin(browser, id, 'numerical');
  expect((again.body.data as { deadline: string }).deadline).toBe((first.body.data as { deadline: string }).deadline);
  expect((await save(browser, id, ['n1', 1, 2])).body.data).toMatchObject({ saved: ['n1'] });
  // The line was bad for ten seconds at the very end.
  await server.clock.advance({ seconds: 70 });
  expect((await save(browser, id, ['n2', 3, 3])).body.data).toMatchObject({ saved: ['n2'] });
  await server.clock.advance({ seconds: 10 });
  const late = await save(browser, id, ['n1', 1, 2], ['n3', 0, 4], ['n2', 0, 5], ['i01', 2, 6]);
  expect([late.status, late.body.data]).toMatchObject([
    200,
    {
      saved: ['n1', 'i01'],
      refused: [
        { item: 'n3', code: 'time-over', message: expect.stringContaining('time for this part was over') },
        { item: 'n2', code: 'time-over' },
      ],
    },
  ]);
  const { sections } = await sittingOf(browser, id);
  expect(sections[3]).toMatchObject({
    state: 'over',
    items: null,
    answers: [
      { item: 'n1', choice: 1 },
      { item: 'n2', choice: 3 },
    ],
  });
});

test('it is taken up on another device where it was left', async () => {
  const asha = await aTaker(server);
  const id = await startAssessment(asha.browser);
  await save(asha.browser, id, ['i01', 1, 1]);
  const other = server.newBrowser();
  other.cookies.set('session', asha.browser.cookies.get('session') ?? '');
  expect(await sittingOf(other, id)).toMatchObject({ next: { section: 'interests', item: 'i02' }, nextSequence: 2 });
  await save(other, id, ['i02', 1, 2]);
  expect((await asha.browser.call(assessment.start)).body.data).toMatchObject({ id, next: { item: 'i03' } });
});

test('it is finished when everything is answered, once, and then nothing changes any more', async () => {
  const { id: studentId, browser } = await aTaker(server);
  expect(await allowanceIn(browser)).toMatchObject({ psychometricAssessment: true, psychometricTestStatus: false });
  const id = await startAssessment(browser);
  const early = await browser.call(assessment.finish, { params: { id } });
  expect([early.status, early.body.code]).toEqual([409, 'assessment-incomplete']);
  await answerAll(browser, id, HONEST);
  expect((await sittingOf(browser, id)).next).toBeNull();
  expect(await allowanceIn(browser)).toMatchObject({ psychometricAssessment: true, psychometricTestStatus: false });
  const both = await Promise.all([1, 2].map(() => browser.call(assessment.finish, { params: { id } })));
  for (const { body } of both)
    expect(body.data).toMatchObject({ state: 'completed', verdict: 'valid', answered: 139, of: 139 });
  expect(await allowanceIn(browser)).toMatchObject({ psychometricAssessment: true, psychometricTestStatus: true });
  expect((await save(browser, id, ['i01', 0, 999])).status).toBe(409);
  expect((await begin(browser, id, 'verbal')).status).toBe(409);
  expect((await browser.call(assessment.start)).status).toBe(402);
  expect(await leftOf(studentId)).toBe(0);
});

test('answers that cannot carry a report are kindly refused one, and taken again at no cost', async () => {
  const { id: studentId, browser } = await aTaker(server);
  const id = await takeAssessment(browser, randomClicks(seeded(3)));
  const { body } = await browser.call(assessment.report, { params: { id } });
  expect(body.data).toMatchObject({
    report: null,
    validity: { verdict: 'retake', text: expect.stringContaining('for free') },
  });
  expect(await allowanceIn(browser)).toMatchObject({ psychometricTestStatus: false });
  expect((await browser.call(assessment.overview)).body.data).toMatchObject({
    isRetakeFree: true,
    blockedBy: null,
    left: 0,
  });
  const again = await takeAssessment(browser, HONEST);
  expect(again).not.toBe(id);
  expect(await allowanceIn(browser)).toMatchObject({ psychometricTestStatus: true });
  expect((await browser.call(assessment.start)).status).toBe(402);
  expect(await leftOf(studentId)).toBe(0);
});

test('a deleted sitting is gone with its answers and scores, stays spent, and stays known as finished', async () => {
  const { browser } = await aTaker(server);
  const id = await takeAssessment(browser, HONEST);
  expect((await browser.call(assessment.remove, { params: { id } })).status).toBe(200);
  expect((await browser.call(assessment.read, { params: { id } })).status).toBe(404);
  expect((await browser.call(assessment.remove, { params: { id } })).status).toBe(404);
  const { rows } = await server.pool.query(
    'select (select count(*)::int from assessment_answers) as answers, scores from assessments',
  );
  expect(rows).toEqual([{ answers: 0, scores: null }]);
  expect(await allowanceIn(browser)).toMatchObject({ psychometricAssessment: true, psychometricTestStatus: true });
  expect((await browser.call(assessment.overview)).body.data).toMatchObject({ sittings: [], blockedBy: 'allowance' });
});

test.each([
  [{ answers: [] }, 'answers'],
  [{ answers: [{ item: 'i01', choice: 5, sequence: 1 }] }, 'answers.0.choice'],
  [{ answers: [{ item: 'v01', choice: 2, sequence: 1 }] }, 'answers.0.choice'],
  [{ answers: [{ item: 'i99', choice: 0, sequence: 1 }] }, 'answers.0.item'],
  [{ answers: [{ item: '__proto__', choice: 0, sequence: 1 }] }, 'answers.0.item'],
  [{ answers: [{ item: 'i01', choice: -1, sequence: 1 }] }, 'answers.0.choice'],
  [{ answers: [{ item: 'i01', choice: 1.5, sequence: 1 }] }, 'answers.0.choice'],
  [{ answers: [{ item: 'i01', choice: 1, sequence: 0 }] }, 'answers.0.sequence'],
  [{ answers: [{ item: 'i01', choice: 1, sequence: 1e12 }] }, 'answers.0.sequence'],
  [{ answers: [{ item: 'i01', choice: 1, sequence: 1, tookMs: -5 }] }, 'answers.0.tookMs'],
  [{ answers: Array.from({ length: 61 }, (_, at) => ({ item: 'i01', choice: 1, sequence: at + 1 })) }, 'answers'],
])('%j is refused under its field', async (body, field) => {
  const { browser } = await aTaker(server);
  const id = await startAssessment(browser);
  const answer = await browser.call(assessment.saveAnswers, { params: { id }, body: body as never });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
});

test('another student’s sitting does not exist, an id that is none is refused, and strangers log in first', async () => {
  const asha = await aTaker(server);
  const ravi = await aTaker(server);
  const id = await startAssessment(asha.browser);
  const calls = [
    [assessment.read, {}],
    [assessment.startSection, { section: 'verbal' }],
    [assessment.finish, {}],
    [assessment.report, {}],
    [assessment.share, {}],
    [assessment.stopSharing, {}],
    [assessment.remove, {}],
  ] as const;
  const stranger = server.newBrowser();
  for (const [endpoint, more] of calls) {
    expect((await ravi.browser.call(endpoint, { params: { id, ...more } })).status, endpoint.path).toBe(404);
    expect((await ravi.browser.call(endpoint, { params: { id: NOBODYS, ...more } })).status).toBe(404);
    expect((await ravi.browser.call(endpoint, { params: { id: '1; drop', ...more } })).status).toBe(400);
    expect((await stranger.call(endpoint, { params: { id, ...more } })).status).toBe(401);
  }
  expect((await save(ravi.browser, id, ['i01', 1, 1])).status).toBe(404);
  expect((await ravi.browser.call(assessment.startSection, { params: { id, section: 'magic' } } as never)).status).toBe(
    400,
  );
  expect((await stranger.call(assessment.overview)).status).toBe(401);
  expect((await asha.browser.call(assessment.start, {}, { withoutXsrf: true })).status).toBe(403);
});
