import { createHash } from 'node:crypto';
import type { Exam } from '@dakhila/contract/exam';
import type { PredictionResult, ResultsPage } from '@dakhila/contract/predictor-results';
import { shownPercent } from '@dakhila/domain/predictor/bands';
import type { PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable } from '@dakhila/domain/predictor/exam-table';
import type { NumberIn, PercentileOf } from '@dakhila/domain/predictor/exams/cap-estimates';
import { closingAt, isForecast, offeredBy, offerHistory } from '@dakhila/domain/predictor/forecast-table';
import { SHOWN_KNOTS } from '@dakhila/domain/predictor/forecaster';

/** One fit of the forecasts, and what they rest on. Runs refer to it by its id. */
export type EditionHead = {
  id: string;
  exam: Exam;
  year: number;
  rounds: number;
  dataYears: { first: number; last: number };
  /** The last round of last year. */
  lastYearRounds: number;
  dataVersion: string;
  modelVersion: string;
};

/** The head of an edition alone, which crosses between threads. */
export const headFields = ({
  id,
  exam,
  year,
  rounds,
  dataYears,
  lastYearRounds,
  dataVersion,
  modelVersion,
}: EditionHead): EditionHead => ({ id, exam, year, rounds, dataYears, lastYearRounds, dataVersion, modelVersion });

type Pool = PredictionResult['pools'][number];
/** The part of a result that is the same for every student. */
export type OptionFields = Pick<
  PredictionResult,
  'collegeId' | 'collegeName' | 'programme' | 'branch' | 'choiceCode' | 'programmeId' | 'note' | 'demand'
> & {
  /** How sought-after its All India seats are. Editions stored earlier have none. */
  allIndiaDemand?: number | undefined;
};
type PoolNames = PredictionResult['pool'];
type Figures = Pick<PredictionResult, 'forecast' | 'lastYear'>;
type Extras = Omit<Pool, keyof PoolNames | keyof Figures | 'chance' | 'list'>;

/** Everything in an answer that is the same for every student. Kept in the database under its id, so that a run opens as it was first seen. */
export type Edition = EditionHead & {
  colleges: readonly ResultsPage['colleges'][number][];
  collegeOfOption: readonly number[];
  options: readonly OptionFields[];
  branches: readonly string[];
  /** The pools of option `o` stand from `firstPool[o]` to `firstPool[o + 1]`. */
  firstPool: ArrayLike<number>;
  kindOfPool: ArrayLike<number>;
  /** By kind of pool: its names, and the rank list it goes by. */
  kinds: readonly PoolNames[];
  lists: readonly string[];
  /** Forecast and last year's closing rank of a pool, and what else only details show. */
  figuresOf: (pool: number) => Figures;
  extrasOf: (pool: number) => Extras;
  /** Stored editions have none: their pools have their percentiles with them. */
  percentileOf?: PercentileOf | undefined;
  numberIn?: NumberIn | undefined;
};

type AnyTable = ExamTable<PoolWords, unknown>;

/** Grows when a change of the rules makes runs of the same forecasts say something else. */
const RULES = 6;

/** Names the forecasts of a table. */
export function headOf(exam: Exam, table: AnyTable): EditionHead {
  const { forecast, pools, dataVersion, dataYears, year } = table;
  const modelVersion = fingerprint(forecast.logs, forecast.offered, forecast.programmeOffered);
  return {
    id: fingerprint(Buffer.from([RULES, exam, year, dataVersion, modelVersion].join(' '))),
    exam,
    year,
    rounds: forecast.rounds,
    dataYears,
    lastYearRounds: pools.lastRound.reduce((most, round) => Math.max(most, round), 0),
    dataVersion,
    modelVersion,
  };
}

