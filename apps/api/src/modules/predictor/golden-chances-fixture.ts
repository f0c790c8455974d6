import type { Exam as ExamId } from '@dakhila/contract/exam';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { bandOf } from '@dakhila/domain/predictor/bands';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import { chanceIfOffered } from '@dakhila/domain/predictor/forecast-table';
import { forecastFolder, readConfig } from '../../config.ts';
import { editionOf } from './edition.ts';
import { type ExamPredictor, type Prepared, SET_UP } from './exam-predictors.ts';
import { openForecastCache } from './forecast-cache.ts';
import { catalogue } from './golden-fixture.ts';
import { prepareJosaa, prepareMhtCet } from './prepare.ts';
import { openResults, resultAt, rowsOf } from './run-results.ts';
import { capFacts, josaaFacts } from './tables/facts.ts';

/** The season of the golden cases. */
const YEAR = 2027;

/** One row of a prediction, by the forecasts that the server makes. */
export type ChanceRow = {
  college: string;
  programme: string;
  choiceCode: string | undefined;
  /** The pool that serves best. */
  best: string;
  /** The chance of the programme in per cent; null where its best pool has a range only. */
  percent: number | null;
  band: string;
  /** The chance in the best pool if it offers a seat. */
  ifOffered: number;
};

/**
 * What a case may expect of a row. 'safe': far better than every closing of the last years, at a programme that is offered every year.
 * 'sure-if-offered': the same where the seats may be missing. 'low': far worse than every closing. 'not-safe': near the closings.
 * 'range': the forecast of the best pool is too wide for a chance. The margins are wide, so that a better model changes nothing.
 */
export type ExpectedChance = 'safe' | 'sure-if-offered' | 'not-safe' | 'low' | 'range';

/** All expectations that a row meets. A programme far out of reach may have no row. */
export function chancesMet(row: ChanceRow | undefined): ExpectedChance[] {
  if (row === undefined) return ['low', 'not-safe'];
  if (row.percent === null) return ['range', 'not-safe'];
  const isSure = row.ifOffered > 0.95;
  return [
    ...(row.band === 'Safe' ? [] : (['not-safe'] as const)),
    ...(row.percent < 60 ? (['low'] as const) : []),
    ...(isSure ? (['sure-if-offered'] as const) : []),
    ...(isSure && row.band === 'Safe' ? (['safe'] as const) : []),
  ];
}

const { take } = openForecastCache(forecastFolder(readConfig({ NODE_ENV: 'test' })));
const prepared = <E extends ExamId>(exam: E, make: () => Prepared[E]) =>
  take(`${exam}${YEAR}`, catalogue.version, make);
/** Where the candidates of JoSAA are served. */
export const josaaDesk = SET_UP.josaa(
  prepared('josaa', () => prepareJosaa({ facts: josaaFacts(catalogue), year: YEAR })),
);
/** Where the candidates of CAP are served. */
export const capDesk = SET_UP['mht-cet'](
  prepared('mht-cet', () => prepareMhtCet({ facts: capFacts(catalogue), year: YEAR })),
);

export const josaaChances = (candidate: JosaaCandidate) => chancesAt(josaaDesk, candidate);
export const capChances = (candidate: CapCandidate) => chancesAt(capDesk, candidate);

export const josaaRecommended = (candidate: JosaaCandidate) => recommendedAt(josaaDesk, candidate);
export const capRecommended = (candidate: CapCandidate) => recommendedAt(capDesk, candidate);

/** The results as a student sees them, in the recommended order. */
function recommendedAt<Candidate extends object>(
  { edition, table, predict }: ExamPredictor<Candidate>,
  candidate: Candidate,
): PredictionResult[] {
  const { lists, ...columns } = predict({ ...candidate, preferences: undefined });
  const run = openResults(editionOf(edition, table), columns, lists);
  return rowsOf(run, {}).map((row) => resultAt(run, row, 'all'));
}

function chancesAt<Candidate extends object>(
  { table, standing, predict }: ExamPredictor<Candidate>,
  candidate: Candidate,
): ChanceRow[] {
  const { option, poolCount, pool, byRound, rounds } = predict({ ...candidate, preferences: undefined });
  const { lists, logRank, spread } = standing(candidate);
  let at = 0;
  return [...option].map((own, row): ChanceRow => {
    const { college = 0, programme = '', choiceCode } = table.options[own] ?? {};
    const best = (table.firstPool[own] ?? 0) + (pool[at] ?? 0);
    at += poolCount[row] ?? 0;
    const kind = table.kinds[table.pools.kind[best] ?? 0];
    const list = lists.findIndex(({ id }) => id === kind?.list);
    const percent = byRound[row * rounds + rounds - 1] ?? 0;
    const isRangeOnly = table.pools.isTiny[best] === 1;
    return {
      college: table.colleges[college]?.id ?? '',
      programme,
      choiceCode,
      best: kind?.code ?? '',
      percent: isRangeOnly ? null : percent,
      band: isRangeOnly ? 'range' : bandOf(percent),
      ifOffered: chanceIfOffered(table.forecast, best, rounds, logRank[list] ?? 0, spread[list] ?? 0),
    };
  });
}
