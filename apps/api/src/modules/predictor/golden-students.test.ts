import type { PredictionResult } from '@dakhila/contract/predictor-results';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import { describe, expect, test } from 'vitest';
import { capRecommended, josaaRecommended } from './golden-chances-fixture.ts';

/**
 * Students over the whole range, by the forecasts that the server makes. What is asserted can be defended by hand from the published lists and holds for any
 * sensible model: who is safe where, what comes first, and that nothing absurd is said at either end.
 */
const cap = (more: Partial<CapCandidate>): PredictionResult[] =>
  capRecommended({
    category: 'OPEN',
    gender: 'male',
    candidature: 'maharashtra',
    homeUniversity: 'Savitribai Phule Pune University',
    ...more,
  });
const josaa = (more: Partial<JosaaCandidate>): PredictionResult[] =>
  josaaRecommended({ category: 'OPEN', gender: 'male', homeState: 'Maharashtra', pwd: false, ...more });

const STUDENTS = {
  'merit number 1': cap({ meritNumber: 1 }),
  'a woman with merit number 1': cap({ meritNumber: 1, gender: 'female' }),
  '99.9 percentile': cap({ percentile: 99.9 }),
  '95 percentile': cap({ percentile: 95 }),
  '85 percentile': cap({ percentile: 85 }),
  '70 percentile': cap({ percentile: 70 }),
  'an OBC man at 80 percentile': cap({ percentile: 80, category: 'OBC' }),
  'an SC woman at 45 percentile': cap({ percentile: 45, category: 'SC', gender: 'female' }),
  '30 percentile': cap({ percentile: 30 }),
  '15 percentile': cap({ percentile: 15 }),
  'an ST man at the end of the list': cap({ percentile: 1, category: 'ST' }),
  'EWS at 90 percentile': cap({ percentile: 90, ews: true }),
  'fee waiver at 90 percentile': cap({ percentile: 90, tfws: true }),
  'a disability at 60 percentile': cap({ percentile: 60, pwd: true }),
  'defence at 80 percentile': cap({ percentile: 80, defence: true }),
  'AIR 1': josaa({ mainCrl: 1, advancedCrl: 1 }),
  'AIR 60': josaa({ mainCrl: 100, advancedCrl: 60 }),
  'a woman with 9,000 in Advanced': josaa({ gender: 'female', mainCrl: 25_000, advancedCrl: 9_000 }),
  'an SC man with category rank 3,000': josaa({ category: 'SC', mainCrl: 200_000, mainCategoryRank: 3_000 }),
  'a disability in JEE': josaa({ mainCrl: 300_000, mainPwdRank: 900, pwd: true }),
} as const;
type Student = keyof typeof STUDENTS;
const NAMES = Object.keys(STUDENTS) as Student[];
const bandsOf = (rows: readonly PredictionResult[]) => new Set(rows.map(({ band }) => band));
const seatOf = ({ chance, offered }: PredictionResult) =>
  (chance ?? 0) * (isOfferInDoubt(offered) ? (offered ?? 1) : 1);
/** The length of the merit list of 2027 cannot be known yet; twice the newest known one is beyond any sensible estimate. */
const BEYOND_ANY_LIST = 2 * 203_766;

describe.each(NAMES)('%s', (name) => {
  const rows = STUDENTS[name];
  test('has options, each with its offer, and no chance is hidden in a doubt about the offer', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const { offered, band, chance } of rows) {
      expect(offered).toBeGreaterThanOrEqual(0.03);
      expect(band === null).toBe(chance === null);
    }
  });
  test('what is within reach comes first, and what may not be offered stands behind what will in each step', () => {
    const steps = rows.filter(({ chance }) => chance !== null).map((row) => [seatOf(row) >= 0.6, seatOf(row) >= 0.3]);
    const within = steps.map(([is]) => is);
    expect(within).toEqual([...within].sort((one, other) => Number(other) - Number(one)));
    const inDoubt = rows
      .filter((row) => seatOf(row) < 0.6 && seatOf(row) >= 0.3)
      .map(({ offered }) => isOfferInDoubt(offered));
    expect(inDoubt).toEqual([...inDoubt].sort((one, other) => Number(one) - Number(other)));
  });
  test('no forecast lies beyond the end of a merit list', () => {
    for (const { pools } of rows)
      for (const { forecast, list } of pools)
        if (list === 'state-merit') expect(forecast?.q90 ?? 0).toBeLessThan(BEYOND_ANY_LIST);
  });
});