/** The edition of a table: what it shows of pools is read when it is asked for, because there are tens of thousands. */
export function editionOf(
  head: EditionHead,
  table: AnyTable,
  { percentileOf, numberIn }: Pick<Edition, 'percentileOf' | 'numberIn'> = {},
): Edition {
  const { options, firstPool, demand, allIndiaDemand, kinds, pools, colleges } = table;
  return {
    ...head,
    colleges: colleges.map(({ id, city, district, state, type, level, nirfRanking, nirfYear }) => ({
      ...{ id, city, state, type, level, nirfRanking },
      ...(district !== undefined && { district }),
      ...(nirfYear !== undefined && { nirfYear }),
    })),
    collegeOfOption: options.map(({ college }) => college),
    options: options.map(({ college, programme, branch, choiceCode, programmeId, note }, option) => ({
      collegeId: colleges[college]?.id ?? '',
      collegeName: colleges[college]?.name ?? '',
      programme,
      branch: branch === programme ? undefined : branch,
      choiceCode,
      programmeId,
      note,
      demand: demand[option],
      allIndiaDemand: allIndiaDemand?.[option] || undefined,
    })),
    branches: options.map(({ branch }) => branch),
    firstPool,
    kindOfPool: pools.kind,
    kinds: kinds.map(({ code, label, quota, seatType, gender, section }) => ({
      ...{ code, label, quota, seatType, gender, section },
    })),
    lists: kinds.map(({ list }) => list),
    figuresOf: (pool) => ({ forecast: shownForecast(table, pool), lastYear: pools.lastYear[pool] ?? null }),
    extrasOf: (pool) => extrasIn(table, head.lastYearRounds, pool, percentileOf),
    percentileOf,
    numberIn,
  };
}

function extrasIn(
  table: AnyTable,
  lastYearRounds: number,
  pool: number,
  percentileOf: PercentileOf | undefined,
): Extras {
  const { pools, kinds, forecast } = table;
  const list = kinds[pools.kind[pool] ?? 0]?.list ?? '';
  const round = pools.lastRound[pool];
  return {
    forecastPercentile: isForecast(forecast, pool)
      ? percentileOf?.(list, closingAt(forecast, pool, forecast.rounds, SHOWN_KNOTS.q50))
      : undefined,
    // Nearly all closed in the last round: only the others say so.
    lastYearRound: round === lastYearRounds ? undefined : round,
    isTiny: pools.isTiny[pool] === 1 ? true : undefined,
    mayReachListEnd: forecast.reachesListEnd[pool] === 1 ? true : undefined,
    ...closingFacts(table, pool),
    offer: {
      chance: shownPercent(offeredBy(forecast, pool, forecast.rounds)) / 100,
      ...offerHistory(forecast, pool),
    },
  };
}

/** What is known of the closings of a pool, to say why its chance is unsure. */
export function closingFacts(
  { pools, forecast }: AnyTable,
  pool: number,
): Pick<Extras, 'lastYearPercentile' | 'isListEnd' | 'earlier'> {
  const percentile = pools.lastPercentile[pool] ?? Number.NaN;
  return {
    lastYearPercentile: Number.isNaN(percentile) ? undefined : Math.round(percentile * 1e4) / 1e4,
    isListEnd: forecast.isByList[pool] === 1 ? true : undefined,
    earlier: earlierIn(pools, pool),
  };
}

/** Undefined for a pool of which no complete year is known. */
function earlierIn({ earlier }: AnyTable['pools'], pool: number): Extras['earlier'] {
  if (earlier === undefined) return undefined;
  const { years, rank } = earlier;
  const known = years.flatMap((year, at) => {
    const own = rank[pool * years.length + at] ?? 0;
    return own === 0 ? [] : [{ year, rank: own }];
  });
  return known.length === 0 ? undefined : known;
}

function shownForecast({ forecast }: AnyTable, pool: number): Figures['forecast'] {
  if (!isForecast(forecast, pool)) return null;
  const at = (knot: number) => closingAt(forecast, pool, forecast.rounds, knot);
  return { q10: at(SHOWN_KNOTS.q10), q50: at(SHOWN_KNOTS.q50), q90: at(SHOWN_KNOTS.q90) };
}

/** Forecasts are known by what they say: another fit of the same data is another edition, whether or not anyone thought of a number for it. */
function fingerprint(...parts: readonly NodeJS.ArrayBufferView[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}
