import { type Dashboard, dashboard } from '@dakhila/contract/dashboard';
import { examProfile } from '@dakhila/contract/exam-profile';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { type LedgerEntry, profile } from '@dakhila/contract/profile';
import { topUps } from '@dakhila/contract/top-ups';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { firstFew } from '@dakhila/domain/predictor/first-few';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import { seasonYear } from '@dakhila/domain/season/season';
import { expect, test } from 'vitest';
import { aTaker, startAssessment } from '../../../test/assessment.ts';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { aBooking, aClient, aCounsellor } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, listCalls, PROFILE } from '../../../test/lists.ts';
import { openShop } from '../../../test/shop.ts';
import { wholeRun } from '../../../test/whole-run.ts';

const server = useServer();

async function dashboardOf(browser: Browser): Promise<Dashboard> {
  const { status, body } = await browser.call(dashboard.read);
  expect(status).toBe(200);
  expect(dashboard.read.response.safeParse(body).error).toBeUndefined();
  return body.data as Dashboard;
}
const stepsOf = ({ steps }: Dashboard) => steps.map(({ step }) => step);

test('someone new is asked for an exam, and nothing is made up', async () => {
  const { browser } = await aStudent(server, { firstName: 'Asha', pulls: 3 });
  expect(await dashboardOf(browser)).toEqual({
    firstName: 'Asha',
    tier: 'Basic',
    allowance: {
      recommendationPulls: 3,
      psychometricAssessment: false,
      psychometricTestStatus: false,
      availableCounsellingSessions: 0,
      totalCounsellingSessions: 0,
    },
    face: 'first-use',
    steps: [{ step: 'tell-exam', exam: null, target: null }],
    examsTold: [],
    profile: { filled: 0, of: 10 },
    age: { isKnown: false, isUnderage: null, isSatisfied: false, asked: null },
    prediction: null,
    runs: 0,
    lists: [],
    listCount: 0,
    session: null,
    assessment: { state: 'none', id: null, answered: 0, of: expect.any(Number) },
    rounds: [
      { exam: 'mht-cet', title: expect.stringContaining('CAP'), authority: expect.any(String), dates: [] },
      { exam: 'josaa', title: expect.stringContaining('JoSAA'), authority: expect.any(String), dates: [] },
    ],
    isAgreementCurrent: false,
    payment: null,
  });
});

test('a prediction and a list make the full face: headline, health, and what is outdated', async () => {
  const asha = await aCandidate(server, PROFILE, 3);
  const { gender, josaa } = PROFILE;
  expect(stepsOf(await dashboardOf(asha.browser))).toEqual(['predict']);
  const answer = await asha.browser.call(predictor.runJosaa, { body: { gender, ...josaa, pwd: false } });
  const run = answer.body.data as Run;
  const midway = await dashboardOf(asha.browser);
  expect(midway).toMatchObject({ face: 'midway', runs: 1 });
  expect(midway.steps[0]).toEqual({ step: 'start-list', exam: 'josaa', target: run.id });
  expect(midway.prediction).toMatchObject({
    ...{ id: run.id, exam: 'josaa', year: run.year, counts: run.counts, dataYears: run.dataYears, isOutdated: false },
    season: run.year,
  });
  // The few are of the first picks of the results screen, each with what its card says.
  const shown = firstFew(run.first.picks ?? { ambitious: [], match: [], safe: [], range: [] }, 5);
  expect(shown.map(({ group }) => group)).toEqual(['safe', 'match', 'ambitious', 'safe', 'match']);
  expect(midway.prediction?.top).toEqual(
    shown.map(
      ({
        group,
        row: {
          collegeId,
          collegeName,
          programme,
          chance,
          band,
          offered,
          pools: [best],
        },
      }) => ({
        ...{ group, collegeId, collegeName, programme, chance, band, offered },
        record: { ...best?.offer, chance: undefined },
      }),
    ),
  );
  const { results } = await wholeRun(asha.browser, run);
  expect(midway.prediction?.inDoubt).toBe(results.filter(({ offered }) => isOfferInDoubt(offered)).length);

  const { options, create } = listCalls(asha.browser);
  const [dream] = await options({ exam: 'josaa', search: 'IIT Bombay computer' });
  const list = await create({ exam: 'josaa', name: 'Dreams', choices: [dream?.choice] });
  await create({ exam: 'josaa', name: 'Nothing yet' });
  const full = await dashboardOf(asha.browser);
  expect(full).toMatchObject({
    face: 'power',
    listCount: 1,
    // Without a rank of JEE Advanced nobody can tell: that is no reason to alarm.
    lists: [{ id: list.id, name: 'Dreams', choices: 1, verdict: 'unestimated' }],
  });

  // A list that should be fixed is found behind newer ones of another exam.
  await server.pool.query(`update preference_lists set seen = seen || $2 where id = $1`, [
    list.id,
    { choices: { [dream?.choice ?? '']: { state: 'closed', percent: null } } },
  ]);
  await server.pool.query(
    `insert into preference_lists (id, student_id, exam, name, choices, updated_at)
     select gen_random_uuid(), $1, 'mht-cet', 'CAP ' || n, array['x'], app_now() + interval '1 minute' from generate_series(1, 3) n`,
    [asha.id],
  );
  const behind = await dashboardOf(asha.browser);
  // The step names its list, so that list is among those shown.
  expect(behind.lists.map(({ exam }) => exam)).toEqual(['mht-cet', 'mht-cet', 'josaa']);
  expect(behind.listCount).toBe(4);
  expect(behind.steps).toContainEqual({ step: 'mend-list', exam: 'josaa', target: list.id });

  await server.pool.query("update prediction_editions set data_version = 'older'");
  const later = await dashboardOf(asha.browser);
  expect(later.prediction?.isOutdated).toBe(true);
  expect(stepsOf(later)).toContain('predict-again');

  await server.pool.query("update prediction_runs set title = '96.4 percentile, OBC'");
  asha.browser.cookies.set('language', 'mr');
  const inMarathi = await dashboardOf(asha.browser);
  const ledger = (await asha.browser.call(profile.ledger, { query: {} })).body.data as { entries: LedgerEntry[] };
  const causes = ledger.entries.filter(({ cause }) => cause.type === 'run').map(({ cause }) => cause.name);
  expect(inMarathi.prediction?.title).toMatch(/96\.4 पर्सेंटाइल/);
  expect(causes).toEqual([inMarathi.prediction?.title]);

  const other = await aStudent(server, { pulls: 1 });
  expect(await dashboardOf(other.browser)).toMatchObject({ prediction: null, runs: 0, lists: [], face: 'first-use' });
});

