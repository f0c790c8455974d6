import type { PredictionResult, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { seatOfType } from '@dakhila/domain/money/place';
import { hasMoneyLimits, type MoneyTable } from '@dakhila/domain/money/result-money';
import type { FirstPicks } from '@dakhila/domain/predictor/first-picks';
import { filtersOf } from '@dakhila/domain/predictor/result-filters';
import { indexResults } from '@dakhila/domain/predictor/result-view';
import type { UnknownMoney } from '@dakhila/domain/predictor/unknown-money';
import { isListView, readView } from '../src/features/predictor/results/view-address.ts';
import type { useFakeServer } from './fake-server.ts';

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
    row: 0,
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

const COLLEGE = {
  id: 'nit-tiruchirappalli',
  city: 'Tiruchirappalli',
  state: 'Tamil Nadu',
  type: 'government',
  level: 'NIT',
  nirfRanking: 9,
  nirfYear: 2025,
} as const;

/** As the server pages them. */
const PAGE_ROWS = 24;

/** A page of some results, as the server would make it. */
function pageOf(
  results: readonly PredictionResult[],
  unlikely: readonly PredictionResult[],
  asked: URLSearchParams,
): ResultsPage {
  const [page, given] = [Number(asked.get('page') ?? 1), readView(asked)];
  const view = results.length === 0 ? { ...given, withUnlikely: true } : given;
  const lists = [{ id: 'mainCrl', rank: 11_000 }];
  const money = moneyOf([...results, ...unlikely]);
  const { show, count, countUnknown, pick } = indexResults({ colleges: [COLLEGE], lists, results, unlikely, money });
  const shown = show(view);
  const withUnlikely = view.withUnlikely || view.band === 'Unlikely';
  return {
    page,
    total: shown.length,
    all: results.length + (withUnlikely ? unlikely.length : 0),
    below: shown.length === 0 ? show({ ...view, withUnlikely: true }).length : 0,
    ...count(view),
    ...(hasMoneyLimits(view) && unknownMoneyOf(countUnknown(view))),
    picks: page === 1 && !isListView(asked) ? bestOf(pick(view)) : undefined,
    results: shown.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS).map(best),
    colleges: [COLLEGE],
  };
}

const unknownMoneyOf = ({ total, ...missing }: UnknownMoney) => ({ unknownMoney: total, missingMoney: missing });

/** Results of the same college are taken to cost the same. */
const moneyOf = (results: readonly PredictionResult[]): MoneyTable =>
  new Map(
    results.map(({ collegeId, pool, cost, median = null }) => [
      collegeId,
      {
        fee: null,
        median,
        firstYear: cost ? { [seatOfType(pool.seatType)]: cost.firstYear } : {},
        openFacts: { [seatOfType(pool.seatType)]: cost?.openFacts ?? [] },
      },
    ]),
  );

const best = (result: PredictionResult): PredictionResult => ({ ...result, pools: result.pools.slice(0, 1) });

const bestOf = ({ ambitious, match, safe, range }: FirstPicks<PredictionResult>) => ({
  ...{ ambitious: ambitious.map(best), match: match.map(best), safe: safe.map(best), range: range.map(best) },
});

type Wanted = Partial<Run> & { unlikely?: readonly PredictionResult[] };

/** Numbers rows as a run does. */
const numbered = (results: readonly PredictionResult[], unlikely: readonly PredictionResult[]) => {
  const rows = [...results, ...unlikely].map((result, row) => ({ ...result, row }));
  return [rows.slice(0, results.length), rows.slice(results.length)] as const;
};

/** A saved JoSAA run with the given results. */
export function aRun(given: readonly PredictionResult[], { unlikely: below = [], ...wanted }: Wanted = {}): Run {
  const [results, unlikely] = numbered(given, below);
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
    notes: ['Last year’s seat isn’t always offered again. The chance takes that into account.'],
    counts: {
      Safe: count('Safe'),
      Likely: count('Likely'),
      Possible: count('Possible'),
      Reach: count('Reach'),
      tiny: results.filter(({ band }) => band === null).length,
    },
    explanations: [],
    resultCount: results.length,
    unlikelyCount: unlikely.length,
    filters: filtersOf([...results, ...unlikely], () => COLLEGE, results.length),
    first: pageOf(results, unlikely, new URLSearchParams()),
    ...wanted,
  };
}

/** Answers for a saved run: itself, its pages and each of its results. */
export function serveRun(
  server: Pick<ReturnType<typeof useFakeServer>, 'on'>,
  given: readonly PredictionResult[],
  wanted: Wanted = {},
): Run {
  const run = aRun(given, wanted);
  const [results, unlikely] = numbered(given, wanted.unlikely ?? []);
  const path = `GET /predictor/runs/${run.id}`;
  server.on(path, { body: { data: run } });
  server.on(`${path}/results`, ({ query }) => ({ body: { data: pageOf(results, unlikely, query) } }));
  for (const result of [...results, ...unlikely])
    server.on(`${path}/results/${choiceKeyOf(result)}`, { body: { data: { ...result, college: COLLEGE } } });
  return run;
}
