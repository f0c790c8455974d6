import { CAP_EXAMS, CAP_SECTIONS } from '@dakhila/domain/colleges/cap-codes';
import { capTable } from '@dakhila/domain/predictor/forecast/cap-table';
import type { CutoffTable } from '@dakhila/domain/predictor/forecast/cutoff-table';
import { CAP_MODEL, JOSAA_MODEL } from '@dakhila/domain/predictor/forecast/exam-model';
import { type ForecastOfYear, fitForecast } from '@dakhila/domain/predictor/forecast/fit-forecast';
import { forecasterOf } from '@dakhila/domain/predictor/forecast/forecaster-of';
import type { JoinedPools } from '@dakhila/domain/predictor/forecast/join-pools';
import { josaaTable } from '@dakhila/domain/predictor/forecast/josaa-table';
import type { Forecaster } from '@dakhila/domain/predictor/forecaster';
import { RANK_FLAG } from '../../../catalogue/josaa-cutoffs.ts';
import type { CapFacts, JosaaFacts } from './facts.ts';
import type { RawPool } from './raw-pools.ts';
import type { Season } from './season.ts';
import { withinList } from './within-list.ts';

type Plan = { season: Season; pools: readonly RawPool[] };

/** The fitted forecasts of JoSAA for the pools of a layout. */
export function josaaForecaster(
  { records, programmes, cutoffs: { pools, cells }, jeeMain }: JosaaFacts,
  plan: Plan,
): Forecaster {
  const isOrdinary = (cell: number) => ((cells.flags[cell] ?? 0) & RANK_FLAG.closingPreparatory) === 0;
  const table = josaaTable({
    ...{ records, programmes, pools, cells, isOrdinary },
    qualifying: jeeMain.qualifyingPercentiles,
  });
  return inOrderOf(plan, table, fitForecast(table, JOSAA_MODEL, plan.season));
}

/** The fitted forecasts of CAP for the pools of a layout. */
export function capForecaster(facts: CapFacts, plan: Plan): Forecaster {
  const { records, cutoffs, intake, meritPoints } = facts;
  const table = capTable({
    ...cutoffs,
    records,
    intake,
    meritPoints,
    pools: { ...cutoffs.pools, exam: listOfPools(cutoffs) },
  });
  return withinList(facts, plan, inOrderOf(plan, table, fitForecast(table, CAP_MODEL, plan.season)));
}

/** The All India list numbers candidates with JEE Main first and goes on with those of MHT-CET: one list, whatever exam a row names. */
function listOfPools({ pools: { exam, section } }: CapFacts['cutoffs']): Uint8Array {
  const allIndia = CAP_SECTIONS.findIndex(({ code }) => code === 'AI');
  const byJee = CAP_EXAMS.findIndex(({ published }) => published === 'JEE(Main)');
  const byNeet = CAP_EXAMS.findIndex(({ published }) => published === 'NEET');
  return Uint8Array.from(exam, (own, pool) => (section[pool] === allIndia && own !== byNeet ? byJee : own));
}

function inOrderOf({ season, pools }: Plan, table: CutoffTable & JoinedPools, fitted: ForecastOfYear): Forecaster {
  const forecaster = forecasterOf(table, season, fitted);
  const poolOf = (pool: number) => table.poolOf[pools[pool]?.source ?? -1] ?? -1;
  return {
    ...forecaster,
    closingRanks: (pool, round) => forecaster.closingRanks(poolOf(pool), round),
    offered: (pool, round) => forecaster.offered(poolOf(pool), round),
    programmeOffered: (pool) => forecaster.programmeOffered(poolOf(pool)),
    offerRecord: (pool) => forecaster.offerRecord(poolOf(pool)),
    isByList: (pool) => forecaster.isByList(poolOf(pool)),
    shared: (pool) => forecaster.shared(poolOf(pool)),
  };
}
