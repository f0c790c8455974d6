import { bandOf, HIDDEN_BELOW_PERCENT, HIGHEST_PERCENT, shownPercent } from './bands.ts';
import type { Preferences } from './candidate.ts';
import { considerAll } from './consider.ts';
import type { Considered } from './considered.ts';
import type { Estimates, Exam, PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';
import { firstOf } from './first-of.ts';
import { marginBeyond } from './forecast-table.ts';
import { type Relaxed, relaxationsOf, withoutRelaxed } from './relaxed-preferences.ts';
import { type Counts, type Prediction, type Standing, standingOf } from './verdicts.ts';

/** How many programmes below 5% are stored, so that an empty result still shows what nearly fits. */
const NEAREST_KEPT = 40;

type Input<Candidate> = { candidate: Candidate; preferences?: Preferences | undefined; estimates: Estimates };

/** As `predict`; where nothing that fits the preferences is within reach, without the first ones whose absence brings results. Says which were set aside. */
export function predictWithinReach<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  input: Input<Candidate>,
): Prediction & { relaxed?: Relaxed } {
  const exact = predict(exam, table, input);
  if (exact.resultCount > 0) return exact;
  for (const relaxed of relaxationsOf(input.preferences)) {
    const wider = predict(exam, table, { ...input, preferences: withoutRelaxed(input.preferences, relaxed) });
    if (wider.resultCount > 0) return { ...wider, relaxed };
  }
  return exact;
}

/** Every programme the candidate may take a seat in, with the chance for each: eligibility, forecast, best pool, order. Pure and repeatable. */
export function predict<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  input: Input<Candidate>,
): Prediction {
  const standing = standingOf(exam, table, input.candidate, input.estimates);
  const considered = considerAll(table, standing, input.preferences);
  const { isTiny } = table.pools;
  const { results, counts } = resultRows(considered, isTiny);
  const nearest = nearestRows(table, standing, considered);
  const rows = new Uint32Array(results.length + nearest.length);
  rows.set(results);
  rows.set(nearest, results.length);
  return {
    ...columnsOf(table, considered, rows),
    resultCount: results.length,
    lists: standing.lists,
    missing: standing.fields.flatMap((field, at) => {
      const pools = considered.missingPools[at] ?? 0;
      return pools === 0 ? [] : [{ ...field, pools }];
    }),
    reasons: considered.reasons,
    counts,
  };
}

const isBestTiny = ({ firstPool, pool }: Considered, isTiny: Uint8Array, row: number) =>
  isTiny[pool[firstPool[row] ?? 0] ?? 0] === 1;

/** Where the rows without a chance come: after one of no per cent. */
const WITHOUT_CHANCE = 0;

/** Rows from 5% on: by shown chance, those without one last, then in the usual order of the options. And how many there are in each band. */
function resultRows(considered: Considered, isTiny: Uint8Array): { results: Uint32Array; counts: Counts } {
  const { rowCount, percent } = considered;
  const stepOf = (row: number) => (isBestTiny(considered, isTiny, row) ? WITHOUT_CHANCE : (percent[row] ?? 0));
  const isHidden = (row: number) => (percent[row] ?? 0) < HIDDEN_BELOW_PERCENT;
  const sizes = new Uint32Array(HIGHEST_PERCENT + 1);
  for (let row = 0; row < rowCount; row += 1) if (!isHidden(row)) sizes[stepOf(row)] = (sizes[stepOf(row)] ?? 0) + 1;
  const counts: Counts = { Safe: 0, Likely: 0, Possible: 0, Reach: 0, tiny: sizes[WITHOUT_CHANCE] ?? 0 };
  const next = new Uint32Array(sizes.length);
  let before = 0;
  for (let step = HIGHEST_PERCENT; step >= 0; step -= 1) {
    const band = bandOf(step);
    if (band !== 'Unlikely') counts[band] += sizes[step] ?? 0;
    next[step] = before;
    before += sizes[step] ?? 0;
  }
  const results = new Uint32Array(before);
  for (let row = 0; row < rowCount; row += 1) {
    if (isHidden(row)) continue;
    const step = stepOf(row);
    const at = next[step] ?? 0;
    results[at] = row;
    next[step] = at + 1;
  }
  return { results, counts };
}

/** The rows just below 5 %, nearest first. Far below it all have the same chance, so they are ordered by how far the forecast closing rank of the best pool is from the candidate's rank. */
function nearestRows<Kind extends PoolWords, College>(
  { forecast, pools: { isTiny } }: ExamTable<Kind, College>,
  { logRank }: Standing,
  considered: Considered,
): number[] {
  const { rowCount, firstPool, pool, list, chance, programmeChance, percent } = considered;
  const hidden: { row: number; chance: number; margin: number }[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    if ((percent[row] ?? 0) >= HIDDEN_BELOW_PERCENT) continue;
    const best = firstPool[row] ?? 0;
    hidden.push({
      row,
      chance: (isBestTiny(considered, isTiny, row) ? chance[best] : programmeChance[row]) ?? 0,
      margin: marginBeyond(forecast, pool[best] ?? 0, logRank[list[best] ?? 0] ?? 0),
    });
  }
  const nearest = firstOf(hidden, NEAREST_KEPT, (one, other) => other.chance - one.chance || other.margin - one.margin);
  return nearest.map(({ row }) => row);
}

/** Copies the chosen rows into the small columns that are stored and sent. */
function columnsOf<Kind extends PoolWords, College>(
  { forecast, firstPool: firstOfOption, pools }: ExamTable<Kind, College>,
  considered: Considered,
  rows: Uint32Array,
) {
  const { option, firstPool, pool, chance, byRound, offered } = considered;
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
  let used = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const own = option[row] ?? 0;
    const [begin, end] = [firstPool[row] ?? 0, firstPool[row + 1] ?? 0];
    columns.option[at] = own;
    columns.poolCount[at] = end - begin;
    columns.offered[at] = offered[row] ?? 0;
    for (let round = 0; round < rounds; round += 1)
      columns.byRound[at * rounds + round] = byRound[row * rounds + round] ?? 0;
    for (let place = begin; place < end; place += 1) {
      const which = pool[place] ?? 0;
      columns.pool[used] = which - (firstOfOption[own] ?? 0);
      columns.percent[used] = pools.isTiny[which] === 1 ? 0 : shownPercent(chance[place] ?? 0);
      used += 1;
    }
  }
  return columns;
}