test.each(['merit number 1', 'a woman with merit number 1', 'AIR 1'] as const)(
  'for %s every programme with odds is safe, and every pool in it',
  (name) => {
    const odds = STUDENTS[name].filter(({ band }) => band !== null);
    expect([...bandsOf(odds)]).toEqual(['Safe']);
    for (const { pools } of odds) for (const { chance } of pools) expect(chance ?? 1).toBeGreaterThanOrEqual(0.9);
  },
);

test('the best known programmes come first for the best', () => {
  const firstOf = (name: Student) =>
    STUDENTS[name].slice(0, 5).map(({ collegeName, programme }) => `${collegeName}: ${programme}`);
  expect(firstOf('merit number 1')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Veermata Jijabai.*: Computer Engineering$/),
      expect.stringMatching(/^COEP.*: Computer Science and Engineering$/),
    ]),
  );
  for (const name of ['AIR 1', 'AIR 60'] as const)
    for (const first of firstOf(name)) expect(first).toMatch(/^Indian Institute of Technology/);
  expect(firstOf('AIR 1')[0]).toMatch(/Bombay: Computer Science/);
});

test.each(['99.9 percentile', '95 percentile', 'AIR 60'] as const)(
  'for %s a college that closes far behind is safe, however doubtful its offer',
  (name) => {
    const rank = { '99.9 percentile': 900, '95 percentile': 40_000, 'AIR 60': 200 }[name];
    for (const { lastYear, band, forecast } of STUDENTS[name])
      if ((lastYear ?? 0) > 4 * rank && (forecast?.q10 ?? 0) > 2 * rank && band !== null) expect(band).toBe('Safe');
  },
);

test('the harder the rank, the fewer programmes are safe', () => {
  const safe = (
    ['merit number 1', '99.9 percentile', '95 percentile', '85 percentile', '70 percentile', '15 percentile'] as const
  ).map((name) => STUDENTS[name].filter(({ band }) => band === 'Safe').length);
  expect(safe).toEqual([...safe].sort((one, other) => other - one));
});

test('at the end of the list the first rows are the most real: none is out of reach, and the nearest stand on top', () => {
  for (const name of ['15 percentile', '30 percentile', 'an ST man at the end of the list'] as const) {
    const first = STUDENTS[name].slice(0, 10).map(seatOf);
    const best = STUDENTS[name].map(seatOf).sort((one, other) => other - one);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(Math.min(0.3, best[9] ?? 0));
  }
});

test('an SC woman at 45 percentile has programmes that she will likely get, and they come first', () => {
  const rows = STUDENTS['an SC woman at 45 percentile'];
  expect(rows.filter((row) => seatOf(row) >= 0.6).length).toBeGreaterThan(50);
  for (const { band } of rows.slice(0, 5)) expect(['Safe', 'Likely']).toContain(band);
});

test.each(['a disability at 60 percentile', 'defence at 80 percentile', 'a disability in JEE'] as const)(
  '%s has bands in the pools of few seats, too',
  (name) => {
    const small = STUDENTS[name].filter(({ pool }) => /^(PWD|DEF)|\+/.test(pool.code));
    expect(small.length).toBeGreaterThan(20);
    expect(small.filter(({ band }) => band !== null).length / small.length).toBeGreaterThan(0.8);
  },
);
