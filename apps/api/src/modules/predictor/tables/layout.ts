import type { CollegeListItem } from '@dakhila/domain/colleges/college';
import { demandPlaces, demandPlacesOnList } from '@dakhila/domain/predictor/demand';
import type { PoolWords } from '@dakhila/domain/predictor/exam';
import type { EarlierReaches, ExamTable, Option, TableCollege } from '@dakhila/domain/predictor/exam-table';
import { closingAt, type ForecastTable, isForecast, tabulate } from '@dakhila/domain/predictor/forecast-table';
import { type Forecaster, SHOWN_KNOTS } from '@dakhila/domain/predictor/forecaster';
import type { RawPool } from './raw-pools.ts';
import type { Season } from './season.ts';

/** When the 80 % range spans more than this factor, the forecast itself says that it does not know: a range, no odds. */
const TOO_WIDE = 5;

/** One exam before its forecast: who offers what, in which pools. */
export type Layout<Kind extends PoolWords, College> = {
  season: Season;
  dataVersion: string;
  colleges: readonly TableCollege[];
  ties: readonly College[];
  options: readonly Option[];
  kinds: readonly Kind[];
  /** Sorted by option. */
  pools: readonly RawPool[];
  /** How well a kind of pool stands for all students: the open seats that most may have, before others. */
  opennessOf: (kind: Kind) => number;
  /** The rank list of the All India seats, where they have their own. */
  allIndiaList?: string | undefined;
  earlier?: EarlierReaches | undefined;
};

/** Puts a table together: forecasts once for every pool, the pools of an option side by side. */
export function assembleTable<Kind extends PoolWords, College>(
  layout: Layout<Kind, College>,
  forecaster: Forecaster,
): ExamTable<Kind, College> {
  const { season, options, kinds, pools } = layout;
  const forecast = tabulate(forecaster, pools.length);
  const firstPool = new Uint32Array(options.length + 1);
  for (const { option } of pools) firstPool[option + 1] = (firstPool[option + 1] ?? 0) + 1;
  for (let at = 1; at < firstPool.length; at += 1) firstPool[at] = (firstPool[at] ?? 0) + (firstPool[at - 1] ?? 0);
  const kindOf = Uint16Array.from(pools, ({ kind }) => kind);
  const programmes = { options, firstPool, kinds, kindOf, forecast };
  const demand = demandPlaces(programmes, layout.opennessOf);
  return {
    year: season.year,
    dataYears: season.dataYears,
    dataVersion: layout.dataVersion,
    colleges: layout.colleges,
    ties: layout.ties,
    options,
    firstPool,
    demand,
    allIndiaDemand:
      layout.allIndiaList === undefined ? undefined : demandPlacesOnList(programmes, demand, layout.allIndiaList),
    kinds,
    pools: {
      kind: kindOf,
      lastYear: Int32Array.from(pools, ({ last }) => last.rank),
      lastPercentile: Float32Array.from(pools, ({ last }) => last.percentile),
      lastRound: Uint8Array.from(pools, ({ last }) => last.round),
      isTiny: Uint8Array.from(pools, (_, at) => (forecast.isByList[at] !== 1 && isTooWide(forecast, at) ? 1 : 0)),
      earlier: layout.earlier,
    },
    forecast,
  };
}

function isTooWide(forecast: ForecastTable, pool: number): boolean {
  if (!isForecast(forecast, pool)) return true;
  const at = (knot: number) => closingAt(forecast, pool, forecast.rounds, knot);
  return at(SHOWN_KNOTS.q90) > TOO_WIDE * at(SHOWN_KNOTS.q10);
}

/** The places of the colleges that admit. One that left has a page but no seat: it is in no prediction, list or count. */
export function admittingPlaces(items: readonly CollegeListItem[]): ReadonlyMap<string, number> {
  return new Map(
    items.flatMap(({ id, notAdmittingSince }, place) => (notAdmittingSince === null ? [[id, place]] : [])),
  );
}

/** A college of the Explorer as results show it. */
export function tableCollege(item: CollegeListItem): TableCollege {
  const { id, name, location, type, collegeLevel, nirfRanking, nirfYear } = item;
  return { id, name, ...location, type, level: collegeLevel, nirfRanking, nirfYear };
}

/** Gives each different thing a number, in the order they come. */
export function numbering<T>() {
  const all: T[] = [];
  const numberOf = new Map<string, number>();
  return {
    all,
    of(key: string, make: () => T): number {
      const known = numberOf.get(key);
      if (known !== undefined) return known;
      const number = all.push(make()) - 1;
      numberOf.set(key, number);
      return number;
    },
  };
}

/** The order of plain texts. */
export const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
