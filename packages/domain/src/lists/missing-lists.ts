import { type Message, messageOf } from '../messages/message.ts';
import type { Exam } from './exam-name.ts';

/** Official lists of past rounds that could not be found, and what a student should know about it. */
const MISSING: readonly { exam: Exam; year: number; sentence: Message }[] = [
  { exam: 'mht-cet', year: 2024, sentence: messageOf('lists.past.missing2024') },
];

/** What is missing of a past year, as text. */
export const missingLists = (exam: Exam, year: number): Message[] =>
  MISSING.filter((missing) => missing.exam === exam && missing.year === year).map(({ sentence }) => sentence);
