import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { pickFirst } from '@dakhila/domain/predictor/first-picks';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import { PICK_GROUPS } from '@dakhila/domain/predictor/result-names';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { describe, expect, test } from 'vitest';
import { editionOf } from './edition.ts';
import { capDesk, capRecommended, josaaRecommended } from './golden-chances-fixture.ts';
import { headlineOf } from './headline.ts';
import { openResults, pageOf, type Row, rowsOf } from './run-results.ts';

/** The first picks of students over the whole range, by the forecasts that the server makes. The results come in the recommended order. */
const picksOf = (rows: readonly PredictionResult[]) => pickFirst(rows, new Map());
const CAP = { gender: 'male', candidature: 'maharashtra', homeUniversity: 'University of Mumbai' } as const;
const sizes = ({ ambitious, match, safe, range }: ReturnType<typeof picksOf>) =>
  [ambitious, match, safe, range].map(({ length }) => length);
const isGovernment = (college: string) =>
  capDesk.table.colleges.find(({ id }) => id === college)?.type === 'government';
const bandsOf = (rows: readonly PredictionResult[]) => [...new Set(rows.map(({ band }) => band))];

test('a topper is shown the twelve most sought-after programmes, all safe', () => {
  const picks = picksOf(capRecommended({ ...CAP, category: 'OPEN', meritNumber: 1 }));
  expect(sizes(picks)).toEqual([0, 0, 12, 0]);
  expect(picks.safe[0]).toMatchObject({ programme: expect.stringContaining('Computer') });
  expect(picks.safe[0]?.collegeName).toMatch(/COEP|Veermata Jijabai/);
});

test('a middle student gets four hopes, four matches and four safe ones, of several colleges and sure to be offered', () => {
  const picks = picksOf(capRecommended({ ...CAP, category: 'OBC', gender: 'female', percentile: 94.2 }));
  expect(sizes(picks)).toEqual([4, 4, 4, 0]);
  expect([bandsOf(picks.ambitious), bandsOf(picks.match), bandsOf(picks.safe)]).toEqual([
    ['Possible'],
    ['Likely'],
    ['Safe'],
  ]);
  for (const group of [picks.ambitious, picks.match, picks.safe]) {
    expect(new Set(group.map(({ collegeId }) => collegeId)).size).toBeGreaterThanOrEqual(2);
    expect(group.filter(({ offered }) => isOfferInDoubt(offered))).toEqual([]);
    // A government college comes before private ones that are nearly as sought-after.
    const demand = group.filter(({ collegeId }) => !isGovernment(collegeId)).map((row) => row.demand ?? 0);
    expect(demand).toEqual(demand.toSorted((one, other) => one - other));
  }
});

describe('an SEBC student at 88.4 percentile who named Latur, Nanded and two large cities', () => {
  const cities = ['Latur', 'Nanded', 'Chhatrapati Sambhajinagar', 'Pune'];
  const { lists, ...columns } = capDesk.predict({
    ...{ category: 'SEBC', gender: 'female', candidature: 'maharashtra', percentile: 88.4 },
    homeUniversity: 'Swami Ramanand Teerth Marathwada University, Nanded',
    preferences: { cities, branches: ['group:computer'] },
  });
  const run = openResults(editionOf(capDesk.edition, capDesk.table), columns, lists, { cities });
  const { picks, colleges } = pageOf(run, {}, 1);
  const cityOf = new Map(colleges.map(({ id, city }) => [id, city]));
  const picked = PICK_GROUPS.flatMap((group) => picks?.[group] ?? []);

  test('is shown one of each city, Latur by its government college', () => {
    expect(new Set(picked.map(({ collegeId }) => cityOf.get(collegeId)))).toEqual(new Set(cities));
    const ofLatur = picked.filter(({ collegeId }) => cityOf.get(collegeId) === 'Latur');
    expect(ofLatur.map(({ collegeName }) => collegeName)).toContainEqual(expect.stringMatching(/^Puranmal Lahoti/));
  });
});

/** What a student of CAP is shown first, without any preferences. */
function openCap(candidate: Parameters<typeof capDesk.predict>[0]) {
  const { lists, ...columns } = capDesk.predict({ ...candidate, preferences: undefined });
  const { homeUniversity } = candidate;
  const run = openResults(editionOf(capDesk.edition, capDesk.table), columns, lists, { homeUniversity });
  const picksIn = (view: ResultView) => PICK_GROUPS.map((group) => pageOf(run, view, 1).picks?.[group] ?? []);
  return { run, picksIn };
}

