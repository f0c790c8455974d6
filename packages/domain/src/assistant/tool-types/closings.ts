import type { CollegeKey, CollegeLabel } from './college.ts';
import type { Quota, Special } from './said.ts';

/** The closings of one pool of one programme, oldest first. */
export type CutoffSeries = {
  programme: string;
  pool: { code: string; words: string };
  points: { year: number; round: number; isLastRound: boolean; rank: number; percentile: number | null }[];
};

export type CutoffHistory = {
  input: {
    college: CollegeKey;
    branch?: string | undefined;
    category?: string | undefined;
    gender?: 'male' | 'female' | undefined;
    special?: Special | undefined;
    quota?: Quota | undefined;
    round?: number | undefined;
    year?: number | undefined;
  };
  output: {
    college: CollegeLabel;
    /** 'MHT-CET state merit number', 'JEE Advanced common rank list', … */
    rankList: string;
    source: string;
    dataYears: { first: number; last: number };
    /** Programmes that were meant; empty where the college has no such branch. */
    programmes: string[];
    /** What the college does offer, for asking back. */
    offered: string[];
    series: CutoffSeries[];
    /** What was asked for and is not in the data, in words. */
    notes: string[];
  };
};
