import type { Message, Text } from '../messages/message.ts';
import type { Dated, Verdict } from './eligibility.ts';

/** A pool as text and codes, the same at every college. */
export type PoolWords = {
  code: string;
  label: string;
  quota: string | null;
  seatType: string;
  gender: string | null;
  section: string | null;
  /** The rank list that decides in it: the id of one of the exam's lists. */
  list: string;
  /** The paper of its programmes, where kinds of the same code and list differ by it. */
  paper?: string;
};

/** A candidate's place in one rank list, in logs, with the spread of an estimate; 0 where the place is known. */
export type Place = { rank: number; spread: number; note?: Text | undefined };

/** A rank list of pools, and the form field for the candidate's rank in it. */
export type RankListInfo = { id: string; label: string; field: string };

/** What turns an answer on the form into a place in a rank list, where that is not one and the same. */
export type Estimates = Readonly<Record<string, (value: number) => Place>>;

/**
 * One admission process. Everything specific to it is behind these members; the rest of the predictor knows no exam by name. A tie is all that eligibility
 * needs to know of a college for a given candidate; `key` identifies it.
 */
export type Exam<Candidate, Kind extends PoolWords, College, Tie extends { key: string }> = {
  id: string;
  /** How many rounds the process has. */
  rounds: readonly Dated<number>[];
  lists: readonly RankListInfo[];
  /** The candidate's ranks, by list id. Pools of a list without a rank cannot be estimated. */
  placesOf: (candidate: Candidate, estimates: Estimates) => Map<string, Place>;
  tieTo: (candidate: Candidate, college: College) => Tie;
  evaluate: (candidate: Candidate, kind: Kind, tie: Tie, year: number) => Verdict;
  /** What the student should know about this very input. */
  notesOn: (candidate: Candidate) => Message[];
  /** The input in short, for a list of runs. */
  titleOf: (candidate: Candidate) => string;
};
