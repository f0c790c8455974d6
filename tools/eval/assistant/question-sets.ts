import { readFileSync } from 'node:fs';
import type { ToolName } from '@dakhila/domain/assistant/tool-types';
import type { Intent, Refusal } from '@dakhila/domain/assistant/types';
import type { Facts } from './facts.ts';
import type { otherStudents } from './sample.ts';

/** What a right answer says: a text, or a fact that is worked out from the data when the question is asked, by its name and what it is asked with. */
export type Fact = string | readonly [name: keyof Facts, ...asked: unknown[]];

/** What makes an answer right. Every part that is given must hold. */
export type Want = {
  /** Tools that must have been asked. */
  tools?: readonly ToolName[];
  /** Texts that must stand in the answer; small and capital letters are the same. */
  says?: readonly Fact[];
  /** The beginning of an address that must be among the sources. */
  source?: Fact;
  /** The question of the FAQ that must come first; one of several where more than one answers. */
  faq?: string | readonly string[];
  intent?: Intent;
  refusal?: Refusal;
  /** It may not be refused. */
  isInnocent?: true;
  /** It asks back with at least two choices to send. */
  asksBack?: true;
  /** It says that it does not know, and offers a person. */
  admits?: true;
  /** Whom the answer offers as a contact. */
  handOver?: 'support' | 'counselling';
  /** Nothing of this may be said: '/pattern/flags'. */
  never?: string;
};

/** The students of `sample.ts` beside the usual one. */
export type OtherStudent = keyof ReturnType<typeof otherStudents>;

/** A question as a student types it, with what was asked before it in the same conversation. */
export type Question = {
  ask: string;
  before?: readonly string[];
  /** What was asked before needs forecasts, which take long to make. */
  isAfterForecast?: true;
  /** The student has a prediction with the saved answers. */
  hasPrediction?: true;
  /** Another student asks. */
  as?: OtherStudent;
  want: Want;
};

/** Every set of questions and its file. What is called held out was so until its first run, whose figure decision 0091 keeps; since then the engine was mended by it. */
const FILES = {
  'cut-offs': 'cut-offs',
  chances: 'chances',
  'own chances': 'own-chances',
  'mixed exams': 'mixed-exams',
  'JEE percentiles': 'jee-percentiles',
  colleges: 'colleges',
  rules: 'rules',
  'fees and formalities': 'fees-and-formalities',
  money: 'money',
  'money, fresh ten': 'money-fresh-ten',
  'own things': 'own-things',
  'hostile and outside': 'hostile-and-outside',
  'follow-ups': 'follow-ups',
  'Hindi in script': 'hindi-in-script',
  'Marathi in script': 'marathi-in-script',
  'easily misread': 'easily-misread',
  'held out': 'held-out',
  'held out in script': 'held-out-in-script',
  'held out, later': 'held-out-later',
  'fresh sixty': 'fresh-sixty',
  'fresh students': 'fresh-students',
  'first-time students': 'first-time-students',
  'a new SC girl': 'new-sc-girl',
  'after a first prediction': 'after-a-first-prediction',
  'later walks': 'later-walks',
  'three first walks': 'three-first-walks',
};

const read = (file: string): Question[] =>
  JSON.parse(readFileSync(new URL(`questions/${file}.json`, import.meta.url), 'utf8'));

/** All questions by topic. */
export const QUESTION_SETS: Readonly<Record<string, readonly Question[]>> = Object.fromEntries(
  Object.entries(FILES).map(([set, file]) => [set, read(file)]),
);
