import type { Exam } from '../../lists/exam-name.ts';

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

/** The figures of a profile, for looking further. */
export type KnownFigures = {
  mhtCet: { percentile?: number | undefined; meritNumber?: number | undefined; category?: string | undefined };
  josaa: {
    /** The better of both sessions. */
    mainPercentile?: number | undefined;
    mainCrl?: number | undefined;
    mainCategoryRank?: number | undefined;
    advancedCrl?: number | undefined;
    advancedCategoryRank?: number | undefined;
    category?: string | undefined;
  };
};
export type MyProfile = {
  input: Record<string, never>;
  output: {
    /** Labelled facts, ready to read: { label: 'MHT-CET percentile', value: '98.7' }. */
    facts: { label: string; value: string }[];
    missing: string[];
    known: KnownFigures;
  };
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
