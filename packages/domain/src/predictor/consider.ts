import { type Preferences, preferenceMatcher } from './candidate.ts';
import type { PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';
import { chanceIfOffered, type ForecastTable, isForecast, marginBeyond, offeredBy } from './forecast-table.ts';
import { programmeChances, seatsOfKinds } from './programme-chance.ts';
import { CLOSED, type Reason, type Standing } from './verdicts.ts';

/** From here on a pool with a chance is shown before one without, even if the latter might reach further. */
const GOOD_ENOUGH = 0.6;

/**
 * What a candidate competes in, as columns: the pools of row `r`, best first, lie from `firstPool[r]` to `firstPool[r + 1]`. Plain loops and
 * columns: a run looks at tens of thousands of pools, and an object for each would cost more than all the rest.
 */
export type Considered = {
  rowCount: number;
  option: Uint16Array;
  firstPool: Uint32Array;
  pool: Uint32Array;
  list: Uint8Array;
  /** In each pool, if it offers a seat. */
  chance: Float32Array;
  /** The number of each pool's seat: pools of one programme with the same number are one seat. */
  seat: Uint16Array;
  /** The chance of a seat in each row's programme if one is offered, over its pools that have a chance. */
  programmeChance: Float32Array;
  /** How many pools could not be estimated, by missing field. */
  missingPools: Uint32Array;
  reasons: Reason[];
};

/** Estimates every pool of all options that is open to the candidate. The columns are valid until the next call for the same table. */
export function considerAll<Kind extends PoolWords, College>(
  table: ExamTable<Kind, College>,
  standing: Standing,
  preferences: Preferences | undefined,
): Considered {
  const { options, firstPool, pools, forecast, colleges } = table;
  const { tie: tieOf, tieCount, place, field, logRank, spread } = standing;
  const matches = preferenceMatcher(preferences);
  const { columns, seats } = buffersOf(table);
  const found: Considered = { ...columns, missingPools: new Uint32Array(standing.fields.length), reasons: [] };
  const chanceOfProgramme = programmeChances(forecast, standing, found, pools.isTiny);
  const isTold = new Uint8Array(table.kinds.length);
  let used = 0;
  for (let option = 0; option < options.length; option += 1) {
    const chosen = options[option];
    const college = chosen === undefined ? undefined : colleges[chosen.college];
    if (chosen === undefined || college === undefined || (matches !== null && !matches(chosen, college))) continue;
    const tie = tieOf[chosen.college] ?? 0;
    const begin = used;
    let most = 0;
    const end = firstPool[option + 1] ?? 0;
    for (let pool = firstPool[option] ?? 0; pool < end; pool += 1) {
      const kind = pools.kind[pool] ?? 0;
      const judged = kind * tieCount + tie;
      const list = place[judged] ?? CLOSED;
      const missing = list === CLOSED ? (field[judged] ?? CLOSED) : CLOSED;
      if (list === CLOSED && missing === CLOSED) continue;
      if (isTold[kind] === 0) {
        isTold[kind] = 1;
        found.reasons.push({ kind, isEstimated: list !== CLOSED, why: standing.why(kind, tie) });
      }
      if (list === CLOSED) {
        found.missingPools[missing] = (found.missingPools[missing] ?? 0) + 1;
        continue;
      }
      if (!isForecast(forecast, pool)) continue;
      found.pool[used] = pool;
      found.list[used] = list;
      const chance = chanceIfOffered(forecast, pool, forecast.rounds, logRank[list] ?? 0, spread[list] ?? 0);
      found.chance[used] = chance;
      if (chance > most) most = chance;
      used += 1;
    }
    if (used === begin) continue;
    sortBestFirst(found, pools.isTiny, forecast, logRank, begin, used);
    for (let at = begin; at < used; at += 1) found.seat[at] = seats[pools.kind[found.pool[at] ?? 0] ?? 0] ?? 0;
    const isAlone = used - begin === 1 && pools.isTiny[found.pool[begin] ?? 0] === 0;
    // If no pool is within reach, neither is the programme: for most of them nothing has to be computed.
    found.programmeChance[found.rowCount] =
      isAlone || most === 0 ? (found.chance[begin] ?? 0) : chanceOfProgramme(begin, used).chanceBy(forecast.rounds);
    found.option[found.rowCount] = option;
    found.rowCount += 1;
    found.firstPool[found.rowCount] = used;
  }
  return found;
}

type Columns = Omit<Considered, 'missingPools' | 'reasons'>;
const buffersByTable = new WeakMap<object, { columns: Columns; seats: Uint16Array }>();

/** Buffers that every run on a table needs and reuses: half a megabyte to write on, and which kinds are the same seat. */
function buffersOf<Kind extends PoolWords, College>(table: ExamTable<Kind, College>) {
  const known = buffersByTable.get(table);
  if (known !== undefined) return known;
  const [options, pools] = [table.options.length, table.pools.kind.length];
  const columns: Columns = {
    rowCount: 0,
    option: new Uint16Array(options),
    firstPool: new Uint32Array(options + 1),
    pool: new Uint32Array(pools),
    list: new Uint8Array(pools),
    chance: new Float32Array(pools),
    seat: new Uint16Array(pools),
    programmeChance: new Float32Array(options),
  };
  const buffers = { columns, seats: seatsOfKinds(table.kinds) };
  buffersByTable.set(table, buffers);
  return buffers;
}

/** A handful of pools each time: sorting by insertion is the quickest. */
function sortBestFirst(
  { pool, list, chance }: Considered,
  isTiny: Uint8Array,
  forecast: ForecastTable,
  logRank: Float64Array,
  begin: number,
  end: number,
): void {
  const worthAt = (at: number) =>
    worth(chance[at] ?? 0, offeredBy(forecast, pool[at] ?? 0, forecast.rounds), isTiny[pool[at] ?? 0] ?? 0);
  const marginAt = (at: number) => marginBeyond(forecast, pool[at] ?? 0, logRank[list[at] ?? 0] ?? 0);
  for (let at = begin + 1; at < end; at += 1) {
    const [ownPool, ownList, ownChance] = [pool[at] ?? 0, list[at] ?? 0, chance[at] ?? 0];
    const [own, ownMargin] = [worthAt(at), marginAt(at)];
    let to = at;
    while (to > begin) {
      const before = worthAt(to - 1);
      if (before > own || (before === own && marginAt(to - 1) >= ownMargin)) break;
      pool[to] = pool[to - 1] ?? 0;
      list[to] = list[to - 1] ?? 0;
      chance[to] = chance[to - 1] ?? 0;
      to -= 1;
    }
    pool[to] = ownPool;
    list[to] = ownList;
    chance[to] = ownChance;
  }
}

/** Chances that differ by less than this are equal: then the pool that reaches further is named. */
const ALIKE = 1e-4;

/**
 * The value of a pool among others of the same programme: chance times offer, with good ones that have a chance before all others. Of equal ones the larger
 * margin is better.
 */
export function worth(chance: number, offered: number, isTiny: number): number {
  const value = Math.round((chance * offered) / ALIKE);
  return isTiny === 0 && chance >= GOOD_ENOUGH ? value + 1 / ALIKE : value;
}
