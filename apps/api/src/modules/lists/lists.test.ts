import { randomUUID } from 'node:crypto';
import { examProfile } from '@dakhila/contract/exam-profile';
import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { choiceKeyOf, LISTS_LIMIT } from '@dakhila/domain/lists/choice-key';
import { describe, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, listCalls, PROFILE } from '../../../test/lists.ts';
import { wholeRun } from '../../../test/whole-run.ts';

const server = useServer();

const NIT_TRICHY = { exam: 'josaa', collegeId: 'nit-tiruchirappalli' } as const;
const keys = (options: { choice: string }[]) => options.map(({ choice }) => choice);
/** A list of a college's first lines. */
async function aList(browser: Parameters<typeof listCalls>[0], count = 3) {
  const { options, create } = listCalls(browser);
  const choices = keys(await options(NIT_TRICHY)).slice(0, count);
  return create({ exam: 'josaa', name: 'First try', choices });
}

describe('lines of the option form', () => {
  test('are found by what a student types, and all of a college at once', async () => {
    const { browser } = await aStudent(server);
    const { options } = listCalls(browser);
    expect((await options({ exam: 'josaa', search: 'cse iit bombay' }))[0]).toMatchObject({
      collegeId: 'iit-bombay',
      programme: 'Computer Science and Engineering (4 Years, Bachelor of Technology)',
      official: { institute: 'Indian Institute of Technology Bombay' },
    });
    const coep = await options({ exam: 'mht-cet', search: 'COEP computer' });
    expect(coep[0]).toMatchObject({ collegeId: '16006', programme: expect.stringContaining('Computer') });
    expect(coep[0]?.official.code).toBe(coep[0]?.choice);
    const code = coep[0]?.choice ?? '';
    expect((await options({ exam: 'mht-cet', search: code }))[0]?.choice).toBe(code);
    expect(new Set((await options(NIT_TRICHY)).map(({ collegeId }) => collegeId))).toEqual(
      new Set(['nit-tiruchirappalli']),
    );
    expect(await options({ exam: 'josaa' })).toEqual([]);
    expect(await options({ exam: 'josaa', collegeId: 'nowhere' })).toEqual([]);
  });

  test('fee waiver seats come last for a student who did not tick them', async () => {
    const isWaiver = async (tfws: boolean) => {
      const { browser } = await aCandidate(server, { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, tfws } });
      const found = await listCalls(browser).options({ exam: 'mht-cet', search: 'COEP computer' });
      return found.map(({ choice }) => choice.endsWith('-TFWS'));
    };
    const unticked = await isWaiver(false);
    expect(unticked).toEqual([...unticked].sort((one, other) => Number(one) - Number(other)));
    const ticked = await isWaiver(true);
    expect(ticked.slice(0, 6)).toContain(true);
  });

  test('a search shows chances only to a student who has them from a prediction, and the same ones as the list', async () => {
    const { browser } = await aCandidate(server, PROFILE, 3);
    const { options, create, read } = listCalls(browser);
    const find = () => options({ exam: 'josaa', search: 'NIT Warangal civil' });
    expect((await find()).every(({ chance }) => chance === undefined)).toBe(true);
    const { gender, josaa } = PROFILE;
    await browser.call(predictor.runJosaa, { body: { gender, ...josaa, pwd: false } });
    const [hit] = await find();
    const { id } = await create({ exam: 'josaa', name: 'x', choices: [hit?.choice] });
    const { chance, band } = (await read(id)).choices[0]?.standing ?? {};
    expect(chance).toEqual(expect.any(Number));
    expect(hit).toMatchObject({ chance, band });
  });

  test('a fee waiver seat is a line of its own and says so', async () => {
    const { browser } = await aStudent(server);
    const lines = await listCalls(browser).options({ exam: 'mht-cet', search: 'COEP computer tfws' });
    expect(lines[0]).toMatchObject({ choice: expect.stringMatching(/^\d{10}-TFWS$/), official: { code: null } });
    expect(lines[0]?.note).toContain('separate choice code');
  });
});