describe('a student of Nagpur at 97.6 percentile with JEE Main rank 21,400', () => {
  const { run, picksIn } = openCap({
    ...{ ...CAP, category: 'OPEN', percentile: 97.6, jeeMainRank: 21_400 },
    homeUniversity: 'Rashtrasant Tukadoji Maharaj Nagpur University',
  });
  const placeOf = (rows: readonly Row[], programme: RegExp, college: RegExp) =>
    rows.findIndex((row) => programme.test(row.programme) && college.test(row.collegeName));

  test('sees All India seats that JEE candidates seek before those that they do not', () => {
    const rows = rowsOf(run, {});
    expect(placeOf(rows, /^Instrumentation/, /^COEP/)).toBeLessThan(
      placeOf(rows, /^Pharmaceuticals Chem/, /^Institute of Chemical Technology, Matunga/),
    );
    const ofNagpur = rowsOf(run, { cities: ['Nagpur'] });
    expect(placeOf(ofNagpur, /^Computer Science/, /^Government College of Engineering, Nagpur/)).toBe(0);
    expect(placeOf(ofNagpur, /^Food Technology/, /^Laxminarayan/)).toBeGreaterThan(5);
  });

  test('is shown state seats and All India seats in every group, and on the home page', () => {
    for (const picks of picksIn({}).slice(0, 3)) {
      const ofAllIndia = picks.filter(({ pool }) => pool.seatType === 'AI');
      expect([ofAllIndia.length >= 2, picks.length - ofAllIndia.length >= 2]).toEqual([true, true]);
    }
    const { first = [] } = headlineOf(run, pageOf(run, {}, 1));
    expect(first.map(({ collegeName }) => collegeName)).toContainEqual(expect.stringMatching(/Nagpur/));
  });
});

describe('an SC girl of Washim at 52.3 percentile who named no city', () => {
  const { run, picksIn } = openCap({
    ...{ category: 'SC', gender: 'female', candidature: 'maharashtra', percentile: 52.3 },
    homeUniversity: 'Sant Gadge Baba Amravati University',
  });
  const isNear = (college: string) =>
    ['Akola', 'Amravati', 'Buldhana', 'Washim', 'Yavatmal'].includes(run.index.places.get(college)?.district ?? '');

  test('is shown colleges near home beside others, and the page knows', () => {
    const near = picksIn({}).map((picks) => picks.filter(({ collegeId }) => isNear(collegeId)).length);
    expect(near).toEqual([2, 2, 0, 0]);
    expect(pageOf(run, {}, 1).nearHome).toBe(true);
    const [, second] = headlineOf(run, pageOf(run, {}, 1)).first ?? [];
    expect(isNear(second?.collegeId ?? '')).toBe(true);
  });

  test('gets what she asks for where she names a city', () => {
    const page = pageOf(run, { cities: ['Pune'] }, 1);
    expect([page.nearHome, page.colleges.some(({ id }) => isNear(id))]).toEqual([undefined, false]);
  });
});

test('a low student is promised nothing', () => {
  const picks = picksOf(capRecommended({ ...CAP, category: 'OPEN', percentile: 15 }));
  expect(picks.safe).toEqual([]);
  expect(picks.ambitious.length).toBeGreaterThan(0);
});

test('an SC student is shown seats of every group', () => {
  const picks = picksOf(capRecommended({ ...CAP, category: 'SC', gender: 'female', percentile: 85 }));
  expect(sizes(picks)).toEqual([4, 4, 4, 0]);
});

test('a student with a disability sees chances first, and ranges only where those are few', () => {
  const many = picksOf(
    josaaRecommended({
      category: 'SC',
      gender: 'female',
      homeState: 'Maharashtra',
      pwd: true,
      mainCategoryPwdRank: 420,
    }),
  );
  expect(many.range).toEqual([]);
  expect(many.ambitious.length + many.match.length + many.safe.length).toBe(12);
});

describe('an SC student of Mumbai at 42 percentile', () => {
  const rows = capRecommended({ ...CAP, category: 'SC', percentile: 42 });
  const rowOf = (choice: string) => rows.find(({ choiceCode }) => choiceCode === choice);
  const avasari = rowOf('0600460210');

  test('gets no match that may not be offered, in all results and at one college', () => {
    expect(isOfferInDoubt(avasari?.offered)).toBe(true);
    for (const own of [rows, rows.filter(({ collegeId }) => collegeId === avasari?.collegeId)]) {
      const { match, safe } = picksOf(own);
      expect([...match, ...safe].filter(({ offered }) => isOfferInDoubt(offered))).toEqual([]);
    }
  });

  test('is shown the pool that serves best by rank and offer together, with the closing of that pool', () => {
    for (const { pools } of rows) {
      const [best] = pools;
      const seat = ({ chance, offer }: (typeof pools)[number]) => (chance ?? 0) * (offer?.chance ?? 1);
      if (best && !best.isTiny) expect(seat(best)).toBeGreaterThan(Math.max(...pools.map(seat)) - 0.02);
    }
  });

  test('of another university sees SC seats first where open seats are hardly ever given to him', () => {
    const pune = {
      ...CAP,
      homeUniversity: 'Savitribai Phule Pune University',
      category: 'SC',
      percentile: 42,
    } as const;
    const electrical = capRecommended(pune).find(({ choiceCode }) => choiceCode === '0304229310');
    expect(electrical).toMatchObject({ pool: { seatType: 'SC' }, lastYear: 171_173 });
  });
});
