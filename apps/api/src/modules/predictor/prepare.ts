import { type CapCurves, curveFromPairs } from '@dakhila/domain/predictor/exams/cap-estimates';
import { meritCurves } from '@dakhila/domain/predictor/merit-curve';
import type { Prepared } from './desks.ts';
import { writeEdition } from './edition.ts';
import { capTable } from './tables/cap-table.ts';
import { allIndiaPairs, type CapFacts, type JosaaFacts } from './tables/facts.ts';
import { josaaTable } from './tables/josaa-table.ts';

/** The admission year to predict; absent means the one after the data. */
export type Order<Facts> = { facts: Facts; year: number | undefined };

/** Fits, forecasts and writes down everything for JoSAA. */
export function prepareJosaa({ facts, year }: Order<JosaaFacts>): Prepared['josaa'] {
  const table = josaaTable(facts, year);
  return { table, edition: writeEdition('josaa', table) };
}

/** Fits, forecasts and writes down everything for CAP. */
export function prepareMhtCet({ facts, year }: Order<CapFacts>): Prepared['mht-cet'] {
  const table = capTable(facts, year);
  return { table, edition: writeEdition('mht-cet', table), curves: capCurves(facts, table.year) };
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
