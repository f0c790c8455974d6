import { createHash } from 'node:crypto';
import type { Exam } from '@dakhila/contract/exam';
import { shownPercent } from '@dakhila/domain/predictor/bands';
import type { PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable, TableCollege } from '@dakhila/domain/predictor/exam-table';
import { closingAt, isForecast, offeredBy, offerHistory } from '@dakhila/domain/predictor/forecast-table';
import { SHOWN_KNOTS } from '@dakhila/domain/predictor/forecaster';
import { asciiJson } from './ascii-json.ts';

/**
 * Everything in an answer that is the same for every student, already written as JSON: thousands of results are then put together by joining pieces,
 * and a saved run keeps only its numbers. Kept in the database under its id, so that a run reopens as it was seen.
 */
export type Edition = {
  id: string;
  exam: Exam;
  year: number;
  rounds: number;
  dataYears: { first: number; last: number };
  /** The last round of last year. */
  lastYearRounds: number;
  dataVersion: string;
  modelVersion: string;
  /** A college as `colleges` lists it. */
  colleges: string[];
  collegeOfOption: number[];
  /** The beginning of a result, without braces. */
  options: string[];
  branches: string[];
  /** How sought-after each option is, as a place; editions from before it was told have none. */
  demand?: number[];
  firstPool: number[];
  /** The words of a kind of pool, without braces. */
  kinds: string[];
  /** Its rank list. */
  listOfKind: string[];
  kindOfPool: number[];
  /** Forecast and last year's rank of a pool; then what only `pools` shows of it, with a comma before it. */
  figures: string[];
  extras: string[];
};

/** Grows when the pieces change their shape. */
const SHAPE = 5;

/** Writes the pieces of one exam's table. */
export function writeEdition<Kind extends PoolWords, College>(exam: Exam, table: ExamTable<Kind, College>): Edition {
  const { options, firstPool, demand, kinds, pools, forecast, colleges, dataVersion, dataYears, year } = table;
  const lastYearRounds = pools.lastRound.reduce((most, round) => Math.max(most, round), 0);
  const poolNumbers = Array.from(pools.kind, (_, pool) => pool);
  const modelVersion = fingerprint(forecast.logs, forecast.offered, forecast.programmeOffered);
  return {
    id: fingerprint(Buffer.from([SHAPE, exam, year, dataVersion, modelVersion].join(' '))),
    exam,
    year,
    rounds: forecast.rounds,
    dataYears,
    lastYearRounds,
    dataVersion,
    modelVersion,
    colleges: colleges.map(writeCollege),
    collegeOfOption: options.map(({ college }) => college),
    options: options.map(({ college, programme, branch, choiceCode, programmeId, note }, option) => {
      const { id: collegeId, name: collegeName } = colleges[college] ?? { id: '', name: '' };
      const other = branch === programme ? undefined : branch;
      const shown = { collegeId, collegeName, programme, branch: other, choiceCode, programmeId, note };
      return inner({ ...shown, demand: demand[option] });
    }),
    branches: options.map(({ branch }) => branch),
    demand: [...demand],
    firstPool: [...firstPool],
    kinds: kinds.map(({ code, label, quota, seatType, gender, section }) =>
      inner({ code, label, quota, seatType, gender, section }),
    ),
    listOfKind: kinds.map(({ list }) => inner({ list })),
    kindOfPool: [...pools.kind],
    figures: poolNumbers.map((pool) => inner({ forecast: shownForecast(table, pool), lastYear: pools.lastYear[pool] })),
    extras: poolNumbers.map((pool) => {
      const percentile = pools.lastPercentile[pool] ?? Number.NaN;
      const round = pools.lastRound[pool];
      const extra = inner({
        lastYearPercentile: Number.isNaN(percentile) ? undefined : Math.round(percentile * 1e4) / 1e4,
        // Nearly all closed in the last round: only the others say so.
        lastYearRound: round === lastYearRounds ? undefined : round,
        isTiny: pools.isTiny[pool] === 1 ? true : undefined,
        isListEnd: forecast.isByList[pool] === 1 ? true : undefined,
        mayReachListEnd: forecast.reachesListEnd[pool] === 1 ? true : undefined,
        offer: {
          chance: shownPercent(offeredBy(forecast, pool, forecast.rounds)) / 100,
          ...offerHistory(forecast, pool),
        },
      });
      return extra === '' ? '' : `,${extra}`;
    }),
  };
}

function writeCollege({ id, city, state, type, level, nirfRanking, nirfYear }: TableCollege): string {
  return asciiJson({ id, city, state, type, level, nirfRanking, nirfYear });
}

function shownForecast<Kind extends PoolWords, College>({ forecast }: ExamTable<Kind, College>, pool: number) {
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

/** An object's JSON without its braces. */
const inner = (value: object) => asciiJson(value).slice(1, -1);