test('what the dashboard says of a list is what the list itself says of a seat', async () => {
  const { browser } = await aCandidate(server);
  const { options, create, outcome, read } = listCalls(browser);
  const found = await Promise.all(
    ['nit', 'iiit', 'civil', 'electrical'].map((search) => options({ exam: 'josaa', search })),
  );
  const all = await create({
    exam: 'josaa',
    name: 'All',
    choices: [...new Set(found.flat().map(({ choice }) => choice))],
  });
  const choices = (await read(all.id)).choices.flatMap(({ choice, standing }) =>
    standing.chance === null ? [] : [choice],
  );
  for (const count of [1, 3, choices.length]) {
    const { id } = await create({ exam: 'josaa', name: `First ${count}`, choices: choices.slice(0, count) });
    const { none, checks } = await outcome(id);
    const verdict = (await dashboardOf(browser)).lists.find((list) => list.id === id)?.verdict;
    const isRisky = checks.some(({ code }) => code === 'too-short' || code === 'all-unreachable');
    expect({ none, isBad: verdict === 'no-safety' || verdict === 'out-of-reach' }).toEqual({ none, isBad: isRisky });
    expect({ count, verdict, isSound: verdict === 'sound' }).toEqual({ count, verdict, isSound: !isRisky });
  }
  const edited = await create({ exam: 'josaa', name: 'Edited', choices: choices.slice(0, 1) });
  await outcome(edited.id);
  await browser.call(lists.seen, { params: { id: edited.id } });
  const verdictNow = async () => (await dashboardOf(browser)).lists.find(({ id }) => id === edited.id)?.verdict;
  const before = await verdictNow();
  expect(before).not.toBe('untested');
  await browser.call(lists.order, { params: { id: edited.id }, body: { version: 1, choices: [] } });
  await browser.call(lists.order, { params: { id: edited.id }, body: { version: 2, choices: choices.slice(0, 1) } });
  expect(['untested', 'out-of-reach', 'sound']).toContain(await verdictNow());
  await outcome(edited.id);
  expect(await verdictNow()).toBe(before);
});

test('after other answers or forecasts a list has no verdict until it is opened, also one saved by an earlier release', async () => {
  const { browser } = await aCandidate(server);
  const { options, create, outcome } = listCalls(browser);
  const found = await options({ exam: 'mht-cet', search: 'computer pune' });
  const choices = found.slice(0, 4).map(({ choice }) => choice);
  const { id } = await create({ exam: 'mht-cet', name: 'Pune', choices });
  const answer = (percentile: number) =>
    browser.call(examProfile.save, { body: { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, percentile } } });
  const ownList = async () => (await dashboardOf(browser)).lists.find((list) => list.id === id);
  await outcome(id);
  const before = await ownList();
  expect(before?.verdict).not.toBe('outdated');

  await answer(20);
  expect(await ownList()).toMatchObject({ verdict: 'outdated', closed: 0, bands: { Safe: 0, Likely: 0, Reach: 0 } });
  const steps = stepsOf(await dashboardOf(browser));
  expect(steps).not.toContain('mend-list');
  // Checking the list tells how it stands now.
  expect(steps).toContain('check-list');
  await outcome(id);
  expect((await ownList())?.verdict).toMatch(/out-of-reach|no-safety/);
  await answer(95);
  await outcome(id);
  expect(await ownList()).toEqual(before);

  await server.pool.query("update preference_lists set seen = seen #- '{outcome,restsOn}' where id = $1", [id]);
  expect(await ownList()).toEqual(before);
  await server.pool.query('update preference_lists set seen = seen || \'{"edition":"older"}\' where id = $1', [id]);
  expect((await ownList())?.verdict).toBe('outdated');
});

