import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { seasonYear } from '@dakhila/domain/season/season';
import { describe, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { wholeRun } from '../../../test/whole-run.ts';
import { readBalances } from '../billing/index.ts';

const server = useServer();

const JOSAA = { mainCrl: 25_000, category: 'OPEN', pwd: false, gender: 'male', homeState: 'Maharashtra' };
const CAP = { percentile: 95, category: 'OPEN', gender: 'male', candidature: 'maharashtra' };

describe('a sentence stands under the field', () => {
  test.each([
    ['a rank of 0', { mainCrl: 0 }, 'mainCrl', 'A rank is a whole number'],
    ['half a rank', { mainCrl: 1.5 }, 'mainCrl', 'A rank is a whole number'],
    ['a rank as text', { mainCrl: '25000' }, 'mainCrl', 'A rank is a whole number'],
    ['a rank beyond all candidates', { mainCrl: 9_999_999 }, 'mainCrl', 'A rank is a whole number'],
    ['no rank', { mainCrl: undefined }, 'mainCrl', 'Enter at least one rank'],
    ['a percentile of 100.5', { mainPercentile: 100.5 }, 'mainPercentile', 'from 0 to 100'],
    ['a category without its rank', { category: 'SC' }, 'mainCategoryRank', 'Enter your SC rank for JEE Main'],
    ['a category of the other exam', { category: 'SEBC' }, 'category', 'Choose your category'],
    ['an unknown state', { homeState: 'Atlantis' }, 'homeState', 'first took Class XII'],
    ['no state', { homeState: undefined }, 'homeState', 'first took Class XII'],
    ['an unknown gender', { gender: 'x' }, 'gender', 'Choose male, female or other'],
    ['a future year', { year: 2099 }, 'year', 'We don’t have enough data for a later year'],
    ['a past year', { year: 2020 }, 'year', 'Results for earlier years are already published'],
    ['a year of two digits', { year: 26 }, 'year', 'A year has four digits'],
  ])('JoSAA: %s', async (_, more, field, sentence) => {
    const { id, browser } = await aStudent(server, { pulls: 1 });
    const { status, body } = await browser.call(predictor.runJosaa, { body: { ...JOSAA, ...more } as never });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect((body.fields as Record<string, string>)[field]).toContain(sentence);
    expect((await readBalances(server.deps.db, id)).attempts.left).toBe(1);
  });

  test.each([
    ['a percentile of 100.5', { percentile: 100.5 }, 'percentile', 'from 0 to 100'],
    ['a percentile below 0', { percentile: -1 }, 'percentile', 'from 0 to 100'],
    ['a merit number of 0', { meritNumber: 0 }, 'meritNumber', 'A merit number is a whole number'],
    ['nothing to judge by', { percentile: undefined }, 'percentile', 'Enter your MHT-CET percentile'],
    ['an unknown home university', { homeUniversity: 'Oxford' }, 'homeUniversity', 'Choose your home university'],
    ['an unknown community', { minority: 'Martian' }, 'minority', 'Choose your community'],
    ['an unknown candidature', { candidature: 'abroad' }, 'candidature', 'Choose Maharashtra'],
    ['outside without JEE Main', { candidature: 'outside' }, 'jeeMainRank', 'you get All India seats through JEE Main'],
    ['a flag that is none', { tfws: 'yes' }, 'tfws', 'Answer yes or no'],
  ])('CAP: %s', async (_, more, field, sentence) => {
    const { browser } = await aStudent(server, { pulls: 1 });
    const { status, body } = await browser.call(predictor.runMhtCet, { body: { ...CAP, ...more } as never });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect((body.fields as Record<string, string>)[field]).toContain(sentence);
  });
});

test.each([
  [2099, 'पुरेशी माहिती नाही'],
  [2020, 'निकाल'],
])('the year %i and an id that is none are refused in the language of the page', async (year, sentence) => {
  const { browser } = await aStudent(server, { pulls: 1 });
  browser.cookies.set('language', 'mr');
  const { body } = await browser.call(predictor.runJosaa, { body: { ...JOSAA, year } as never });
  expect((body.fields as Record<string, string>).year).toContain(sentence);
  const { body: unknown } = await browser.call(predictor.reopen, { params: { id: 'none' } });
  expect(unknown.message).toBe('हा अंदाज सापडला नाही');
});

test('unknown fields are refused', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  expect((await browser.call(predictor.runJosaa, { body: { ...JOSAA, wish: 1 } as never })).status).toBe(400);
});

