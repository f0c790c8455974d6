/**
 * What the assistant can look up. Every number of an answer comes out of one of these; the server runs them, the engine and a language model
 * only ask for them. Inputs and outputs are plain JSON.
 */
import type { Exam } from '../lists/exam-name.ts';
import type { Band } from '../predictor/bands.ts';

/** A page that an answer rests on or leads to. `href` is one of our own addresses. */
export type Source = { title: string; href: string };

/** A college by its id: a canonical code (MHT-CET) or a slug (JEE). */
export type CollegeKey = { exam: Exam; id: string };
/** A college as an answer names and links it. */
export type CollegeLabel = CollegeKey & {
  name: string;
  /** What students call it, where that names no other college; else its name. */
  short: string;
  city: string;
  href: string;
};

/** Who asks for a seat, as far as it was said. Category by the code of the exam it was said in: OBC stands for OBC-NCL too. */
export type Said = {
  category?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  pwd?: boolean | undefined;
  tfws?: boolean | undefined;
  ews?: boolean | undefined;
  defence?: boolean | undefined;
  percentile?: number | undefined;
  /** Of which exam the percentile was said to be. */
  percentileExam?: SaidExam | undefined;
  rank?: SaidRank | undefined;
  homeState?: string | undefined;
};
/** Which list a rank is said to be of; 'any' where only 'rank' was said. */
export type RankList = 'merit' | 'crl' | 'category' | 'any';
/** Of which exam a rank or percentile was said to be; 'jee' where neither Main nor Advanced was said. */
export type SaidExam = 'mht-cet' | 'jee' | 'jee-main' | 'jee-advanced';
/** A rank with all that was said about it. */
export type SaidRank = { value: number; list: RankList; exam?: SaidExam | undefined };

export type SearchColleges = {
  input: {
    exam?: Exam | undefined;
    text?: string | undefined;
    /** A key of the table of branches, or a branch name. */
    branch?: string | undefined;
    city?: string | undefined;
    state?: string | undefined;
    type?: 'government' | 'private' | undefined;
    level?: 'IIT' | 'NIT' | 'IIIT' | 'GFTI' | undefined;
    isForWomen?: boolean | undefined;
    isAutonomous?: boolean | undefined;
    /** The standing order is by NIRF rank; 'fee' is lowest first, MHT-CET only. */
    order?: 'nirf' | 'fee' | undefined;
    mostFeeRupees?: number | undefined;
    limit?: number | undefined;
  };
  output: {
    total: number;
    colleges: (CollegeLabel & {
      type: 'government' | 'private';
      nirf: { rank: string; year: number } | null;
      fee: { rupees: number; year: string } | null;
      /** Where a branch was asked for: what it is called there. */
      programmes: string[];
    })[];
    href: string;
  };
};

export type CollegeFacts = {
  input: { college: CollegeKey };
  output: {
    college: CollegeLabel;
    code: string | null;
    type: 'government' | 'private';
    level: string | null;
    university: string | null;
    isAutonomous: boolean | null;
    isForWomen: boolean;
    minority: string | null;
    establishmentYear: number | null;
    website: string | null;
    contact: string | null;
    nirf: { rank: string; year: number }[];
    accreditations: string[];
    fee: { rupees: number; year: string | null; source: string | null } | null;
    /** All seats of a year, where they are known. */
    intake: { seats: number; year: string | null } | null;
    courses: { name: string; code: string | null; seats: number | null; seatsYear: number | null }[];
    facts: { label: string; value: string; year: string | null; source: string | null }[];
    notAdmittingSince: number | null;
  };
};

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
    special?: 'tfws' | 'ews' | 'pwd' | 'defence' | 'orphan' | 'minority' | 'all-india' | undefined;
    quota?: 'home' | 'other' | 'state' | 'all-india' | undefined;
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

export type PredictProgramme = {
  input: { college: CollegeKey; branch: string; said: Said };
  output: {
    college: CollegeLabel;
    programme: string;
    year: number;
    dataYears: { first: number; last: number };
    /** Null where the pool is too small for odds. */
    band: Band | null;
    bandWords: string;
    pool: { code: string; words: string };
    /** The rank that was judged by. */
    rank: { list: string; value: number; isEstimate: boolean };
    lastYear: { rank: number; percentile: number | null } | null;
    /** What was taken for granted, in words. */
    assumptions: string[];
  };
};