describe('editing', () => {
  test('a list is begun, renamed, put in order, added to, taken from, copied and deleted', async () => {
    const { browser } = await aCandidate(server);
    const list = await aList(browser);
    const params = { id: list.id };
    const [a = '', b = '', c = ''] = list.choices;
    expect(list).toMatchObject({ exam: 'josaa', name: 'First try', version: 1 });
    const renamed = await browser.call(lists.rename, { params, body: { version: 1, name: '  Mine ' } });
    expect(renamed.body.data).toMatchObject({ name: 'Mine', version: 2 });
    const ordered = await browser.call(lists.order, { params, body: { version: 2, choices: [c, a, b] } });
    expect(ordered.body.data).toMatchObject({ choices: [c, a, b], version: 3 });
    const added = await browser.call(lists.add, { params, body: { choices: ['iit-bombay.20', a] } });
    expect(added.status).toBe(400);
    const taken = await browser.call(lists.take, { params: { ...params, choice: a } });
    expect(taken.body.data).toMatchObject({ choices: [c, b], version: 4 });
    const again = await browser.call(lists.take, { params: { ...params, choice: a } });
    expect(again.body.data).toMatchObject({ choices: [c, b], version: 4 });
    const back = await browser.call(lists.add, { params, body: { choices: [b, a] } });
    expect(back.body.data).toMatchObject({ choices: [c, b, a], version: 5 });
    const copy = await browser.call(lists.duplicate, { params, body: {} });
    expect(copy.body.data).toMatchObject({ name: 'Mine (copy)', choices: [c, b, a], version: 1 });
    expect((await browser.call(lists.remove, { params })).status).toBe(200);
    expect((await browser.call(lists.all, { query: { exam: 'josaa' } })).body.data).toMatchObject([
      { name: 'Mine (copy)' },
    ]);
    expect((await browser.call(lists.all, { query: { exam: 'mht-cet' } })).body.data).toEqual([]);
  });

  test('an edit on an old version changes nothing and is answered with the list as it is', async () => {
    const { browser } = await aCandidate(server);
    const { id, choices } = await aList(browser);
    const turned = choices.toReversed();
    await browser.call(lists.order, { params: { id }, body: { version: 1, choices: turned } });
    const stale = await browser.call(lists.order, { params: { id }, body: { version: 1, choices: choices.slice(1) } });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'list-changed', data: { id, version: 2, choices: turned } },
    });
    const named = await browser.call(lists.rename, { params: { id }, body: { version: 1, name: 'Other' } });
    expect(named.status).toBe(409);
    expect((await browser.call(lists.all)).body.data).toMatchObject([{ name: 'First try', choices: turned }]);
  });

  test('an order that is sent again under its key gets its first answer, and is no change from elsewhere', async () => {
    const { browser } = await aCandidate(server);
    const { id, choices } = await aList(browser);
    const put = (body: { version: number; choices: string[] }, key: string) =>
      browser.call(lists.order, { params: { id }, body }, { headers: { 'idempotency-key': key } });
    const turned = { version: 1, choices: choices.toReversed() };
    const first = await put(turned, 'order-1');
    expect(first).toMatchObject({ status: 200, body: { data: { version: 2, choices: turned.choices } } });
    expect((await put(turned, 'order-1')).body).toEqual(first.body);
    expect((await put({ version: 1, choices }, 'order-2')).body).toMatchObject({ code: 'list-changed' });
    expect((await put({ version: 2, choices }, 'order-1')).status).toBe(422);
    expect((await browser.call(lists.all)).body.data).toMatchObject([{ version: 2, choices: turned.choices }]);
  });

  test('of twenty edits at once exactly one wins, and adding at once loses nothing', async () => {
    const { browser } = await aCandidate(server);
    const { id, choices } = await aList(browser, 10);
    const orders = Array.from({ length: 20 }, (_, at) =>
      [...choices.slice(at % 10), ...choices.slice(0, at % 10)].toReversed(),
    );
    const answers = await Promise.all(
      orders.map((order) => browser.call(lists.order, { params: { id }, body: { version: 1, choices: order } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const more = keys(await listCalls(browser).options({ exam: 'josaa', collegeId: 'iit-bombay' })).slice(0, 8);
    await Promise.all(more.map((choice) => browser.call(lists.add, { params: { id }, body: { choices: [choice] } })));
    const [list] = (await browser.call(lists.all)).body.data as { choices: string[]; version: number }[];
    expect(new Set(list?.choices)).toEqual(new Set([...choices, ...more]));
    expect(list?.version).toBe(10);
  });

  test.each([
    [{ exam: 'josaa', name: '' }, 'name'],
    [{ exam: 'josaa', name: 'x'.repeat(61) }, 'name'],
    [{ exam: 'neet', name: 'x' }, 'exam'],
    [{ exam: 'josaa', name: 'x', choices: ["'; drop table students"] }, 'choices.0'],
    [{ exam: 'josaa', name: 'x', choices: ['iit-nowhere.1'] }, 'choices'],
    [{ exam: 'mht-cet', name: 'x', choices: ['iit-bombay.1'] }, 'choices'],
    [{ exam: 'mht-cet', name: 'x', choices: ['9999999999'] }, 'choices'],
    [{ exam: 'josaa', name: 'x', choices: Array.from({ length: 301 }, (_, at) => `iit-bombay.${at}`) }, 'choices'],
    [{ exam: 'josaa', name: 'x', extra: 1 }, ''],
  ])('%# is refused under its field', async (body, field) => {
    const { browser } = await aCandidate(server);
    const answer = await browser.call(lists.create, { body: body as never });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await browser.call(lists.all)).body.data).toEqual([]);
  });

  test('whatever is sent, the answer is a refusal and the list stays', async () => {
    const { browser } = await aCandidate(server);
    const { id, choices } = await aList(browser);
    const wrong: unknown[] = [
      [],
      { version: '1', choices },
      { version: 1.5, choices },
      { version: -1, choices },
      { version: 1, choices: choices[0] },
      { version: 1, choices: [1, null, {}] },
      { version: 1, choices: ['\u0000'] },
      { version: 1, choices: [`${'9'.repeat(10_000)}`] },
      { version: 1, choices, __proto__: { version: 1 }, constructor: 1 },
      { version: 1, choices: [[[[[[]]]]]] },
      {},
    ];
    for (const body of wrong) {
      const answer = await browser.call(lists.order, { params: { id }, body: body as never });
      expect([JSON.stringify(body).slice(0, 60), answer.status]).toEqual([expect.any(String), 400]);
    }
    const huge = { version: 1, choices: Array.from({ length: 9_000 }, () => '1600619110') };
    expect((await browser.call(lists.order, { params: { id }, body: huge })).status).toBe(413);
    for (const search of ['%00', "' or 1=1 --", '('.repeat(100), '💥', '\\'])
      expect((await browser.call(lists.options, { query: { exam: 'josaa', search } })).status).toBe(200);
    expect((await browser.call(lists.options, { query: { exam: 'josaa', search: 'x'.repeat(101) } })).status).toBe(400);
    expect((await browser.call(lists.all)).body.data).toMatchObject([{ version: 1, choices }]);
  });

  test('an order may not hold a choice twice', async () => {
    const { browser } = await aCandidate(server);
    const { id, choices } = await aList(browser);
    const body = { version: 1, choices: [...choices, choices[0] ?? ''] };
    expect((await browser.call(lists.order, { params: { id }, body })).body).toMatchObject({
      code: 'invalid-input',
      message: 'You’ve added this programme twice. Keep only one of them',
    });
  });

  test('so many lists of an exam and no more, also when begun at once', async () => {
    const { browser } = await aCandidate(server);
    const answers = await Promise.all(
      Array.from({ length: LISTS_LIMIT + 3 }, () => browser.call(lists.create, { body: { exam: 'josaa', name: 'x' } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LISTS_LIMIT);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('Delete one to add another');
    expect((await browser.call(lists.create, { body: { exam: 'mht-cet', name: 'x' } })).status).toBe(200);
  });
});

describe('strangers and other students', () => {
  const someId = randomUUID();
  const CALLS = [
    [lists.read, {}],
    [lists.rename, { body: { version: 1, name: 'x' } }],
    [lists.remove, {}],
    [lists.duplicate, { body: {} }],
    [lists.order, { body: { version: 1, choices: [] } }],
    [lists.add, { body: { choices: ['iit-bombay.1'] } }],
    [lists.seen, {}],
    [lists.outcome, {}],
    [lists.mock, { query: { year: '2024' } }],
  ] as const;

  test('no list of another student is seen or changed, and one that is none is not found', async () => {
    const asha = await aCandidate(server);
    const ravi = await aCandidate(server);
    const { id } = await aList(asha.browser);
    for (const foreign of [id, someId]) {
      const params = { id: foreign };
      for (const [call, more] of CALLS)
        expect([call.path, (await ravi.browser.call(call, { params, ...more } as never)).status]).toEqual([
          call.path,
          404,
        ]);
      const take = await ravi.browser.call(lists.take, { params: { ...params, choice: 'iit-bombay.1' } });
      expect(take.status).toBe(404);
      for (const kind of ['csv', 'pdf']) {
        const file = await ravi.browser.send({ method: 'GET', url: `/api/v1/lists/${foreign}.${kind}` });
        expect(file.status).toBe(404);
      }
    }
    expect((await asha.browser.call(lists.all)).body.data).toMatchObject([{ name: 'First try', version: 1 }]);
    expect((await ravi.browser.call(lists.read, { params: { id: 'x' } })).status).toBe(400);
  });

  test('strangers have no lists', async () => {
    const stranger = server.newBrowser();
    for (const [call, more] of CALLS)
      expect((await stranger.call(call, { params: { id: someId }, ...more } as never)).status).toBe(401);
    expect((await stranger.call(lists.all)).status).toBe(401);
    expect((await stranger.call(lists.options, { query: { exam: 'josaa' } })).status).toBe(401);
    expect((await stranger.send({ method: 'GET', url: `/api/v1/lists/${someId}.pdf` })).status).toBe(401);
    const { browser } = await aCandidate(server);
    const forged = await browser.call(lists.create, { body: { exam: 'josaa', name: 'x' } }, { withoutXsrf: true });
    expect(forged.status).toBe(403);
  });
});

describe('estimation', () => {
  test.each([
    ['josaa', predictor.runJosaa, { ...PROFILE.josaa, gender: 'male' }],
    ['mht-cet', predictor.runMhtCet, { ...PROFILE.mhtCet, gender: 'male' }],
  ] as const)(
    '%s: every choice stands and costs as the predictor has it, and no attempt is spent',
    async (exam, call, input) => {
      const { browser } = await aCandidate(server, PROFILE, 1);
      const run = (await browser.call(call, { body: input as never })).body.data as Run;
      const results = (await wholeRun(browser, run)).results.filter((_, at) => at % 37 === 0).slice(0, 60);
      const { create, read } = listCalls(browser);
      const { id } = await create({ exam, name: 'All', choices: results.map((result) => choiceKeyOf(result) ?? '') });
      const list = await read(id);
      expect(lists.read.response.shape.data.safeParse(list).error).toBeUndefined();
      expect(list).toMatchObject({
        estimation: { state: 'estimated' },
        rounds: run.rounds,
        year: run.year,
        changes: null,
      });
      list.choices.forEach(({ standing, programme, collegeId, cost }, at) => {
        const result = results[at];
        expect(cost?.firstYear).toEqual(result?.cost?.firstYear ?? null);
        expect({ programme, collegeId }).toEqual({ programme: result?.programme, collegeId: result?.collegeId });
        expect(standing).toMatchObject({ chance: result?.chance, band: result?.band, byRound: result?.byRound });
        expect(standing.pool?.code).toBe(result?.pool.code);
      });
      expect(list.mockYears.length).toBeGreaterThan(2);
    },
  );

  test('without a complete profile a list can be made, and says what is missing', async () => {
    const { browser } = await aStudent(server);
    const { id } = await aList(browser);
    const list = await listCalls(browser).read(id);
    expect(list.estimation).toMatchObject({ state: 'no-profile', message: expect.stringContaining('exam profile') });
    expect(list.choices[0]?.standing).toMatchObject({ state: 'none', chance: null });
    expect(await listCalls(browser).outcome(id)).toMatchObject({ state: 'no-profile', choices: [], checks: [] });
    expect((await browser.call(lists.mock, { params: { id }, query: { year: '2024' } })).status).toBe(409);
  });

  test('a changed profile judges every list anew, says what changed, and is told once', async () => {
    const { browser } = await aCandidate(server);
    const { read } = listCalls(browser);
    const { id } = await aList(browser, 5);
    const before = await read(id);
    const josaa = { ...PROFILE.josaa, category: 'SC', mainCategoryRank: 900 } as const;
    await browser.call(examProfile.save, { body: { ...PROFILE, josaa } });
    const after = await read(id);
    expect(after.changes?.reasons).toEqual(['Category: OPEN → SC', 'JEE Main category rank: not given → 900']);
    const [moved] = after.changes?.choices ?? [];
    const at = before.choices.findIndex(({ choice }) => choice === moved?.choice);
    expect(moved?.before.chance).toBe(before.choices[at]?.standing.chance);
    expect(moved?.after.chance).toBe(after.choices[at]?.standing.chance);
    expect(after.choices[at]?.standing.pool?.code).toContain('SC');
    // An edit does not hide it; reading it does.
    await browser.call(lists.take, { params: { id, choice: after.choices[4]?.choice ?? '' } });
    expect((await read(id)).changes).not.toBeNull();
    await browser.call(lists.seen, { params: { id } });
    expect((await read(id)).changes).toBeNull();
  });

  test('a list is no predictor for a whole class: the ninth profile of a day waits until tomorrow', async () => {
    const { browser } = await aCandidate(server);
    const { read } = listCalls(browser);
    const { id } = await aList(browser);
    const withRank = async (mainCrl: number) => {
      await browser.call(examProfile.save, { body: { ...PROFILE, josaa: { ...PROFILE.josaa, mainCrl } } });
      return (await read(id)).estimation.state;
    };
    for (let rank = 1; rank < 8; rank += 1) expect(await withRank(1_000 * rank)).toBe('estimated');
    expect(await withRank(9_999)).toBe('paused');
    expect((await read(id)).choices[0]?.standing.state).toBe('none');
    expect(await withRank(3_000)).toBe('estimated');
    await server.clock.advance({ days: 1 });
    expect(await withRank(9_999)).toBe('estimated');
  });

  test('nor is it a way through all programmes: 600 different ones a day', async () => {
    const { browser, id: studentId } = await aCandidate(server);
    const { id, choices } = await aList(browser);
    await server.pool.query(
      "update list_days set choices = (select array_agg('c' || n) from generate_series(1, 600) n) where student_id = $1",
      [studentId],
    );
    const [further = ''] = keys(await listCalls(browser).options({ exam: 'josaa', collegeId: 'iit-bombay' }));
    const answer = await browser.call(lists.add, { params: { id }, body: { choices: [further] } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '86400']);
    await server.pool.query('update list_days set choices = choices[1:598] where student_id = $1', [studentId]);
    const more = keys(await listCalls(browser).options({ exam: 'josaa', collegeId: 'iit-delhi' })).slice(0, 6);
    const atOnce = await Promise.all(
      more.map((choice) => browser.call(lists.add, { params: { id }, body: { choices: [choice] } })),
    );
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(2);
    // What is on a list already may always be put in another order.
    const body = { version: 3, choices: choices.toReversed() };
    expect((await browser.call(lists.order, { params: { id }, body })).status).toBe(200);
  });
});
