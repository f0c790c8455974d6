import { type SeasonPlan, seasonPlan } from '@dakhila/contract/season-plan';
import { daysAfter } from '@dakhila/domain/calendar/indian-time';
import { formChoices } from '@dakhila/domain/lists/form-choices';
import { SEASON_PLANS_A_MINUTE } from '@dakhila/domain/season-plan/play-season';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { aStudent } from '../../../../test/builders.ts';
import { useServer } from '../../../../test/harness.ts';
import { aCandidate, listCalls, PROFILE } from '../../../../test/lists.ts';
import { typed } from '../../../../test/ops.ts';

const server = useServer();

type Query = { josaaList?: string; capList?: string; capAbove?: string };
const ask = (browser: Browser, query: Query = {}) => browser.call(seasonPlan.read, { query });
async function planOf(browser: Browser, query: Query = {}): Promise<SeasonPlan> {
  const { status, body } = await ask(browser, query);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as SeasonPlan;
}
const total = (shares: object) => Object.values(shares).reduce((sum: number, share: number) => sum + share, 0);

/** A student with a list of each admission. */
async function withLists(profile: object = PROFILE) {
  const { browser } = await aCandidate(server, profile);
  const { create, options } = listCalls(browser);
  const found = async (exam: 'josaa' | 'mht-cet', search: string, most: number) =>
    (await options({ exam, search })).slice(0, most).map(({ choice }) => choice);
  const josaa = await create({ exam: 'josaa', name: 'NITs', choices: await found('josaa', 'nit', 12) });
  const cap = await create({ exam: 'mht-cet', name: 'CAP', choices: await found('mht-cet', 'pune', 12) });
  return { browser, josaa, cap };
}

describe('the plan across JoSAA, CSAB and CAP', () => {
  test('has both lists simulated together: each admission as its own outcome says', async () => {
    const { browser, josaa, cap } = await withLists();
    const plan = await planOf(browser);
    expect(seasonPlan.read.response.shape.data.safeParse(plan).error).toBeUndefined();
    expect(plan.josaa).toMatchObject({ state: 'simulated', list: { id: josaa.id, version: 1, choices: 12 } });
    expect(plan.cap).toMatchObject({ state: 'simulated', list: { id: cap.id, name: 'CAP' } });
    const form = formChoices((await listCalls(browser).read(cap.id)).choices);
    expect(plan.capChoices.map(({ choice }) => choice)).toEqual(form.map(({ choice }) => choice));
    const { seats, decided, draws } = plan.outcome ?? { seats: {}, decided: undefined, draws: 0 };
    expect([draws, decided, plan.capAbove]).toEqual([10_000, null, null]);
    expect(total(seats)).toBeCloseTo(1, 9);
    const [ofJosaa, ofCap] = await Promise.all([josaa.id, cap.id].map(listCalls(browser).outcome));
    expect((plan.outcome?.seats.capOnly ?? 0) + (plan.outcome?.seats.none ?? 0)).toBeCloseTo(ofJosaa?.none ?? 1, 6);
    expect((plan.outcome?.seats.josaaOnly ?? 0) + (plan.outcome?.seats.none ?? 0)).toBeCloseTo(ofCap?.none ?? 1, 6);
  });

  test('decides once the student’s order is known, and the same each time', async () => {
    const { browser, josaa, cap } = await withLists();
    const query = { josaaList: josaa.id, capList: cap.id, capAbove: '3' };
    const plan = await planOf(browser, query);
    const { ends, hold, csabIsOpen } = plan.outcome?.decided ?? {};
    expect(plan.capAbove).toBe(3);
    expect(total(ends ?? {})).toBeCloseTo(1, 9);
    expect(hold?.rounds.map(({ round, timing }) => [round, timing.state])).toEqual(
      [1, 2, 3, 4].map((round) => [round, 'unknown']),
    );
    expect(csabIsOpen).toBeGreaterThanOrEqual(ends?.none ?? 1);
    expect(await planOf(browser, query)).toEqual(plan);
    // Above all CAP choices nothing can be gained by waiting; below all of them every CAP seat is.
    const first = (await planOf(browser, { ...query, capAbove: '0' })).outcome;
    expect(first?.decided?.hold).toMatchObject({ until: null });
    const last = (await planOf(browser, { ...query, capAbove: '300' })).outcome;
    expect(last?.decided?.ends.cap).toBeCloseTo((last?.seats.both ?? 0) + (last?.seats.capOnly ?? 0), 9);
  });

  test('compares the list with past special rounds by the common rank, without IITs', async () => {
    const { browser } = await withLists();
    const { options, create } = listCalls(browser);
    const iits = (await options({ exam: 'josaa', collegeId: 'iit-bombay' })).map(({ choice }) => choice);
    const nits = (await options({ exam: 'josaa', collegeId: 'nit-warangal' })).map(({ choice }) => choice);
    const { id } = await create({ exam: 'josaa', name: 'Mixed', choices: [...iits.slice(0, 3), ...nits] });
    const csab = (await planOf(browser, { josaaList: id })).outcome?.csab;
    expect(csab).toMatchObject({ choices: nits.length, rank: 25_000, source: 'CSAB' });
    expect(csab?.noChance).toMatch(
      /^Why don’t we show a chance for CSAB\? Our newest CSAB closing ranks are from 2025/,
    );
    expect(csab?.years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025]);
    for (const { opened } of csab?.years ?? []) expect(opened).toBeLessThanOrEqual(nits.length);
    // A far better rank would have opened everything that the special rounds had; one beyond all opens nothing.
    const open = async (mainCrl: number) => {
      const { browser, josaa } = await withLists({ ...PROFILE, josaa: { ...PROFILE.josaa, mainCrl } });
      const { outcome } = await planOf(browser, { josaaList: josaa.id });
      return total(Object.fromEntries((outcome?.csab.years ?? []).map(({ year, opened }) => [year, opened])));
    };
    expect(await open(500)).toBeGreaterThan(await open(30_000));
    expect(await open(1_200_000)).toBe(0);
  });

  test('puts both schedules in one order, with last year’s days as a guide, and says which rounds come too late', async () => {
    const { browser } = await withLists();
    const year = Number((await planOf(browser)).josaa.title.slice(-4));
    const set = (exam: string, step: string, of: number, day: string) =>
      typed(server, [
        ...['schedule', 'set', exam, step, '--year', String(of), '--from', `${of}-${day}`],
        ...['--source', 'Notice', '--as-of', `${of}-05-01`],
      ]);
    await set('josaa', 'withdrawal', year, '07-16');
    await set('mht-cet', 'round-1-allotment', year, '07-10');
    await set('mht-cet', 'round-2-allotment', year - 1, '07-20');
    const plan = await planOf(browser, { capAbove: '12' });
    const known = plan.timeline.filter(({ days }) => days !== null);
    expect(known.map(({ admission, id, basis }) => [admission, id, basis])).toEqual([
      ['cap', 'round-1-allotment', 'announced'],
      ['josaa', 'withdrawal', 'announced'],
      ['cap', 'round-2-allotment', 'year-before'],
    ]);
    expect(known[2]).toMatchObject({
      days: { firstDay: `${year - 1}-07-20` },
      planned: { firstDay: daysAfter(`${year}-07-19`, 1) },
    });
    expect(plan.outcome?.decided?.hold.rounds.map(({ timing }) => timing)).toEqual([
      { state: 'in-time', isGuide: false },
      { state: 'late', isGuide: true },
      { state: 'late', isGuide: true },
      { state: 'late', isGuide: true },
    ]);
    browser.cookies.set('language', 'mr');
    const { timeline, facts } = await planOf(browser);
    expect(timeline.find(({ id }) => id === 'withdrawal')?.title).toContain('शेवटचा दिवस');
    expect(facts.some(({ isUnconfirmed }) => isUnconfirmed)).toBe(true);
    for (const [exam, step, of] of [
      ['josaa', 'withdrawal', year],
      ['mht-cet', 'round-1-allotment', year],
      ['mht-cet', 'round-2-allotment', year - 1],
    ] as const)
      await typed(server, ['schedule', 'clear', exam, step, '--year', String(of)]);
  });
});

