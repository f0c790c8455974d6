import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { type Recommendations, recommendations } from '@dakhila/contract/recommendations';
import { RECOMMENDED_A_MINUTE } from '@dakhila/domain/lists/recommend/recommend';
import { STUDY_JOINS_A_DAY } from '@dakhila/domain/lists/study/draw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { useServer } from '../../../../test/harness.ts';
import { holdOpen } from '../../../../test/hold.ts';
import { aCandidate, listCalls, PROFILE } from '../../../../test/lists.ts';
import { typed } from '../../../../test/ops.ts';
import { answerStudy } from './join-study.ts';

const server = useServer();
const NOBODY = '00000000-0000-4000-8000-000000000000';

const ask = async (browser: Browser, id: string) => {
  const answer = await browser.call(recommendations.read, { params: { id } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as Recommendations;
};
const predict = (browser: Browser) =>
  browser.call(predictor.runMhtCet, { body: { ...PROFILE.mhtCet, gender: PROFILE.gender } });

/** A boy of 95 percentile with two dreams in Pune, and the prediction that makes suggestions free. */
async function aDreamer({ hasRun = true } = {}) {
  const { browser, id: studentId } = await aCandidate(server, PROFILE, 3);
  if (hasRun) expect((await predict(browser)).status).toBe(200);
  const { options, create } = listCalls(browser);
  const dreams = await Promise.all(
    ['16006', '06271'].map(async (collegeId) => {
      const found = (await options({ exam: 'mht-cet', collegeId })).find(({ programme }) => /^Comput/.test(programme));
      return found?.choice ?? '';
    }),
  );
  const { id } = await create({ exam: 'mht-cet', name: 'Dreams', choices: dreams });
  return { browser, studentId, id, dreams };
}

describe('recommendations', () => {
  test('a list of dreams gets at most three programmes, with reason, effect, caution, cost and place', async () => {
    const { browser, id, dreams } = await aDreamer();
    const found = await ask(browser, id);
    expect(recommendations.read.response.shape.data.safeParse(found).error).toBeUndefined();
    expect(found).toMatchObject({ state: 'ready', version: 1, isWellSpread: false, study: { isOpen: false } });
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.items.length).toBeLessThanOrEqual(3);
    for (const { kind, option, place, choices, reason, effect, caution } of found.items) {
      expect(kind).toBe('safety');
      expect(option.standing.state).toBe('estimated');
      expect(choices.filter((choice) => choice !== option.choice)).toEqual(dreams);
      expect(choices[place - 1]).toBe(option.choice);
      expect(reason).toBe('A branch similar to the one in your choice 1. In Pune, where you have 2 choices.');
      expect(effect).toMatch(/^Adds \d+ percentage points to your chance of a seat\.$/);
      expect(caution).toMatch(/^At position 3, you must accept it if you get it in round 2\./);
    }
    expect(await ask(browser, id)).toEqual(found);
  });

  test('where nothing of the named branches would make a list safer, seats of other branches are suggested and called so', async () => {
    const josaa = { mainCrl: 110_000, mainCategoryRank: 18_500, category: 'EWS', homeState: 'Maharashtra' } as const;
    const preferences = { branches: ['group:computer'] };
    const { browser } = await aCandidate(server, { gender: 'female', josaa, preferences }, 1);
    const ran = await browser.call(predictor.runJosaa, { body: { gender: 'female', ...josaa, preferences } });
    const { options, create } = listCalls(browser);
    const hard = (ran.body.data as Run).first.results.filter(({ chance }) => chance !== null);
    const found = await Promise.all(
      hard.map(async ({ collegeId, programme }) =>
        (await options({ exam: 'josaa', collegeId })).find((option) => option.programme === programme),
      ),
    );
    const choices = found.flatMap((option) => option?.choice ?? []);
    const { id } = await create({ exam: 'josaa', name: 'Computer only', choices });
    const { items } = await ask(browser, id);
    expect(items.length).toBeGreaterThan(0);
    for (const { reason, effect, option } of items) {
      expect(option.programme).not.toMatch(/Comput|Artificial|Data/);
      expect(reason).toMatch(/^Not one of your branches\. None of those would make this list safer\./);
      expect(effect).toMatch(/^Adds \d+ percentage points? to your chance of a seat\./);
    }
  });

  test('the button saves what was promised: the outcome after adding has the effect that was told', async () => {
    const { browser, id } = await aDreamer();
    const before = await listCalls(browser).outcome(id);
    const [first] = (await ask(browser, id)).items;
    const points = Number(/\d+/.exec(first?.effect ?? '')?.[0]);
    const body = { version: 1, choices: first?.choices ?? [] };
    expect((await browser.call(lists.order, { params: { id }, body })).status).toBe(200);
    const after = await listCalls(browser).outcome(id);
    expect(Math.round(100 * (before.none - after.none))).toBe(points);
    const next = await ask(browser, id);
    expect(next.version).toBe(2);
    expect(next.items.map(({ option }) => option.choice)).not.toContain(first?.option.choice);
  });

  test('the others stay when one is added, and a list that became safe says so when none is left', async () => {
    const { browser, id } = await aDreamer();
    const read = async (shown: readonly string[]) => {
      const query = shown.length > 0 ? { shown: shown.join(',') } : {};
      const answer = await browser.call(recommendations.read, { params: { id }, query });
      return answer.body.data as Recommendations;
    };
    let found = await read([]);
    expect(found.items.length).toBeGreaterThan(1);
    while (found.items.length > 0) {
      const [first, ...others] = found.items;
      const body = { version: found.version, choices: first?.choices ?? [] };
      expect((await browser.call(lists.order, { params: { id }, body })).status).toBe(200);
      const shown = found.items.filter(({ kind }) => kind === 'safety').map(({ option }) => option.choice);
      found = await read(shown);
      const keys = found.items.map(({ option }) => option.choice);
      const left = others.filter(({ kind }) => kind === 'safety').map(({ option }) => option.choice);
      if (found.version < 5) expect(keys.filter((key) => left.includes(key))).toEqual(left);
      if (found.version > 30) break;
    }
    expect(found).toMatchObject({ items: [], isWellSpread: true });
    for (const field of ['shown', 'reaches']) {
      const long = { params: { id }, query: { [field]: 'x'.repeat(301) } };
      expect((await browser.call(recommendations.read, long)).status).toBe(400);
    }
  });

  test('they are free after a prediction for the present profile, and only then', async () => {
    const { browser, id } = await aDreamer({ hasRun: false });
    expect(await ask(browser, id)).toMatchObject({ state: 'needs-run', items: [] });
    await predict(browser);
    expect((await ask(browser, id)).state).toBe('ready');
    await server.pool.query(
      "update exam_profiles set profile = jsonb_set(profile, '{mhtCet,percentile}', '80') where profile -> 'mhtCet' ->> 'percentile' = '95'",
    );
    expect((await ask(browser, id)).state).toBe('needs-run');
  });

  test('what is shown counts toward the day’s estimates; beyond them nothing is shown', async () => {
    const { browser, id, studentId } = await aDreamer();
    const shown = (await ask(browser, id)).items.map(({ option }) => option.choice);
    const { rows } = await server.pool.query('select choices from list_days where student_id = $1', [studentId]);
    expect(rows[0].choices).toEqual(expect.arrayContaining(shown));
    await server.pool.query(
      "update list_days set choices = array(select 'x' || n from generate_series(1, 600) n) where student_id = $1",
      [studentId],
    );
    expect(await ask(browser, id)).toMatchObject({
      state: 'paused',
      items: [],
      message: expect.stringContaining('tomorrow'),
    });
  });

  test('a script that asks without end is paused for a minute, and other students go on', async () => {
    const { browser, id, studentId } = await aDreamer();
    await ask(browser, id);
    const { rowCount } = await server.pool.query('update budgets set spent = $2 where key = $1', [
      `recommendations:student:${studentId}`,
      RECOMMENDED_A_MINUTE.limit,
    ]);
    expect(rowCount).toBe(1);
    const paused = await browser.call(recommendations.read, { params: { id } });
    expect(paused).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
    const other = await aDreamer();
    expect((await ask(other.browser, other.id)).state).toBe('ready');
  });

  test('without a profile or without an estimated choice there is nothing to recommend', async () => {
    const { browser, id } = await aDreamer();
    const empty = await listCalls(browser).create({ exam: 'mht-cet', name: 'Empty' });
    expect(await ask(browser, empty.id)).toMatchObject({ state: 'empty', items: [] });
    const { browser: other } = await aCandidate(server, {});
    const list = await listCalls(other).create({ exam: 'josaa', name: 'No profile' });
    expect(await ask(other, list.id)).toMatchObject({ state: 'no-profile', items: [] });
    browser.cookies.set('language', 'mr');
    expect((await ask(browser, id)).items[0]?.reason).toContain('पर्याय');
  });

  test('a stranger, another student and nonsense are refused', async () => {
    const { id } = await aDreamer();
    const { browser } = await aCandidate(server);
    for (const [list, status] of [
      [id, 404],
      [NOBODY, 404],
      ['x', 400],
    ] as const) {
      expect((await browser.call(recommendations.read, { params: { id: list } })).status).toBe(status);
      const body = { choice: '0600110110' };
      expect((await browser.call(recommendations.refuse, { params: { id: list }, body })).status).toBe(status);
    }
    expect((await server.newBrowser().call(recommendations.read, { params: { id } })).status).toBe(401);
  });
});

describe('not for me', () => {
  test('what was refused is not shown again on any list of the exam, until it is taken back', async () => {
    const { browser, id, dreams } = await aDreamer();
    const [first] = (await ask(browser, id)).items;
    const choice = first?.option.choice ?? '';
    const refuse = () => browser.call(recommendations.refuse, { params: { id }, body: { choice } });
    expect((await refuse()).status).toBe(200);
    expect((await refuse()).status).toBe(200);
    const keys = async (list: string) => (await ask(browser, list)).items.map(({ option }) => option.choice);
    expect(await keys(id)).not.toContain(choice);
    const copy = await listCalls(browser).create({ exam: 'mht-cet', name: 'Copy', choices: dreams });
    expect(await keys(copy.id)).not.toContain(choice);
    await browser.call(recommendations.takeBack, { params: { id, choice } });
    expect(await keys(id)).toContain(choice);
    expect((await browser.call(recommendations.takeBack, { params: { id, choice } })).status).toBe(200);
  });

  test('a safe list says that there is nothing to suggest, also after a refusal', async () => {
    const mhtCet = { ...PROFILE.mhtCet, percentile: 99.98 };
    const { browser } = await aCandidate(server, { ...PROFILE, mhtCet }, 3);
    await browser.call(predictor.runMhtCet, { body: { ...mhtCet, gender: PROFILE.gender } });
    const { options, create } = listCalls(browser);
    const lines = await Promise.all(
      ['16006', '06271', '06273', '06207'].map(async (collegeId) =>
        (await options({ exam: 'mht-cet', collegeId })).find(({ programme }) => /^Comput/.test(programme)),
      ),
    );
    const [coep = '', pict = '', vit = '', other = ''] = lines.map((line) => line?.choice);
    const { id } = await create({ exam: 'mht-cet', name: 'Safe', choices: [coep, pict, vit] });
    expect(await ask(browser, id)).toMatchObject({ items: [], isWellSpread: true });
    expect((await browser.call(recommendations.refuse, { params: { id }, body: { choice: other } })).status).toBe(200);
    expect(await ask(browser, id)).toMatchObject({ items: [], isWellSpread: true });
  });

  test('an unknown programme cannot be refused, and refusals are limited: the oldest give way', async () => {
    const { browser, id, studentId, dreams } = await aDreamer();
    const unknown = await browser.call(recommendations.refuse, { params: { id }, body: { choice: '9999999999' } });
    expect(unknown.status).toBe(400);
    await server.pool.query(
      "insert into list_refusals (student_id, exam, choice, refused_at) select $1, 'mht-cet', 'x' || n, app_now() - n * interval '1 hour' from generate_series(1, 200) n",
      [studentId],
    );
    await browser.call(recommendations.refuse, { params: { id }, body: { choice: dreams[0] } });
    const { rows } = await server.pool.query('select choice from list_refusals where student_id = $1', [studentId]);
    expect(rows).toHaveLength(200);
    expect(rows.map(({ choice }) => choice)).toContain(dreams[0]);
    expect(rows.map(({ choice }) => choice)).not.toContain('x200');
  });

  test('refusals that arrive together do not exceed the limit', async () => {
    const { browser, id, studentId } = await aDreamer();
    await server.pool.query(
      "insert into list_refusals (student_id, exam, choice, refused_at) select $1, 'mht-cet', 'x' || n, app_now() - n * interval '1 hour' from generate_series(1, 200) n",
      [studentId],
    );
    const found = await listCalls(browser).options({ exam: 'mht-cet', search: 'pune' });
    const refuse = ({ choice }: { choice: string }) =>
      browser.call(recommendations.refuse, { params: { id }, body: { choice } });
    const oldest = await holdOpen(server.connection, "select from list_refusals where choice = 'x200' for update");
    const refusing = found.slice(0, 3).map(refuse);
    await vi.waitFor(async () => {
      const { rows } = await server.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(3);
    });
    await oldest.commit();
    const answers = await Promise.all(refusing);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rowCount } = await server.pool.query('select from list_refusals where student_id = $1', [studentId]);
    expect(rowCount).toBe(200);
  });
});

