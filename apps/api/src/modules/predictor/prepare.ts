import { type CapCurves, curveFromPairs } from '@dakhila/domain/predictor/exams/cap-estimates';
import { jeeCurves } from '@dakhila/domain/predictor/exams/jee-estimates';
import { meritCurves } from '@dakhila/domain/predictor/merit-curve';
import { headOf } from './edition.ts';
import type { Prepared } from './exam-predictors.ts';
import { capLayout } from './tables/cap-layout.ts';
import { allIndiaPairs, type CapFacts, type JosaaFacts } from './tables/facts.ts';
import { capForecaster, josaaForecaster } from './tables/forecast.ts';
import { josaaLayout } from './tables/josaa-layout.ts';
import { assembleTable } from './tables/layout.ts';
import { openingPairs } from './tables/opening-pairs.ts';

/** The season to predict, and the facts to do it from. */
export type Order<Facts> = { facts: Facts; year: number };

/** Fits, forecasts and writes down everything for JoSAA. */
export function prepareJosaa({ facts, year }: Order<JosaaFacts>): Prepared['josaa'] {
  const layout = josaaLayout(facts, year);
  const table = assembleTable(layout, josaaForecaster(facts, layout));
  const curves = jeeCurves(table.year, facts.jeeMain, openingPairs(facts));
  return { table, edition: headOf('josaa', table), curves };
}

/** Fits, forecasts and writes down everything for CAP. */
export function prepareMhtCet({ facts, year }: Order<CapFacts>): Prepared['mht-cet'] {
  const layout = capLayout(facts, year);
  const table = assembleTable(layout, capForecaster(facts, layout));
  return { table, edition: headOf('mht-cet', table), curves: capCurves(facts, table.year) };
}

function capCurves(facts: CapFacts, year: number): CapCurves {
  const known = facts.jeeMainCandidates.filter((sat) => sat.year <= year).sort((one, other) => one.year - other.year);
  return {
    year,
    state: meritCurves(facts.meritPoints),
    allIndia: curveFromPairs(allIndiaPairs(facts)),
    jeeMainCandidates: known.at(-1)?.count ?? 1_400_000,
  };
}