export type ProgrammesNear = {
  input: {
    exam: Exam;
    said: Said;
    branch?: string | undefined;
    city?: string | undefined;
    state?: string | undefined;
    level?: 'IIT' | 'NIT' | 'IIIT' | 'GFTI' | undefined;
    type?: 'government' | 'private' | undefined;
    limit?: number | undefined;
  };
  output: {
    year: number;
    rankList: string;
    /** The rank or percentile that was compared. */
    judgedBy: string;
    pool: string;
    /** How many programmes closed at or beyond it. */
    total: number;
    programmes: {
      college: CollegeLabel;
      programme: string;
      round: number;
      rank: number;
      percentile: number | null;
      pool: string;
    }[];
    source: string;
    assumptions: string[];
  };
};

export type MeritEstimate = {
  input: { percentile: number } | { meritNumber: number };
  output: {
    year: number;
    percentile: number;
    meritNumber: number;
    low: number;
    high: number;
    earlier: { year: number; percentile: number; meritNumber: number }[];
    explanation: string;
  };
};

export type CompareColleges = {
  input: { colleges: CollegeKey[]; branch?: string | undefined; said?: Said | undefined };
  output: {
    colleges: (CollegeFacts['output'] & {
      closing: {
        programme: string;
        pool: string;
        year: number;
        round: number;
        rank: number;
        percentile: number | null;
      } | null;
    })[];
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
    entries: { id: string; question: string; answer: string[]; source: string | null; links: Source[] }[];
  };
};

export type MyPlan = {
  input: Record<string, never>;
  output: { plan: string; attempts: number; sessions: number; hasAssessment: boolean; isAssessmentDone: boolean };
};

export type MyBookings = {
  input: Record<string, never>;
  /** `when` is ready to read, in IST. */
  output: { upcoming: { when: string; counsellor: string; topic: string | null }[]; past: number };
};

export type MyLists = {
  input: Record<string, never>;
  output: { lists: { name: string; exam: Exam; choices: number; first: string[]; updated: string }[] };
};

export type MyProfile = {
  input: Record<string, never>;
  /** Labelled facts, ready to read: { label: 'MHT-CET percentile', value: '98.7' }. */
  output: { facts: { label: string; value: string }[]; missing: string[] };
};

export type MyLatestPrediction = {
  input: Record<string, never>;
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

export type HowTo = {
  input: { topic: string };
  output: { title: string; steps: string[]; links: Source[] };
};

export type RoundDates = {
  input: { exam: Exam; round?: number | undefined };
  /** `days` is ready to read; null while they are not announced. */
  output: {
    title: string;
    authority: string;
    rounds: number;
    steps: { title: string; detail: string; days: string | null; source: string | null }[];
  };
};

export type FindHelp = {
  input: { need: 'distress' | 'person' };
  output: { lines: { name: string; contact: string; words: string }[]; links: Source[] };
};

/** Every tool by its name, with what goes in and what comes out. */
export type Tools = {
  'search-colleges': SearchColleges;
  'college-facts': CollegeFacts;
  'cutoff-history': CutoffHistory;
  'predict-programme': PredictProgramme;
  'programmes-near': ProgrammesNear;
  'merit-estimate': MeritEstimate;
  'compare-colleges': CompareColleges;
  'explain-seat-code': ExplainSeatCode;
  'explain-rule': ExplainRule;
  'my-plan': MyPlan;
  'my-bookings': MyBookings;
  'my-lists': MyLists;
  'my-profile': MyProfile;
  'my-latest-prediction': MyLatestPrediction;
  'how-to': HowTo;
  'round-dates': RoundDates;
  'find-help': FindHelp;
};
export type ToolName = keyof Tools;

export type ToolCall<N extends ToolName = ToolName> = { [K in N]: { tool: K; input: Tools[K]['input'] } }[N];

/** Why a tool gave nothing: not in our data, one more answer needed, the day's predictions used up, or out of order. */
export type ToolFailure = 'not-found' | 'incomplete' | 'limit' | 'unavailable';

/** What a tool brings, or why it brings nothing. `message` is a sentence for the student. */
export type ToolOutcome<Output> = { ok: true; output: Output } | { ok: false; reason: ToolFailure; message: string };

/** A call with what it brought. */
export type ToolResult<N extends ToolName = ToolName> = {
  [K in N]: { tool: K; input: Tools[K]['input']; outcome: ToolOutcome<Tools[K]['output']> };
}[N];

/** Runs one tool for the student who asks. Never throws for what a student may ask. */
export type RunTool = (call: ToolCall) => Promise<ToolResult>;
