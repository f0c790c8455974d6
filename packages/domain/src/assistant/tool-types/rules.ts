import type { DataYears } from '../../faq/data-years.ts';
import type { Exam } from '../../lists/exam-name.ts';
import type { Source } from './college.ts';

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
  /** `days` is ready to read; null while they are not announced. */
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
