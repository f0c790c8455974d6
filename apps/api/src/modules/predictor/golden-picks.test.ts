import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { pickFirst } from '@dakhila/domain/predictor/first-picks';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import { PICK_GROUPS } from '@dakhila/domain/predictor/result-names';
import { describe, expect, test } from 'vitest';
import { editionOf } from './edition.ts';
import { capDesk, capRecommended, josaaRecommended } from './golden-chances-fixture.ts';
import { openResults, pageOf } from './run-results.ts';

/** The first picks of students over the whole range, by the forecasts that the server makes. The results come in the recommended order. */
function picksOf(rows: readonly PredictionResult[]) {
  const places = new Map(rows.map((row, at) => [row, at]));
  return pickFirst(rows, (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0), new Map());
}
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