describe('the study of suggestions', () => {
  beforeEach(async () => {
    expect((await typed(server, ['lists', 'recommend-share', '0.5'])).code).toBe(0);
  });
  const join = (browser: Browser, isIn: boolean) => browser.call(recommendations.join, { body: { isIn } });
  const drawnTo = (has: boolean) =>
    server.pool.query(`update list_trials set share = ${has ? 0.999_999 : 0.000_001} where share = 0.5`);
  const results = async () => (await server.pool.query('select * from list_trial_results')).rows;

  const bornYearsAgo = (studentId: string, years: number) =>
    server.pool.query(
      'update students set birth_date = app_now() - make_interval(years => $2::int, days => 1) where id = $1',
      [studentId, years],
    );
  const anAdult = async () => {
    const dreamer = await aDreamer();
    await bornYearsAgo(dreamer.studentId, 18);
    return dreamer;
  };

  test('it asks before suggestions are shown; whoever says no has them, is not asked again, and nothing is saved', async () => {
    const { browser, id } = await anAdult();
    await drawnTo(false);
    expect(await ask(browser, id)).toMatchObject({ state: 'asks', items: [], study: { isOpen: true, isIn: false } });
    expect((await join(browser, false)).status).toBe(200);
    expect(await ask(browser, id)).toMatchObject({ state: 'ready', study: { isOpen: true, isIn: false } });
    await typed(server, ['lists', 'recommend-share', '0.5']);
    expect((await ask(browser, id)).state).toBe('ready');
    await listCalls(browser).outcome(id);
    expect(await results()).toEqual([]);
  });

  test('who agreed may be drawn to see none; first and last outcome are saved, and deleted on leaving', async () => {
    const { browser, id, studentId } = await aDreamer();
    const { items } = await ask(browser, id);
    await bornYearsAgo(studentId, 18);
    await drawnTo(false);
    expect((await join(browser, true)).status).toBe(200);
    expect(await ask(browser, id)).toMatchObject({ state: 'off', items: [], study: { isOpen: true, isIn: true } });
    const { none } = await listCalls(browser).outcome(id);
    await browser.call(lists.order, { params: { id }, body: { version: 1, choices: items[0]?.choices ?? [] } });
    const { none: later } = await listCalls(browser).outcome(id);
    const [saved] = await results();
    expect(saved).toMatchObject({ list_id: id, has_recommendations: false, first_length: 2, last_length: 3 });
    expect([saved.first_none, saved.last_none]).toEqual([none, later]);
    expect((await join(browser, false)).status).toBe(200);
    expect(await results()).toEqual([]);
    expect((await ask(browser, id)).state).toBe('ready');
  });

  test('the effect is measured from the consent: the outcome of each list is saved with it', async () => {
    const { browser, id, dreams } = await anAdult();
    const other = await listCalls(browser).create({ exam: 'mht-cet', name: 'Other', choices: dreams.slice(0, 1) });
    await listCalls(browser).create({ exam: 'mht-cet', name: 'Empty' });
    const { none: before } = await listCalls(browser).outcome(id);
    await drawnTo(true);
    await join(browser, true);
    expect((await results()).map((row) => [row.list_id, row.first_length]).toSorted()).toEqual(
      [
        [id, 2],
        [other.id, 1],
      ].toSorted(),
    );
    const [first] = (await ask(browser, id)).items;
    await browser.call(lists.order, { params: { id }, body: { version: 1, choices: first?.choices ?? [] } });
    const { none: after } = await listCalls(browser).outcome(id);
    expect(after).toBeLessThan(before);
    const saved = (await results()).find((row) => row.list_id === id);
    expect([saved.first_none, saved.last_none]).toEqual([before, after]);
  });

  const answersOf = async (studentId: string) => {
    const rows = async (table: string) =>
      (await server.pool.query(`select from ${table} where student_id = $1`, [studentId])).rowCount;
    return { consents: await rows('list_trial_consents'), declines: await rows('list_trial_declines') };
  };
  const untilWaiting = (count: number) =>
    vi.waitFor(async () => {
      const { rowCount } = await server.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rowCount).toBe(count);
    });

  test('a no that is said while lists are simulated for a join stands, and nothing is saved', async () => {
    const { browser, id, studentId } = await anAdult();
    const reading = await holdOpen(server.connection, 'lock table preference_lists in access exclusive mode');
    const joining = join(browser, true);
    await untilWaiting(1);
    expect((await join(browser, false)).status).toBe(200);
    await reading.commit();
    expect((await joining).status).toBe(200);
    expect(await answersOf(studentId)).toEqual({ consents: 0, declines: 1 });
    expect(await results()).toEqual([]);
    expect(await ask(browser, id)).toMatchObject({ state: 'ready', study: { isIn: false } });
  });

  test('of two answers that arrive together one is stored', async () => {
    const { browser, studentId } = await anAdult();
    const student = await holdOpen(server.connection, `select from students where id = '${studentId}' for update`);
    const answers = [join(browser, true), join(browser, false)];
    await untilWaiting(2);
    await student.commit();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    const { consents, declines } = await answersOf(studentId);
    expect([consents, declines].toSorted()).toEqual([0, 1]);
  });

  test('a join that fails leaves no consent behind: the student is asked again', async () => {
    const { browser, id, studentId } = await anAdult();
    const examPredictor = async () => Promise.reject(new Error('no forecasts'));
    const needs = {
      ...server.deps,
      ...({ predictor: { examPredictor } } as unknown as Parameters<typeof answerStudy>[0]),
    };
    await expect(answerStudy(needs, studentId, true)).rejects.toThrow('no forecasts');
    expect(await answersOf(studentId)).toEqual({ consents: 0, declines: 0 });
    expect(await ask(browser, id)).toMatchObject({ state: 'asks', study: { isIn: false } });
  });

  test('joining and leaving without end is paused for a day', async () => {
    const { browser } = await anAdult();
    for (let count = 0; count < STUDY_JOINS_A_DAY.limit; count += 1) {
      expect((await join(browser, true)).status).toBe(200);
      expect((await join(browser, true)).status).toBe(200);
      expect((await join(browser, false)).status).toBe(200);
    }
    expect((await join(browser, true)).status).toBe(429);
    expect((await join(browser, false)).status).toBe(200);
  });

  test('a share of 1 ends it: everyone has suggestions, nothing more is saved, and its effect can still be read', async () => {
    const { browser, id, dreams } = await anAdult();
    await join(browser, true);
    await typed(server, ['lists', 'recommend-share', '1']);
    expect(await ask(browser, id)).toMatchObject({ state: 'ready', study: { isOpen: false, isIn: true } });
    const saved = await results();
    expect(saved).toHaveLength(1);
    const later = await listCalls(browser).create({ exam: 'mht-cet', name: 'Later', choices: dreams });
    await browser.call(lists.order, { params: { id }, body: { version: 1, choices: dreams.slice(0, 1) } });
    for (const list of [id, later.id]) await listCalls(browser).outcome(list);
    expect(await results()).toEqual(saved);
    const { rows } = await server.pool.query('select id from list_trials order by id desc limit 2');
    const [ended, drawing] = rows.map((row) => row.id);
    const lastStudy = await typed(server, ['lists', 'effect']);
    expect(lastStudy.printed).toMatch(new RegExp(`Study ${drawing} since`));
    expect(lastStudy.printed).toMatch(/(With suggestions|Without) +1 +1 /);
    expect((await typed(server, ['lists', 'effect', '--study', String(drawing)])).printed).toBe(lastStudy.printed);
    expect((await typed(server, ['lists', 'effect', '--study', String(ended)])).printed).toContain('share 100%');
    for (const unknown of ['999999', '0', 'x', '99999999999'])
      expect((await typed(server, ['lists', 'effect', '--study', unknown])).code, unknown).toBe(2);
  });

  test('a student who is known to be under 18 cannot take part, even where the consent came first', async () => {
    const { browser, id, studentId } = await anAdult();
    await drawnTo(false);
    expect((await join(browser, true)).status).toBe(200);
    await bornYearsAgo(studentId, 17);
    expect(await ask(browser, id)).toMatchObject({ state: 'ready', study: { isOpen: false, isIn: true } });
    await listCalls(browser).outcome(id);
    expect((await typed(server, ['lists', 'effect'])).printed).toMatch(/Without +0 +0 /);
    expect((await join(browser, false)).status).toBe(200);
    expect((await join(browser, true)).status).toBe(409);
  });

  test('a student whose birth date is unknown is not asked, not drawn and not counted, also with an earlier consent', async () => {
    const { browser, id, studentId } = await aDreamer();
    await drawnTo(false);
    expect(await ask(browser, id)).toMatchObject({ state: 'ready', study: { isOpen: false, isIn: false } });
    expect((await join(browser, true)).status).toBe(409);
    await server.pool.query('insert into list_trial_consents (student_id) values ($1)', [studentId]);
    expect(await ask(browser, id)).toMatchObject({ state: 'ready', study: { isOpen: false, isIn: true } });
    await listCalls(browser).outcome(id);
    expect(await results()).toEqual([]);
    await bornYearsAgo(studentId, 18);
    expect(await ask(browser, id)).toMatchObject({ state: 'off', study: { isOpen: true, isIn: true } });
  });

  test('operators read the effect, and are told when there are too few', async () => {
    const few = await typed(server, ['lists', 'effect']);
    expect([few.code, few.printed]).toEqual([0, expect.stringContaining('Too few to compare')]);
    for (const bad of ['0', '1.5', '-1', 'half', '0.05']) {
      expect((await typed(server, ['lists', 'recommend-share', '--', bad])).code, bad).toBe(2);
    }
  });
});