describe('what is missing is named', () => {
  test('no list, an empty list, no profile: a state and a sentence for each, and the timeline all the same', async () => {
    const { browser } = await aStudent(server, {});
    const without = await planOf(browser);
    expect([without.josaa.state, without.cap.state, without.outcome]).toEqual(['no-list', 'no-list', null]);
    expect(without.josaa.message).toContain('Start a preference list');
    expect(without.timeline.length).toBeGreaterThan(10);
    const { create } = listCalls(browser);
    const found = await listCalls(browser).options({ exam: 'josaa', collegeId: 'nit-warangal' });
    await create({ exam: 'josaa', name: 'NIT', choices: found.slice(0, 2).map(({ choice }) => choice) });
    const { josaa } = await planOf(browser);
    expect(josaa).toMatchObject({ state: 'no-profile', list: { choices: 2 } });
    expect(josaa.message).toMatch(/complete your exam profile\./);
    const { browser: told } = await aCandidate(server);
    await listCalls(told).create({ exam: 'mht-cet', name: 'Empty' });
    expect((await planOf(told)).cap).toMatchObject({ state: 'empty', list: { name: 'Empty', choices: 0 } });
  });

  test('a list of the other admission, a list that is not there and hostile values are refused', async () => {
    const { browser, josaa, cap } = await withLists();
    expect((await ask(browser, { josaaList: cap.id })).status).toBe(400);
    expect((await ask(browser, { capList: josaa.id })).status).toBe(400);
    expect((await ask(browser, { josaaList: '5e1c7a52-7a5b-4a3c-9d7e-6f2b1a0c9d11' })).status).toBe(404);
    for (const capAbove of ['-1', '1.5', '1e3', '9999', 'x', '', '٣'])
      expect((await ask(browser, { capAbove })).status).toBe(400);
    expect((await ask(browser, { josaaList: 'x' })).status).toBe(400);
    const other = await aCandidate(server);
    expect((await ask(other.browser, { josaaList: josaa.id })).status).toBe(404);
    expect((await ask(server.newBrowser())).status).toBe(401);
  });
});

test('a script that asks without end is paused for a minute, and other students go on', async () => {
  const { browser, id } = await aStudent(server);
  const other = await aStudent(server);
  expect((await ask(browser)).status).toBe(200);
  const { rowCount } = await server.pool.query('update budgets set spent = $2 where key = $1', [
    `season-plan:student:${id}`,
    SEASON_PLANS_A_MINUTE.limit,
  ]);
  expect(rowCount).toBe(1);
  expect(await ask(browser)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  expect((await ask(other.browser)).status).toBe(200);
});
