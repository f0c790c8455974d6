import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import { type SeasonQuestion, seasonResult } from '@dakhila/contract/season-result';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { PUBLISHED_FROM_ANSWERS, SEASON_QUESTIONS_A_MINUTE } from '@dakhila/domain/lists/season-result';
import { seasonEnd, seasonYear } from '@dakhila/domain/season/season';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aBrowserOf, aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, listCalls, PROFILE } from '../../../test/lists.ts';
import { typed } from '../../../test/ops.ts';

const server = useServer();
const JOSAA = { params: { exam: 'josaa' } } as const;
const DAY_MS = 24 * 3_600_000;

const ask = async (browser: Browser) =>
  (await browser.call(seasonResult.question, JOSAA)).body.data as SeasonQuestion | null;
const tell = (browser: Browser, body: object) =>
  browser.call(seasonResult.answer, { ...JOSAA, body: body as { result: 'none'; mayCount: boolean } });

const withdraw = (browser: Browser, year?: number) =>
  browser.call(seasonResult.withdraw, { ...JOSAA, query: year === undefined ? {} : { year: String(year) } });

/** Goes to the week after the season that is planned for now. */
async function endSeason(): Promise<number> {
  const year = seasonYear('josaa', dayOf(server.clock.now()));
  const days = (Date.parse(seasonEnd('josaa', year)) - server.clock.now().getTime()) / DAY_MS;
  await server.clock.advance({ days: Math.ceil(days) + 7 });
  return year;
}

/** A student with a list that was estimated in this season. */
async function aListed() {
  const student = await aCandidate(server, PROFILE, 1);
  await student.browser.call(predictor.runJosaa, { body: { ...PROFILE.josaa, gender: 'male', pwd: false } });
  const { options, create } = listCalls(student.browser);
  const lines = await options({ exam: 'josaa', collegeId: 'nit-warangal' });
  const list = await create({ exam: 'josaa', name: 'JoSAA', choices: lines.slice(0, 3).map(({ choice }) => choice) });
  await student.browser.call(lists.seen, { params: { id: list.id } });
  await bornYearsAgo(student.id, 19);
  return { ...student, list };
}

const bornYearsAgo = (studentId: string, years: number) =>
  server.pool.query('update students set birth_date = app_now() - make_interval(years => $2::int) where id = $1', [
    studentId,
    years,
  ]);
const evidence = async (studentId: string) =>
  (
    await server.pool.query(
      'select obtained, cardinality(missed) as missed from season_results where student_id = $1',
      [studentId],
    )
  ).rows;

test('a student with a list is asked once after the season; the answer is counted only with consent', async () => {
  const asha = await aListed();
  const bina = await aListed();
  const chitra = await aStudent(server);
  expect(await ask(asha.browser)).toBeNull();
  expect((await tell(asha.browser, { result: 'none', mayCount: true })).status).toBe(409);
  const year = await endSeason();
  // Sessions do not live that long.
  for (const one of [asha, bina, chitra]) one.browser = await aBrowserOf(server, one.id);
  expect(await ask(chitra.browser)).toBeNull();
  const question = await ask(asha.browser);
  expect(question).toMatchObject({ year, title: `JoSAA ${year}` });
  expect(question?.choices.map(({ choice }) => choice)).toEqual(asha.list.choices);

  for (const wrong of [
    { result: 'choice', mayCount: true },
    { result: 'choice', choice: 'iit-bombay.17', mayCount: true },
    { result: 'won', mayCount: true },
    { result: 'none' },
  ])
    expect((await tell(asha.browser, wrong)).status, JSON.stringify(wrong)).toBe(400);
  const second = { result: 'choice', choice: asha.list.choices[1], mayCount: true };
  expect((await tell(asha.browser, second)).status).toBe(200);
  expect((await ask(asha.browser))?.answered).toEqual({ ...second, isCounted: true });
  expect((await tell(asha.browser, { result: 'none', mayCount: true })).status).toBe(409);
  expect((await tell(bina.browser, { result: 'none', mayCount: false })).status).toBe(200);

  const { rows } = await server.deps.db.execute(
    sql`select student_id, result, may_count, obtained, cardinality(missed) as missed from season_results order by result`,
  );
  expect(rows).toEqual([
    { student_id: asha.id, result: 'choice', may_count: true, obtained: expect.any(Number), missed: 1 },
    { student_id: bina.id, result: 'none', may_count: false, obtained: null, missed: 0 },
  ]);
  const few = await typed(server, ['lists', 'outcomes', 'josaa', '--year', String(year)]);
  expect(few.printed).toContain('2 answers');
  expect(few.printed).toContain(`Bands are shown from ${PUBLISHED_FROM_ANSWERS} answers on.`);
});

