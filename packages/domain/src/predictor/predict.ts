import { bandOf, HIDDEN_BELOW_PERCENT, shownPercent } from './bands.ts';
import type { Preferences } from './candidate.ts';
import { type Considered, considerAll } from './consider.ts';
import type { Estimates, Exam, PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';
import { marginBeyond, offeredBy } from './forecast-table.ts';
import { type ProgrammeChance, programmeChances } from './programme-chance.ts';
import { firstOf } from './result-order.ts';
import { type Counts, type Prediction, type Standing, standingOf } from './verdicts.ts';

/** How many programmes below 5% are stored, so that an empty result still shows what nearly fits. */
const NEAREST_KEPT = 40;

/** Every programme the candidate may take a seat in, with the chance for each: eligibility, forecast, best pool, order. Pure and repeatable. */
export function predict<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  input: { candidate: Candidate; preferences?: Preferences | undefined; estimates: Estimates },
): Prediction {
  const standing = standingOf(exam, table, input.candidate, input.estimates);
  const considered = considerAll(table, standing, input.preferences);
  const { isTiny } = table.pools;
  const percent = rowPercents(considered, isTiny);
  const results = resultRows(considered, percent, isTiny);
  const nearest = nearestRows(table, standing, considered, percent);
  const rows = new Uint32Array(results.length + nearest.length);
  rows.set(results);
  rows.set(nearest, results.length);
  return {
    ...columnsOf(table, standing, considered, rows),
    resultCount: results.length,
    lists: standing.lists,
    missing: standing.fields.flatMap((field, at) => {
      const pools = considered.missingPools[at] ?? 0;
      return pools === 0 ? [] : [{ ...field, pools }];
    }),
    reasons: considered.reasons,
    counts: countBands(considered, percent, results, isTiny),
  };
}

/** The shown chance of each row: of its programme, or of its best pool where that is too small for one. */
function rowPercents(considered: Considered, isTiny: Uint8Array): Uint8Array {
  const percent = new Uint8Array(considered.rowCount);
  for (let row = 0; row < considered.rowCount; row += 1)
    percent[row] = shownPercent(rowChance(considered, isTiny, row));
  return percent;
}

const rowChance = (considered: Considered, isTiny: Uint8Array, row: number) =>
  isBestTiny(considered, isTiny, row)
    ? (considered.chance[considered.firstPool[row] ?? 0] ?? 0)
    : (considered.programmeChance[row] ?? 0);

const isBestTiny = ({ firstPool, pool }: Considered, isTiny: Uint8Array, row: number) =>
  isTiny[pool[firstPool[row] ?? 0] ?? 0] === 1;

/** Rows from 5% on: by shown chance, those without one last, then in the usual order of the options. */
function resultRows(considered: Considered, percent: Uint8Array, isTiny: Uint8Array): Uint32Array {
  const keys = new Uint32Array(considered.rowCount);
  let count = 0;
  for (let row = 0; row < considered.rowCount; row += 1) {
    const own = percent[row] ?? 0;
    if (own < HIDDEN_BELOW_PERCENT) continue;
    const worse = isBestTiny(considered, isTiny, row) ? 100 : 100 - own;
    keys[count] = worse * ROW_ROOM + row;
    count += 1;
  }
  return keys
    .subarray(0, count)
    .sort()
    .map((key) => key % ROW_ROOM);
}
/** More than the options of any exam. A sort key is 100 minus the chance, times this number, plus the row. */
const ROW_ROOM = 65_536;

/** The rows just below 5 %, nearest first. Far below it all have the same chance, so they are ordered by how far the forecast closing rank of the best pool is from the candidate's rank. */
function nearestRows<Kind extends PoolWords, College>(
  { forecast, pools }: ExamTable<Kind, College>,
  { logRank }: Standing,
  considered: Considered,
  percent: Uint8Array,
): number[] {
  const { rowCount, firstPool, pool, list } = considered;
  const chanceOfRow = (row: number) => rowChance(considered, pools.isTiny, row);
  const marginOfRow = (row: number) => {
    const best = firstPool[row] ?? 0;
    return marginBeyond(forecast, pool[best] ?? 0, logRank[list[best] ?? 0] ?? 0);
  };
  const hidden: number[] = [];
  for (let row = 0; row < rowCount; row += 1) if ((percent[row] ?? 0) < HIDDEN_BELOW_PERCENT) hidden.push(row);
  return firstOf(
    hidden,
    NEAREST_KEPT,
    (one, other) => chanceOfRow(other) - chanceOfRow(one) || marginOfRow(other) - marginOfRow(one),
  );
}

/** Copies the chosen rows into the small columns that are stored and sent. */
function columnsOf<Kind extends PoolWords, College>(
  { forecast, firstPool: firstOfOption, pools }: ExamTable<Kind, College>,
  standing: Standing,
  considered: Considered,
  rows: Uint32Array,
) {
  const { option, firstPool, pool, chance } = considered;
  const { rounds } = forecast;
  const size = rows.reduce((sum, row) => sum + (firstPool[row + 1] ?? 0) - (firstPool[row] ?? 0), 0);
  const columns = {
    rounds,
    option: new Uint16Array(rows.length),
    poolCount: new Uint8Array(rows.length),
    pool: new Uint8Array(size),
    percent: new Uint8Array(size),
    byRound: new Uint8Array(rows.length * rounds),
    offered: new Uint8Array(rows.length),
  };
  const chanceOfProgramme = programmeChances(forecast, standing, considered, pools.isTiny);
  let used = 0;
  rows.forEach((row, at) => {
    const own = option[row] ?? 0;
    const [begin, end] = [firstPool[row] ?? 0, firstPool[row + 1] ?? 0];
    columns.option[at] = own;
    columns.poolCount[at] = end - begin;
    for (let place = begin; place < end; place += 1) {
      const which = pool[place] ?? 0;
      columns.pool[used] = which - (firstOfOption[own] ?? 0);
      columns.percent[used] = pools.isTiny[which] === 1 ? 0 : shownPercent(chance[place] ?? 0);
      used += 1;
    }
    if (pools.isTiny[pool[begin] ?? 0] === 1) {
      columns.offered[at] = shownPercent(offeredBy(forecast, pool[begin] ?? 0, rounds));
      return;
    }
    const whole = chanceOfProgramme(begin, end);
    columns.offered[at] = shownPercent(whole.offered);
    const atLast = shownPercent(considered.programmeChance[row] ?? 0);
    writeByRound(columns.byRound, at * rounds, whole, rounds, atLast);
  });
  return columns;
}

/** Writes the shown chance by the end of each round. It never falls from round to round: at the top it stays. */
function writeByRound(
  column: Uint8Array,
  from: number,
  { chanceBy }: ProgrammeChance,
  rounds: number,
  atLast: number,
): void {
  let before = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const isTop = round === rounds || before >= atLast;
    before = isTop ? atLast : Math.min(atLast, Math.max(before, shownPercent(chanceBy(round))));
    column[from + round - 1] = before;
  }
}

function countBands(considered: Considered, percent: Uint8Array, results: Uint32Array, isTiny: Uint8Array): Counts {
  const counts: Counts = { Safe: 0, Likely: 0, Possible: 0, Reach: 0, tiny: 0 };
  for (const row of results) {
    const band = isBestTiny(considered, isTiny, row) ? 'tiny' : bandOf(percent[row] ?? 0);
    if (band !== 'Unlikely') counts[band] += 1;
  }
  return counts;
}
