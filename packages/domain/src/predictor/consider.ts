import { LOWEST_PERCENT, shownPercent } from './bands.ts';
import { type Preferences, preferenceMatcher } from './candidate.ts';
import { type Considered, columnsFor, placesOf } from './considered.ts';
import type { PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';
import { chanceIfOffered, isForecast, marginBeyond, offeredBy } from './forecast-table.ts';
import { type ProgrammeChance, programmeChances } from './programme-chance.ts';
import { CLOSED, type Standing } from './verdicts.ts';

/** From this chance of a seat on, rank and offer together, a pool with a chance is shown before one without, even if the latter might reach further. */
const GOOD_ENOUGH = 0.5;

/** Estimates every pool of all options that is open to the candidate. The columns are valid until the next call for the same table. */
export function considerAll<Kind extends PoolWords, College>(
  table: ExamTable<Kind, College>,
  standing: Standing,
  preferences: Preferences | undefined,
): Considered {
  const found: Considered = {
    ...columnsFor(table),
    missingPools: new Uint32Array(standing.fields.length),
    reasons: [],
  };
  findOpenPools(table, standing, preferences, found);
  estimatePools(table, standing, found);
  sortBestFirst(table, standing, found);
  estimateRows(table, standing, found);
  return found;
}

/** Nearly all pools are closed to a candidate, so one number says what a pool is: its list, `CLOSED`, or from here downwards the answer that is missing. */
const FIRST_MISSING = CLOSED - 1;

/** Finds what is open and has a forecast, and tells why each kind of pool is open or cannot be estimated. */
function findOpenPools<Kind extends PoolWords, College>(
  table: ExamTable<Kind, College>,
  standing: Standing,
  preferences: Preferences | undefined,
  found: Considered,
): void {
  const { options, firstPool, pools, forecast, colleges } = table;
  const { kind: kindOf } = pools;
  const { tie: tieOf, tieCount, place, field } = standing;
  const { pool: poolAt, list: listAt, seat: seatAt, missingPools } = found;
  const matches = preferenceMatcher(preferences);
  const isWanted = (option: number, place: number) => {
    const [chosen, college] = [options[option], colleges[place]];
    return chosen !== undefined && college !== undefined && matches?.(chosen, college) === true;
  };
  const { college: collegeOf, seats } = placesOf(table);
  const isTold = new Uint8Array(table.kinds.length);
  const ways = place.map((list, at) =>
    list === CLOSED && field[at] !== CLOSED ? FIRST_MISSING - (field[at] ?? 0) : list,
  );
  let used = 0;
  for (let option = 0; option < options.length; option += 1) {
    const college = collegeOf[option] ?? 0;
    if (matches !== null && !isWanted(option, college)) continue;
    const tie = tieOf[college] ?? 0;
    const begin = used;
    const end = firstPool[option + 1] ?? 0;
    for (let pool = firstPool[option] ?? 0; pool < end; pool += 1) {
      const kind = kindOf[pool] ?? 0;
      const at = kind * tieCount + tie;
      const way = ways[at] ?? CLOSED;
      if (way === CLOSED) continue;
      if (isTold[kind] === 0) {
        isTold[kind] = 1;
        found.reasons.push({ kind, isEstimated: way >= 0, why: standing.why(kind, tie) });
      }
      if (way < 0) {
        const missing = FIRST_MISSING - way;
        missingPools[missing] = (missingPools[missing] ?? 0) + 1;
      } else if (isForecast(forecast, pool)) {
        poolAt[used] = pool;
        listAt[used] = way;
        seatAt[used] = seats[kind] ?? 0;
        used += 1;
      }
    }
    if (used === begin) continue;
    found.option[found.rowCount] = option;
    found.rowCount += 1;
    found.firstPool[found.rowCount] = used;
  }
}

function estimatePools<Kind extends PoolWords, College>(
  { forecast }: ExamTable<Kind, College>,
  { logRank, spread }: Standing,
  { rowCount, firstPool, pool, list, chance }: Considered,
): void {
  const end = firstPool[rowCount] ?? 0;
  for (let at = 0; at < end; at += 1) {
    const own = list[at] ?? 0;
    chance[at] = chanceIfOffered(forecast, pool[at] ?? 0, forecast.rounds, logRank[own] ?? 0, spread[own] ?? 0);
  }
}

/** More than an option has pools. */
const MAX_POOLS = 256;
const worths = new Float64Array(MAX_POOLS);

/** Sorts the pools of each row. There are a handful: sorting by insertion is the quickest. */
function sortBestFirst<Kind extends PoolWords, College>(
  { forecast, pools: { isTiny } }: ExamTable<Kind, College>,
  { logRank }: Standing,
  { rowCount, firstPool, pool, list, seat, chance }: Considered,
): void {
  for (let row = 0; row < rowCount; row += 1) {
    const begin = firstPool[row] ?? 0;
    const end = firstPool[row + 1] ?? 0;
    if (end - begin === 1) continue;
    for (let at = begin; at < end; at += 1) {
      const ownPool = pool[at] ?? 0;
      const ownList = list[at] ?? 0;
      const ownSeat = seat[at] ?? 0;
      const ownChance = chance[at] ?? 0;
      const own = worthOf(ownChance, offeredBy(forecast, ownPool, forecast.rounds), isTiny[ownPool] ?? 0);
      let to = at;
      for (; to > begin; to -= 1) {
        const before = worths[to - 1 - begin] ?? 0;
        if (before > own) break;
        if (before === own) {
          const reach = marginBeyond(forecast, pool[to - 1] ?? 0, logRank[list[to - 1] ?? 0] ?? 0);
          if (reach >= marginBeyond(forecast, ownPool, logRank[ownList] ?? 0)) break;
        }
        pool[to] = pool[to - 1] ?? 0;
        list[to] = list[to - 1] ?? 0;
        seat[to] = seat[to - 1] ?? 0;
        chance[to] = chance[to - 1] ?? 0;
        worths[to - begin] = before;
      }
      pool[to] = ownPool;
      list[to] = ownList;
      seat[to] = ownSeat;
      chance[to] = ownChance;
      worths[to - begin] = own;
    }
  }
}

/** What is shown of each programme. */
function estimateRows<Kind extends PoolWords, College>(
  { forecast, pools: { isTiny } }: ExamTable<Kind, College>,
  standing: Standing,
  found: Considered,
): void {
  const { rowCount, firstPool, pool, chance, programmeChance, percent, byRound, offered } = found;
  const { rounds } = forecast;
  const estimate = programmeChances(forecast, standing, found, isTiny);
  for (let row = 0; row < rowCount; row += 1) {
    const begin = firstPool[row] ?? 0;
    const end = firstPool[row + 1] ?? 0;
    const best = pool[begin] ?? 0;
    const whole = estimate(begin, end);
    const from = row * rounds;
    if (isTiny[best] === 1) {
      programmeChance[row] = whole.chanceBy(rounds);
      percent[row] = shownPercent(chance[begin] ?? 0);
      offered[row] = shownPercent(offeredBy(forecast, best, rounds));
      byRound.fill(0, from, from + rounds);
    } else {
      // A single pool has the chance of its programme.
      programmeChance[row] = end - begin === 1 ? (chance[begin] ?? 0) : whole.chanceBy(rounds);
      percent[row] = shownPercent(programmeChance[row] ?? 0);
      offered[row] = shownPercent(whole.offered);
      writeByRound(byRound, from, whole, rounds, percent[row] ?? 0);
    }
  }
}

/** Writes the shown chance by the end of each round. It never falls from round to round: at the top it stays. */
function writeByRound(
  byRound: Uint8Array,
  from: number,
  { chanceBy }: ProgrammeChance,
  rounds: number,
  atLast: number,
): void {
  let before = LOWEST_PERCENT;
  for (let round = 1; round <= rounds; round += 1) {
    const isTop = round === rounds || before >= atLast;
    before = isTop ? atLast : Math.min(atLast, Math.max(before, shownPercent(chanceBy(round))));
    byRound[from + round - 1] = before;
  }
}

/** Chances that differ by less than this are equal: then the pool that reaches further is named. */
const ALIKE = 1e-4;

/**
 * The value of a pool among others of the same programme: chance times offer, with good ones that have a chance before all others. Of equal ones the larger
 * margin is better.
 */
export function worthOf(chance: number, offered: number, isTiny: number): number {
  const seat = chance * offered;
  const value = Math.round(seat / ALIKE);
  return isTiny === 0 && seat >= GOOD_ENOUGH ? value + 1 / ALIKE : value;
}