test('an answer is withdrawn by deleting it, and can then be given again', async () => {
  const { id } = await aListed();
  const other = await aListed();
  await endSeason();
  const browser = await aBrowserOf(server, id);
  const others = await aBrowserOf(server, other.id);
  for (const one of [browser, others]) await tell(one, { result: 'none', mayCount: true });
  expect(await evidence(id)).toEqual([{ obtained: null, missed: 3 }]);
  for (const _twice of [1, 2]) expect((await withdraw(browser)).status).toBe(200);
  expect([await evidence(id), await evidence(other.id)]).toEqual([[], [expect.anything()]]);
  expect((await ask(browser))?.answered).toBeNull();
  expect((await tell(browser, { result: 'other', mayCount: false })).status).toBe(200);
  // It can be withdrawn when nobody asks any more.
  await server.clock.advance({ days: 150 });
  const later = await aBrowserOf(server, id);
  expect((await ask(later))?.answered).toMatchObject({ result: 'other' });
  expect((await withdraw(later)).status).toBe(200);
  expect(await ask(later)).toBeNull();
});

test('a student under 18, or of unknown age, is not asked and not counted', async () => {
  const { id } = await aListed();
  await endSeason();
  const browser = await aBrowserOf(server, id);
  await bornYearsAgo(id, 17);
  expect(await ask(browser)).toBeNull();
  expect((await tell(browser, { result: 'none', mayCount: true })).status).toBe(409);
  await server.pool.query('update students set birth_date = null where id = $1', [id]);
  expect(await ask(browser)).toBeNull();
  await bornYearsAgo(id, 18);
  expect(await ask(browser)).not.toBeNull();
});

test('of several lists that may have been submitted none is counted', async () => {
  const { id, browser: before, list } = await aListed();
  await listCalls(before).create({ exam: 'josaa', name: 'Second', choices: list.choices.slice(0, 1) });
  await endSeason();
  const browser = await aBrowserOf(server, id);
  await tell(browser, { result: 'none', mayCount: true });
  expect(await evidence(id)).toEqual([{ obtained: null, missed: 0 }]);
  expect((await ask(browser))?.answered).toMatchObject({ mayCount: true, isCounted: false });
  await withdraw(browser);
  await tell(browser, { result: 'choice', choice: list.choices[2], mayCount: true });
  expect(await evidence(id)).toEqual([{ obtained: expect.any(Number), missed: 2 }]);
});

test('earlier answers stay visible, and one is deleted without the others', async () => {
  const { id } = await aListed();
  const year = await endSeason();
  const browser = await aBrowserOf(server, id);
  const answerFor = (season: number) =>
    server.pool.query(
      "insert into season_results (student_id, exam, year, result, may_count, missed) values ($1, 'josaa', $2, 'none', true, '{40}')",
      [id, season],
    );
  for (const season of [year - 1, year - 3]) await answerFor(season);
  const told = (season: number) => ({
    year: season,
    title: `JoSAA ${season}`,
    result: 'none',
    mayCount: true,
    isCounted: true,
  });
  // While a newer question waits.
  expect(await ask(browser)).toMatchObject({ year, answered: null, earlier: [told(year - 1), told(year - 3)] });
  await tell(browser, { result: 'other', mayCount: false });
  const all = await ask(browser);
  expect(all).toMatchObject({ year, answered: { result: 'other' }, earlier: [told(year - 1), told(year - 3)] });
  expect((await withdraw(browser, year)).status).toBe(200);
  expect(await ask(browser)).toMatchObject({ year, answered: null, earlier: [told(year - 1), told(year - 3)] });
  // Where nothing is asked: the season is long over, or the birth date was corrected.
  await bornYearsAgo(id, 17);
  const minor = await ask(browser);
  expect(minor).toMatchObject({ year: year - 1, answered: { result: 'none', isCounted: false } });
  await withdraw(browser, year - 1);
  expect(await ask(browser)).toMatchObject({ year: year - 3, answered: { result: 'none' }, earlier: [] });
  for (const wrong of ['26', 'x', '20266', ''])
    expect((await browser.call(seasonResult.withdraw, { ...JOSAA, query: { year: wrong } })).status, wrong).toBe(400);
  // Without a year all of them, as before.
  await answerFor(year - 1);
  expect((await withdraw(browser)).status).toBe(200);
  expect(await ask(browser)).toBeNull();
});

test('only students are asked', async () => {
  expect((await withdraw(server.newBrowser())).status).toBe(401);
  expect((await server.newBrowser().call(seasonResult.question, JOSAA)).status).toBe(401);
  expect((await tell(server.newBrowser(), { result: 'none', mayCount: true })).status).toBe(401);
});

test('a script that asks or answers without end is paused for a minute, and other students go on', async () => {
  const { browser, id } = await aStudent(server);
  const other = await aStudent(server);
  expect(await ask(browser)).toBeNull();
  const { rowCount } = await server.pool.query('update budgets set spent = $2 where key = $1', [
    `season-result:student:${id}`,
    SEASON_QUESTIONS_A_MINUTE.limit,
  ]);
  expect(rowCount).toBe(1);
  const paused = { status: 429, headers: { 'retry-after': expect.any(String) } };
  expect(await browser.call(seasonResult.question, JOSAA)).toMatchObject(paused);
  expect(await tell(browser, { result: 'none', mayCount: false })).toMatchObject(paused);
  expect((await other.browser.call(seasonResult.question, JOSAA)).status).toBe(200);
});
