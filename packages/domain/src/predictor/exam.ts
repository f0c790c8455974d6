import type { Message, Text } from '../messages/message.ts';
import type { Dated } from './dated.ts';
import type { Verdict } from './eligibility.ts';

/** A pool in words and codes, the same at every college. */
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

/** A rank list that pools may go by, and the field of the form that tells the candidate's place in it. */
export type RankListInfo = { id: string; label: string; field: string };

/** What turns an answer on the form into a place in a rank list, where that is not one and the same. */
export type Estimates = Readonly<Record<string, (value: number) => Place>>;

/**
 * One admission process. Everything that is particular to it stands behind these members; the rest of the predictor knows no exam by name.
 * A tie is all that eligibility needs to know of a college for a given candidate; `key` tells ties apart.
 */
export type Exam<Candidate, Kind extends PoolWords, College, Tie extends { key: string }> = {
  id: string;
  /** How many rounds the process has. */
  rounds: readonly Dated<number>[];
  lists: readonly RankListInfo[];
  /** The candidate's places, by list id. A list without a place cannot be judged by. */
  placesOf: (candidate: Candidate, estimates: Estimates) => Map<string, Place>;
  tieTo: (candidate: Candidate, college: College) => Tie;
  judge: (candidate: Candidate, kind: Kind, tie: Tie, year: number) => Verdict;
  /** What the student should know about this very input. */
  notesOn: (candidate: Candidate) => Message[];
  /** The input in a few words, for a list of runs. */
  titleOf: (candidate: Candidate) => string;
};
