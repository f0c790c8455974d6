import type { Answer } from '../browser.ts';

/** An answer, and what was named to get it. */
export type Heard = { given: string; answer: Answer };
export type Judged = {
  /** The answer about what is another student's. */
  theirs: Heard;
  /** The answer about the same thing that nobody has. */
  nowhere: Heard;
  /** Everything that names the other student. */
  marks: readonly string[];
};

/** They differ from one answer to the next, whoever asks. */
const PASSING_HEADERS = ['date', 'x-request-id', 'set-cookie', 'content-length'];
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/gi;
const SHORTEST_ID = 6;
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** What is wrong with a refusal: that it is none, that it is another one than for what does not exist, that it tells something. */
export function faultsOfRefusal(judged: Judged, status: number): string[] {
  const { theirs, nowhere } = judged;
  const faults = [...shown(judged), ...difference(wordsOf(theirs), wordsOf(nowhere))];
  if (theirs.answer.status !== status) faults.push(`answers ${theirs.answer.status} and not ${status}`);
  return faults;
}

/** What is wrong with what is told to who is nobody here: the same, with whatever refusal. */
export function faultsOfShutDoor(judged: Judged): string[] {
  const { status } = judged.theirs.answer;
  const isRefusal = status >= 400 && status < 500 && status !== 429;
  return faultsOfRefusal(judged, isRefusal ? status : 401);
}

/** What is wrong with an answer to who may ask, but only about their own: that it is another one than for what the other student does not have either. */
export function faultsOfOwn(judged: Judged): string[] {
  const made = (heard: Heard) => wordsOf(heard).replaceAll(UUID, '<made>').replaceAll(MOMENT, '<moment>');
  return [...shown(judged), ...difference(made(judged.theirs), made(judged.nowhere))];
}

/** Marks of the other student in an answer; what was asked with may be said back. */
export function shown({ theirs, marks }: Pick<Judged, 'theirs' | 'marks'>): string[] {
  const words = wordsOf(theirs).toLowerCase();
  return marks.filter((mark) => words.includes(mark.toLowerCase())).map((mark) => `shows ${mark}`);
}

function difference(theirs: string, nowhere: string): string[] {
  return theirs === nowhere ? [] : [`tells it from what does not exist: ${theirs} / ${nowhere}`];
}

function wordsOf({ given, answer: { status, body, headers } }: Heard): string {
  const lasting = Object.entries(headers).filter(([name]) => !PASSING_HEADERS.includes(name));
  const words = JSON.stringify({ status, body, headers: Object.fromEntries(lasting.toSorted()) });
  // A short one, such as a round, stands in other figures too.
  return given.length < SHORTEST_ID ? words : words.replaceAll(given, '<given>');
}
