import type { PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';
import { seatsOfKinds, type Ways } from './programme-chance.ts';
import type { Reason } from './verdicts.ts';

/**
 * What a candidate competes in, as columns: the pools of row `r`, best first, lie from `firstPool[r]` to `firstPool[r + 1]`. Plain loops and
 * columns: a run looks at tens of thousands of pools, and an object for each would cost more than all the rest.
 */
export type Considered = Ways & {
  rowCount: number;
  option: Uint16Array;
  firstPool: Uint32Array;
  /** By row: the chance of a seat in the programme if one is offered, over its pools that have a chance. */
  programmeChance: Float32Array;
  /** By row, as shown: the chance of the programme, or of its best pool where that is too uncertain for one; the former by the end of each round, else 0; and the chance of an offer. */
  percent: Uint8Array;
  byRound: Uint8Array;
  offered: Uint8Array;
  /** How many pools could not be estimated, by missing field. */
  missingPools: Uint32Array;
  reasons: Reason[];
};

type Columns = Omit<Considered, 'missingPools' | 'reasons'>;
const columnsByTable = new WeakMap<object, Columns>();

/** A megabyte to write on, which all runs on a table use in turn. */
export function columnsFor<Kind extends PoolWords, College>(table: ExamTable<Kind, College>): Columns {
  const known = columnsByTable.get(table);
  if (known !== undefined) return known;
  const [options, pools] = [table.options.length, table.pools.kind.length];
  const columns: Columns = {
    rowCount: 0,
    option: new Uint16Array(options),
    firstPool: new Uint32Array(options + 1),
    pool: new Uint32Array(pools),
    list: new Uint8Array(pools),
    seat: new Uint16Array(pools),
    chance: new Float32Array(pools),
    programmeChance: new Float32Array(options),
    percent: new Uint8Array(options),
    byRound: new Uint8Array(options * table.forecast.rounds),
    offered: new Uint8Array(options),
  };
  columnsByTable.set(table, columns);
  return columns;
}

/** The college of each option, and which kinds of pool are the same seat. */
type Places = { college: Uint16Array; seats: Uint16Array };
const placesByTable = new WeakMap<object, Places>();

export function placesOf<Kind extends PoolWords, College>(table: ExamTable<Kind, College>): Places {
  const known = placesByTable.get(table);
  if (known !== undefined) return known;
  const places = {
    college: Uint16Array.from(table.options, ({ college }) => college),
    seats: seatsOfKinds(table.kinds),
  };
  placesByTable.set(table, places);
  return places;
}
