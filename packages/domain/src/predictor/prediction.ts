import type { Text } from '../messages/message.ts';

/** A rank list and the candidate's rank in it; an estimate has an 80% range. */
export type ListPlace = {
  id: string;
  label: string;
  rank: number;
  low?: number;
  high?: number;
  note?: Text;
};

/** Pools that could not be estimated for want of one field. */
export type MissingField = { field: string; label: Text; message: Text; pools: number };

/** Why a kind of pool is open to the candidate, or which answer is missing to decide. */
export type Reason = { kind: number; isJudged: boolean; why: Text };

export type Counts = { Safe: number; Likely: number; Possible: number; Reach: number; tiny: number };

/**
 * A prediction as columns, small enough to store: for each shown option the pools considered, best first. Chances are whole per cent; 0 where a pool has none.
 * The first `resultCount` options are the results, the rest are below 5%.
 */
export type Prediction = {
  rounds: number;
  resultCount: number;
  option: Uint16Array;
  /** How many pools each option has here. */
  poolCount: Uint8Array;
  /** Place of each pool among the option's own pools. */
  pool: Uint8Array;
  /** The chance in each pool alone, if it offers a seat. */
  percent: Uint8Array;
  /** `rounds` values an option: the chance of a seat in its programme by the end of each round, if one is offered. The last one is the option's chance. */
  byRound: Uint8Array;
  /** The chance that a seat of each option is offered. */
  offered: Uint8Array;
  lists: ListPlace[];
  missing: MissingField[];
  reasons: Reason[];
  counts: Counts;
};