test('a session ahead is shown, becomes the main step when it begins, and is gone when it is over', async () => {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 2 });
  expect(stepsOf(await dashboardOf(asha.browser))).toContain('book-session');
  const booking = await aBooking(server, asha.browser, 24);
  const before = await dashboardOf(asha.browser);
  expect(before.session).toMatchObject({ id: booking.id, counsellor: 'Meera Joshi', isNow: false });
  expect(stepsOf(before)).not.toContain('book-session');
  await server.clock.advance({
    hours: (Date.parse(booking.startsAt) - server.clock.now().getTime()) / 3_600_000 - 0.25,
  });
  const soon = await dashboardOf(asha.browser);
  expect(soon.steps[0]).toEqual({ step: 'join-session', exam: null, target: booking.id });
  expect(soon.session).toMatchObject({ isNow: true, joinUrl: expect.stringContaining('session-') });
  await server.clock.advance({ hours: 3 });
  const after = await dashboardOf(asha.browser);
  expect(after.session).toBeNull();
  expect(stepsOf(after)).toEqual(expect.arrayContaining(['rate-session', 'book-session']));
});

test('the assessment goes from not owned to under way', async () => {
  const none = await aStudent(server);
  expect((await dashboardOf(none.browser)).assessment.state).toBe('none');
  const asha = await aTaker(server);
  expect((await dashboardOf(asha.browser)).assessment).toMatchObject({ state: 'ready', id: null });
  const id = await startAssessment(asha.browser);
  const under = await dashboardOf(asha.browser);
  expect(under.assessment).toMatchObject({ state: 'under-way', id, answered: 0 });
  expect(under.steps[0]).toEqual({ step: 'resume-assessment', exam: null, target: id });
});

test('the age is known once it is told; a parent who was asked is waited for', async () => {
  const asha = await aStudent(server);
  const birthDate = `${server.clock.now().getFullYear() - 16}-01-15`;
  await asha.browser.call(guardianConsent.saveBirthDate, { body: { birthDate } });
  expect((await dashboardOf(asha.browser)).age).toEqual({
    ...{ isKnown: true, isUnderage: true, isSatisfied: false, asked: null },
  });
  await asha.browser.call(guardianConsent.ask, { body: { guardianName: 'Sunita', contact: 'sunita@example.com' } });
  const asked = await dashboardOf(asha.browser);
  expect(asked.age.asked).toBe('Sunita');
  expect(asked.steps[0]?.step).toBe('finish-consent');
});

test('announced dates of the student’s own exam are shown, and one within a week comes first', async () => {
  const asha = await aCandidate(server, { gender: 'male', josaa: PROFILE.josaa }, 1);
  const today = dayOf(server.clock.now());
  const announce = (step: string, day: string) =>
    server.pool.query(
      `insert into schedule_days (exam, year, step, first_day, last_day, source, as_of)
       values ('josaa', $1, $2, $3, $3, 'JoSAA', $4)`,
      [seasonYear('josaa', today), step, day, today],
    );
  await announce('choice-locking', daysAfter(today, 20));
  const far = await dashboardOf(asha.browser);
  expect(far.rounds).toMatchObject([{ exam: 'josaa', dates: [{ id: 'choice-locking', isRunning: false }] }]);
  expect(stepsOf(far)).not.toContain('round-date');
  await announce('registration', daysAfter(today, 2));
  const near = await dashboardOf(asha.browser);
  expect(near.rounds[0]?.dates.map(({ id }) => id)).toEqual(['registration', 'choice-locking']);
  expect(near.steps[0]).toEqual({ step: 'round-date', exam: 'josaa', target: null });
});

test('a payment that is not known yet is said, and one that our team looks at, however long that takes', async () => {
  await openShop(server);
  const asha = await aStudent(server);
  const { body } = await asha.browser.call(topUps.predictions.tiers);
  const [tier] = body.data as { _id: string; name: string }[];
  await asha.browser.call(topUps.predictions.selectTier, { body: { tierId: tier?._id ?? '' } });
  const payment = { purpose: 'predictions', plan: tier?.name };
  expect((await dashboardOf(asha.browser)).payment).toMatchObject({ ...payment, state: 'processing' });
  await server.pool.query("update orders set state = 'review', review_reason = 'amount', next_check_at = null");
  await server.clock.advance({ days: 3 });
  expect((await dashboardOf(asha.browser)).payment).toMatchObject({ ...payment, state: 'review' });
});

test('without a session the answer is 401', async () => {
  expect((await server.newBrowser().call(dashboard.read)).status).toBe(401);
});
