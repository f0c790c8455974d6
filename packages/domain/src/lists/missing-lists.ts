import type { Exam } from './exam-name.ts';

/** Official lists of past rounds that could not be found, and what a student should know about it. */
const MISSING: readonly { exam: Exam; year: number; sentence: string }[] = [
  { exam: 'mht-cet', year: 2024, sentence: 'The state list of round 2 of 2024 is not among the lists that we have.' },
];

/** What is missing of a past year, as text. */
export const missingLists = (exam: Exam, year: number): string[] =>
  MISSING.filter((missing) => missing.exam === exam && missing.year === year).map(({ sentence }) => sentence);
