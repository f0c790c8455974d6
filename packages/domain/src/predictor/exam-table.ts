import type { PoolWords } from './exam.ts';
import type { ForecastTable } from './forecast-table.ts';

/** A college as results show and filter it. */
export type TableCollege = {
  id: string;
  name: string;
  city: string;
  district?: string;
  state: string;
  type: 'government' | 'private';
  level: string | null;
  nirfRanking: number | null;
  nirfYear?: number | null;
};

/** One row of the option form: what a student can put on a preference list. */
export type Option = {
  /** Place in `colleges`. */
  college: number;
  programme: string;
  branch: string;
  choiceCode?: string;
  programmeId?: number;
  note?: string;
};

/** Years with complete lists, newest first, and by pool × year how far it reached, as a rank in the list expected this season; 0 where it had no seat. */
export type EarlierReaches = { years: readonly number[]; rank: Uint32Array };

/**
 * One exam prepared for prediction: plain data, built once for a year and a forecast. Options are in their usual order (NIRF rank, then name), the pools of
 * option `o` from `firstPool[o]` to `firstPool[o + 1]`. `lastPercentile` is NaN where none was printed.
 */
export type ExamTable<Kind extends PoolWords, College> = {
  year: number;
  dataYears: { first: number; last: number };
  dataVersion: string;
  colleges: readonly TableCollege[];
  /** What eligibility needs of each college, in the same order. */
  ties: readonly College[];
  options: readonly Option[];
  firstPool: Uint32Array;
  /** By option: how sought-after it is by all students, as a place; 1 is the hardest to enter. */
  demand: Uint16Array;
  /** The same of its All India seats, which go by another rank list; 0 where it has none. Only CAP has such seats. */
  allIndiaDemand?: Uint16Array | undefined;
  kinds: readonly Kind[];
  pools: {
    /** Place in `kinds`. */
    kind: Uint16Array;
    /** The loosest closing of last year. */
    lastYear: Int32Array;
    lastPercentile: Float32Array;
    /** The round of last year in which it closed there. */
    lastRound: Uint8Array;
    /** 1 where the pool is too small, or too little is known, for an honest chance. */
    isTiny: Uint8Array;
    /** How far the pools of CAP reached in earlier years. JoSAA has none. */
    earlier?: EarlierReaches | undefined;
  };
  forecast: ForecastTable;
};
