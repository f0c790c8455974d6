import { messageOf, type Text } from '../messages/message.ts';
import { worthOf } from '../predictor/consider.ts';
import { placesOf } from '../predictor/considered.ts';
import type { PoolWords } from '../predictor/exam.ts';
import type { ExamTable } from '../predictor/exam-table.ts';
import { chanceIfOffered, isForecast, marginBeyond, offeredBy } from '../predictor/forecast-table.ts';
import { type ProgrammeChance, programmeChances, type Ways } from '../predictor/programme-chance.ts';
import { CLOSED, type Standing } from '../predictor/verdicts.ts';

type Table = ExamTable<PoolWords, unknown>;

/** A pool of the table that a candidate competes in: its number, and the index of the rank list in the candidate's standing. */
export type OpenPool = { pool: number; list: number };

/**
 * The state of one choice of the option form for a candidate, as in a prediction: the chances of a seat by the end of each round if one is offered, and the
 * chance that one is.
 */
export type ChoiceEstimate =
  | { state: 'estimated' | 'range'; best: OpenPool; chances: readonly number[]; offered: number }
  | { state: 'closed'; why: Text }
  | { state: 'unknown'; why: Text; field: string }
  | { state: 'no-data'; why: Text };

const NO_FORECAST = messageOf('lists.noForecast');

/** Estimates one option of the table as a prediction does: same eligibility, same forecast, same best pool. */
export function estimateChoice(table: Table, standing: Standing, option: number): ChoiceEstimate {
  const { forecast, pools } = table;
  const { open, reasons, missing } = sortPools(table, standing, option);
  let best: OpenPool | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let mostMargin = Number.NEGATIVE_INFINITY;
  for (const own of open) {
    if (!isForecast(forecast, own.pool)) continue;
    const value = worthOf(
      chanceIn(table, standing, own, forecast.rounds),
      offeredBy(forecast, own.pool, forecast.rounds),
      pools.isTiny[own.pool] ?? 0,
    );
    const room = marginBeyond(forecast, own.pool, standing.logRank[own.list] ?? 0);
    if (value > most || (value === most && room > mostMargin)) [best, most, mostMargin] = [own, value, room];
  }
  if (best !== undefined) {
    const chosen = best;
    const isTiny = pools.isTiny[chosen.pool] === 1;
    const { offered, chanceBy } = isTiny
      ? poolChance(table, standing, chosen)
      : programmeChances(forecast, standing, waysOf(table, standing, open), pools.isTiny)(0, open.length);
    const chances = Array.from({ length: forecast.rounds }, (_, at) => chanceBy(at + 1));
    return { state: isTiny ? 'range' : 'estimated', best: chosen, chances: neverDecreasing(chances), offered };
  }
  if (open.length > 0) return { state: 'no-data', why: NO_FORECAST };
  const [field] = missing;
  if (field !== undefined) return { state: 'unknown', why: field.message, field: field.field };
  return { state: 'closed', why: mostFrequent(reasons) };
}

function waysOf(table: Table, standing: Standing, open: readonly OpenPool[]): Ways {
  const { pools, forecast } = table;
  const { seats } = placesOf(table);
  return {
    pool: Uint32Array.from(open, ({ pool }) => pool),
    list: Uint8Array.from(open, ({ list }) => list),
    seat: Uint16Array.from(open, ({ pool }) => seats[pools.kind[pool] ?? 0] ?? 0),
    chance: Float32Array.from(open, (own) => chanceIn(table, standing, own, forecast.rounds)),
  };
}

/** The pools of an option that are open to the candidate, why the others are not, and which answers are missing. */
export function sortPools({ options, firstPool, pools }: Table, standing: Standing, option: number) {
  const tie = standing.tie[options[option]?.college ?? 0] ?? 0;
  const open: OpenPool[] = [];
  const reasons: Text[] = [];
  const missing: Standing['fields'] = [];
  for (let pool = firstPool[option] ?? 0; pool < (firstPool[option + 1] ?? 0); pool += 1) {
    const kind = pools.kind[pool] ?? 0;
    const at = kind * standing.tieCount + tie;
    const list = standing.place[at] ?? CLOSED;
    if (list !== CLOSED) {
      open.push({ pool, list });
      continue;
    }
    const field = standing.fields[standing.field[at] ?? CLOSED];
    if (field === undefined) reasons.push(standing.why(kind, tie));
    else missing.push(field);
  }
  return { open, reasons, missing };
}

const chanceIn = ({ forecast }: Table, { logRank, spread }: Standing, { pool, list }: OpenPool, round: number) =>
  chanceIfOffered(forecast, pool, round, logRank[list] ?? 0, spread[list] ?? 0);

/** The chance in a single pool. */
function poolChance(table: Table, standing: Standing, own: OpenPool): ProgrammeChance {
  const { forecast } = table;
  const offered = offeredBy(forecast, own.pool, forecast.rounds);
  return {
    offered,
    chanceBy: (round) =>
      offered === 0 ? 0 : (chanceIn(table, standing, own, round) * offeredBy(forecast, own.pool, round)) / offered,
  };
}

/** A chance by a later round is never smaller: rounding in the forecast could make it so. */
function neverDecreasing(chances: readonly number[]): number[] {
  let highest = 0;
  return chances.map((chance) => {
    highest = Math.max(highest, chance);
    return highest;
  });
}

/** Pools are closed for different reasons; the most frequent reason is shown. */
function mostFrequent(reasons: readonly Text[]): Text {
  const alike = [...Map.groupBy(reasons, (reason) => JSON.stringify(reason)).values()];
  const [most] = alike.sort((one, other) => other.length - one.length);
  return most?.[0] ?? messageOf('lists.noneOpen');
}
