import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';

/** One result with two pools: `aResult({ chance: 0.4, band: 'Possible' })`. */
export function aResult(wanted: Partial<PredictionResult> = {}): PredictionResult {
  const forecast = { q10: 10_406, q50: 12_339, q90: 14_474 };
  const pool = {
    code: 'OS-OPEN-F',
    label: 'Other states, Open (common rank list), Female only',
    quota: 'OS',
    seatType: 'OPEN',
    gender: 'Female-only (including Supernumerary)',
    section: null,
  };
  const chance = wanted.chance === undefined ? 0.95 : wanted.chance;
  return {
    collegeId: 'nit-tiruchirappalli',
    collegeName: 'National Institute of Technology Tiruchirappalli',
    programme: 'Civil Engineering (4 Years, Bachelor of Technology)',
    branch: 'Civil Engineering',
    programmeId: 7,
    chance,
    band: 'Safe',
    forecast,
    lastYear: 12_462,
    byRound: [
      { round: 1, chance: 0.7 },
      { round: 2, chance: 0.95 },
    ],
    pool,
    pools: [
      { ...pool, chance, forecast, lastYear: 12_462, list: 'mainCrl' },
      {
        ...pool,
        code: 'OS-OPEN-N',
        label: 'Other states, Open (common rank list), Gender-neutral (women included)',
        gender: 'Gender-Neutral',
        chance: 0.05,
        forecast: { q10: 6_062, q50: 6_937, q90: 7_877 },
        lastYear: 6_703,
        list: 'mainCrl',
      },
    ],
    ...wanted,
  };
}

/** A saved JoSAA run with the given results. */
export function aRun(results: readonly PredictionResult[], wanted: Partial<Run> = {}): Run {
  const count = (band: string) => results.filter((result) => result.band === band).length;
  return {
    id: '00000000-0000-4000-8000-000000000001',
    exam: 'josaa',
    year: 2026,
    createdAt: '2026-11-15T05:39:07.842Z',
    isReopened: false,
    input: { mainCrl: 11_000, category: 'OPEN', gender: 'female', homeState: 'Maharashtra' },
    rounds: 2,
    dataYears: { first: 2016, last: 2025 },
    lastYearRounds: 6,
    dataVersion: 'data',
    modelVersion: 'model',
    lists: [{ id: 'mainCrl', label: 'JEE Main, common rank (CRL)', rank: 11_000 }],
    missing: [
      {
        field: 'advancedCrl',
        label: 'JEE Advanced, common rank (CRL)',
        message: 'These seats go by another rank list.',
        pools: 594,
      },
    ],
    notes: ['A seat of last year is not always offered again; the chance counts that.'],
    counts: {
      Safe: count('Safe'),
      Likely: count('Likely'),
      Possible: count('Possible'),
      Reach: count('Reach'),
      tiny: results.filter(({ band }) => band === null).length,
    },
    explanations: [],
    colleges: [
      {
        id: 'nit-tiruchirappalli',
        city: 'Tiruchirappalli',
        state: 'Tamil Nadu',
        type: 'government',
        level: 'NIT',
        nirfRanking: 9,
        nirfYear: 2025,
      },
    ],
    results: [...results],
    unlikely: [],
    ...wanted,
  };
}