test('other spellings of a state, a university and a community are understood', async () => {
  const { browser } = await aStudent(server, { pulls: 2 });
  const josaa = await browser.call(predictor.runJosaa, { body: { ...JOSAA, homeState: 'orissa' } as never });
  expect((josaa.body.data as Run).input.homeState).toBe('Odisha');
  const body = { ...CAP, homeUniversity: 'Mumbai University', minority: 'Gujarathi' };
  const cap = await browser.call(predictor.runMhtCet, { body: body as never });
  expect((cap.body.data as Run).input).toMatchObject({
    homeUniversity: 'University of Mumbai',
    minority: ['Gujarati'],
  });
});

test('preferences narrow the results', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const preferences = { branches: ['Computer Engineering'], cities: ['Pune'] };
  const { body } = await browser.call(predictor.runMhtCet, { body: { ...CAP, preferences } as never });
  const { results, unlikely, colleges } = await wholeRun(browser, body.data as Run);
  expect(results.length).toBeGreaterThan(3);
  expect(new Set([...results, ...unlikely].map(({ branch, programme }) => branch ?? programme))).toEqual(
    new Set(['Computer Engineering']),
  );
  expect(new Set(colleges.map(({ city }) => city))).toEqual(new Set(['Pune']));
});

test('preferences that leave nothing within reach give way, cities first, and the run says so', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const preferences = { branches: ['Computer Engineering'], cities: ['Atlantis'] };
  const { body } = await browser.call(predictor.runMhtCet, { body: { ...CAP, preferences } as never });
  const { id, relaxed, resultCount, input, first } = body.data as Run;
  expect([relaxed, input.preferences]).toEqual(['cities', preferences]);
  expect(resultCount).toBeGreaterThan(3);
  const picked = Object.values(first.picks ?? {}).flat();
  expect(picked.length).toBeGreaterThan(3);
  expect(new Set(picked.map(({ branch, programme }) => branch ?? programme))).toEqual(
    new Set(['Computer Engineering']),
  );
  const { body: again } = await browser.call(predictor.reopen, { params: { id } });
  expect((again.data as Run).relaxed).toBe('cities');
  expect(predictor.reopen.response.safeParse(again).error).toBeUndefined();
});

test('a candidate whom nothing fits still sees what nearly does', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const { body } = await browser.call(predictor.runJosaa, { body: { ...JOSAA, mainCrl: 2_400_000 } as never });
  const { resultCount, unlikelyCount, first } = body.data as Run;
  expect(resultCount).toBe(0);
  expect(unlikelyCount).toBeGreaterThan(10);
  expect(first).toMatchObject({ total: unlikelyCount, all: unlikelyCount });
});

describe('the merit number of a percentile', () => {
  const estimate = async (query: Record<string, string>) => {
    const { browser } = await aStudent(server);
    return browser.call(predictor.meritEstimate, { query: query as never });
  };
  test('is estimated for the coming year with its range and its history', async () => {
    const { body } = await estimate({ percentile: '90' });
    expect(body.data).toMatchObject({
      year: seasonYear('mht-cet', dayOf(server.clock.now())),
      percentile: 90,
      earlier: expect.arrayContaining([
        { year: 2020, percentile: 90, meritNumber: 14_520 },
        { year: 2024, percentile: 90, meritNumber: 29_695 },
      ]),
      explanation: expect.stringContaining('rose by about'),
    });
    const { meritNumber, meritNumberLow, meritNumberHigh } = body.data as Record<string, number>;
    const { earlier } = body.data as { earlier: { year: number; meritNumber: number }[] };
    // In 2026 the 90.45th percentile had number 40,301, the 89.27th 44,969.
    const newest = earlier.at(-1);
    expect(newest?.year).toBe(2026);
    expect(newest?.meritNumber).toBeGreaterThan(40_301);
    expect(newest?.meritNumber).toBeLessThan(44_969);
    expect(meritNumber).toBeGreaterThan(newest?.meritNumber ?? 0);
    expect(meritNumberLow).toBeLessThan(meritNumber ?? 0);
    expect(meritNumberHigh).toBeGreaterThan(meritNumber ?? 0);
  });
  test('and the other way round', async () => {
    const there = (await estimate({ percentile: '90' })).body.data as { meritNumber: number };
    const { body } = await estimate({ meritNumber: String(there.meritNumber) });
    expect((body.data as { percentile: number }).percentile).toBeCloseTo(90, 1);
  });
  test.each([
    [{}],
    [{ percentile: '101' }],
    [{ percentile: 'high' }],
    [{ percentile: '' }],
    [{ meritNumber: '0' }],
    [{ percentile: '9', meritNumber: '9' }],
  ])('is refused for %j', async (query) => {
    expect((await estimate(query)).status).toBe(400);
  });
});
