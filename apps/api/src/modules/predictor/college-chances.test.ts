import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import type { CollegeChances } from '@dakhila/contract/saved-runs';
import { wasOpenToEnd } from '@dakhila/domain/predictor/why-unsure';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { wholeRun } from '../../../test/whole-run.ts';

const server = useServer();

const CAP = {
  percentile: 96,
  category: 'OBC',
  gender: 'female',
  candidature: 'maharashtra',
  homeUniversity: 'Savitribai Phule Pune University',
};
const ask = (browser: Browser, collegeId: string, exam = 'mht-cet') =>
  browser.call(predictor.ofCollege, { params: { exam: exam as 'mht-cet', collegeId } });

test('a college shows what the newest prediction of its exam says of it, and nothing is spent', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  expect((await ask(browser, '06271')).body.data).toBeNull();
  const run = await wholeRun(browser, (await browser.call(predictor.runMhtCet, { body: CAP })).body.data as Run);
  const isReserved = ({ pool, pools }: Run['first']['results'][number]) =>
    pool.seatType === 'OBC' && pools[0]?.lastYear;
  const collegeId = run.results.find(isReserved)?.collegeId ?? '';
  const { status, body } = await ask(browser, collegeId);
  expect(status).toBe(200);
  expect(predictor.ofCollege.response.safeParse(body).error).toBeUndefined();
  const chances = body.data as CollegeChances;
  expect(chances).toMatchObject({ runId: run.id, year: run.year, isOutdated: false });
  expect(chances.title).toBe('96 percentile, OBC, Savitribai Phule Pune University');
  const seen = [...run.results, ...run.unlikely].filter((result) => result.collegeId === collegeId);
  expect(chances.results).toEqual(
    seen.map(({ programme, choiceCode, chance, band, offered }) =>
      expect.objectContaining({ programme, choiceCode, chance, band, offered }),
    ),
  );
  // The page shows open seats to everybody; a student of OBC also sees how the OBC seat closed.
  for (const [at, { pools, pool }] of seen.entries()) {
    const { lastYear = null, lastYearPercentile = null } = pools[0] ?? {};
    const isShown = pool.seatType !== 'OPEN' && lastYear !== null;
    const { label: seat } = pool;
    const { last: year } = run.dataYears;
    const own = run.lists.find(({ id }) => id === pools[0]?.list);
    // Open to the end of the list here as on the card.
    const isToEnd = pools[0] !== undefined && wasOpenToEnd(pools[0], own, year);
    const printed = { category: pool.code, section: pool.section };
    const closing = {
      seat,
      printed,
      year,
      rank: lastYear,
      percentile: lastYearPercentile,
      ...(isToEnd && { isToEnd }),
    };
    expect(chances.results[at]?.reserved).toEqual(isShown ? closing : null);
    expect(chances.results[at]?.seat).toBe(seat);
  }
  expect(chances.results.some(({ reserved }) => reserved)).toBe(true);
  expect(chances.student).toEqual({ category: CAP.category, gender: CAP.gender });
  // No prediction of the other exam was made.
  expect((await ask(browser, 'iit-bombay', 'josaa')).body.data).toBeNull();
});

test('an EWS candidate is named as one', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  await browser.call(predictor.runMhtCet, { body: { ...CAP, category: 'OPEN', ews: true } });
  expect(((await ask(browser, '06271')).body.data as CollegeChances).student).toEqual({
    ...{ category: 'OPEN', gender: CAP.gender, ews: true },
  });
});

test('a chance by an All India seat of CAP names that seat and JEE', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const body = { ...CAP, category: 'OPEN', gender: 'male', percentile: 97.6, jeeMainPercentile: 98.6 };
  const run = await wholeRun(browser, (await browser.call(predictor.runMhtCet, { body })).body.data as Run);
  const collegeId = run.results.find(({ pool }) => pool.seatType === 'AI')?.collegeId ?? '';
  const { results } = (await ask(browser, collegeId)).body.data as CollegeChances;
  expect(results).toContainEqual(expect.objectContaining({ seat: 'All India seats', isByJee: true }));
});

test('a college that the prediction does not hold has no results; another student sees none of it', async () => {
  const asha = await aStudent(server, { pulls: 1 });
  const ravi = await aStudent(server);
  const run = (await asha.browser.call(predictor.runMhtCet, { body: CAP })).body.data as Run;
  expect((await ask(asha.browser, '99999')).body.data).toMatchObject({
    ...{ runId: run.id, results: [] },
    leftOut: { why: 'not-offered', missing: [] },
  });
  expect((await ask(ravi.browser, run.first.results[0]?.collegeId ?? '')).body.data).toBeNull();
});

test('a college that the student’s own preferences hide says so', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  await browser.call(predictor.runMhtCet, { body: { ...CAP, preferences: { cities: ['Nagpur'] } } });
  const { body } = await ask(browser, '06271');
  expect(body.data).toMatchObject({ results: [], leftOut: { why: 'not-wanted', missing: [] } });
  expect(predictor.ofCollege.response.safeParse(body).error).toBeUndefined();
});

test('a college that is closed to the student says so', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  await browser.call(predictor.runMhtCet, { body: { ...CAP, gender: 'male' } });
  const forWomen = '03035';
  expect((await ask(browser, forWomen)).body.data).toMatchObject({ results: [], leftOut: { why: 'closed' } });
});

test('strangers and unknown exams are refused', async () => {
  const { browser } = await aStudent(server);
  expect((await ask(server.newBrowser(), '06271')).status).toBe(401);
  expect((await ask(browser, '06271', 'neet')).status).toBe(400);
});
