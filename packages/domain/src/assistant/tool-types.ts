import type { DataYears } from '../faq/entry.ts';
import type { Exam } from '../lists/exam-name.ts';
import type * as colleges from './college-tool-types.ts';
import type { Source } from './college-tool-types.ts';
import type * as money from './money-tool-types.ts';
import type { Maybe } from './said.ts';

/**
 * The tools of the assistant. Every number of an answer comes from one of them. The engine and a language model request calls; the server runs them.
 * Inputs and outputs are plain JSON.
 */
export type * from './college-tool-types.ts';
export type * from './money-tool-types.ts';
export type * from './said.ts';

type Nothing = Record<string, never>;

export type MyPlan = {
  input: Nothing;
  output: { plan: string; attempts: number; sessions: number; hasAssessment: boolean; isAssessmentDone: boolean };
};

export type MyBookings = {
  input: Nothing;
  /** `when` is formatted for display, in IST. */
  output: { upcoming: { when: string; counsellor: string; topic: string | null }[]; past: number };
};

export type MyLists = {
  input: Maybe<{ withSurest: true; withReview: true }>;
  /** `surest`: the choices of the highest chances, where they were asked for and could be estimated. */
  output: {
    lists: {
      name: string;
      exam: Exam;
      choices: number;
      first: string[];
      updated: string;
      surest?: { choice: string; percent: number }[] | undefined;
      /** What the check of the list finds, where it was asked for and could be made; empty: nothing to fix. */
      review?: string[] | undefined;
      /** With the review: in how many of 100 simulations the list gets a seat, no figure beyond those that are shown. */
      someSeat?: { count: number; of: number } | undefined;
      href?: string | undefined;
    }[];
  };
};

export type MyPayments = {
  input: Nothing;
  /** The newest orders. `when` is formatted for display. */
  output: { payments: { plan: string; rupees: number; state: PaymentState; when: string }[] };
};
export type PaymentState = 'processing' | 'paid' | 'failed' | 'expired' | 'review' | 'refunding' | 'refunded';

/** The figures of a profile that other tools take as input. */
export type KnownFigures = {
  mhtCet: Maybe<{ percentile: number; meritNumber: number; category: string }>;
  /** The percentile is the better of both sessions. */
  josaa: Maybe<{
    mainPercentile: number;
    mainCrl: number;
    mainCategoryRank: number;
    advancedCrl: number;
    advancedCategoryRank: number;
    category: string;
  }>;
};
export type MyProfile = {
  input: Nothing;
  output: {
    /** Labelled facts, formatted for display: { label: 'MHT-CET percentile', value: '98.7' }. */
    facts: { label: string; value: string }[];
    missing: string[];
    known: KnownFigures;
  };
};

export type MyLatestPrediction = {
  input: Nothing;
  output: {
    prediction: {
      exam: Exam;
      title: string;
      when: string;
      counts: { Safe: number; Likely: number; Possible: number; Reach: number };
      href: string;
    } | null;
  };
};

export type ExplainSeatCode = {
  input: { code: string };
  output: { code: string; words: string; parts: { part: string; words: string }[] };
};

export type ExplainRule = {
  /** By the id of a question, or by any text. */
  input: { id?: string | undefined; text?: string | undefined };
  output: {
    entries: { id: string; question: string; answer: string[]; source: string; links: Source[] }[];
    dataYears: DataYears;
  };
};

export type HowTo = {
  input: { topic: string };
  output: { title: string; steps: string[]; links: Source[] };
};

export type RoundDates = {
  input: { exam: Exam; round?: number | undefined };
  /** `days` is formatted for display; null until the dates are announced. */
  output: {
    title: string;
    authority: string;
    rounds: number;
    /** The earlier year whose number of rounds this is; null once the season has announced its own. */
    roundsOf: number | null;
    steps: { title: string; detail: string; days: string | null; source: string | null }[];
  };
};

export type FindHelp = {
  input: { need: 'distress' | 'person' };
  output: { lines: { name: string; contact: string; words: string }[]; links: Source[] };
};

/** The input and output of every tool by name. */
export type Tools = {
  'search-colleges': colleges.SearchColleges;
  'college-facts': colleges.CollegeFacts;
  'cutoff-history': colleges.CutoffHistory;
  'predict-programme': colleges.PredictProgramme;
  'programmes-near': colleges.ProgrammesNear;
  'merit-estimate': colleges.MeritEstimate;
  'compare-colleges': colleges.CompareColleges;
  'college-cost': money.CollegeCost;
  'my-money': money.MyMoney;
  'explain-seat-code': ExplainSeatCode;
  'explain-rule': ExplainRule;
  'my-plan': MyPlan;
  'my-bookings': MyBookings;
  'my-lists': MyLists;
  'my-payments': MyPayments;
  'my-profile': MyProfile;
  'my-latest-prediction': MyLatestPrediction;
  'how-to': HowTo;
  'round-dates': RoundDates;
  'find-help': FindHelp;
};

export type ToolName = keyof Tools;

export type ToolCall<N extends ToolName = ToolName> = { [K in N]: { tool: K; input: Tools[K]['input'] } }[N];

/** Why a tool failed: not in our data, one more answer of the student needed, daily limit reached, or temporarily unavailable. */
export type ToolFailure = 'not-found' | 'gone' | 'incomplete' | 'limit' | 'unavailable';

/** The output of a tool, or why it failed. `message` is a sentence for the student. */
export type ToolOutcome<Output> = { ok: true; output: Output } | { ok: false; reason: ToolFailure; message: string };

/** A call with its outcome. */
export type ToolResult<N extends ToolName = ToolName> = {
  [K in N]: { tool: K; input: Tools[K]['input']; outcome: ToolOutcome<Tools[K]['output']> };
}[N];

/** Runs one tool for the student. Invalid questions are a `ToolFailure`, never an exception. */
export type RunTool = (call: ToolCall) => Promise<ToolResult>;
