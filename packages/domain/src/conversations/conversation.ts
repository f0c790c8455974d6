/** The state of a question: being answered, answered, stopped by the student with a partial answer, or without an answer. */
export const EXCHANGE_STATES = ['working', 'done', 'stopped', 'failed'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** What one message may hold, in bytes of UTF-8. */
export const LONGEST_MESSAGE_BYTES = 32 * 1024;
export const LONGEST_TITLE = 80;
/** So many questions fit into one conversation; then a new one is begun. */
export const LONGEST_CONVERSATION = 200;
/** Answers cost work: a student in a hurry sends about one in two minutes. */
export const MESSAGES_PER_HOUR = 30;
/** A forecast for a named programme is free here, but not endless. */
export const PREDICTIONS_PER_DAY = 10;
/** Nobody answers longer than this: a question that still waits then was left by a crash, and may be asked again. */
export const LONGEST_WORK_SECONDS = 90;

/** A name for a conversation: the beginning of its first question, cut at a word. */
export function titleOf(question: string): string {
  const line = question.slice(0, 400).toWellFormed().replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= LONGEST_TITLE) return line || '…';
  const cut = letters.slice(0, LONGEST_TITLE - 1).join('');
  const word = cut.lastIndexOf(' ');
  return `${word > LONGEST_TITLE / 2 ? cut.slice(0, word) : cut}…`;
}

/** One question with its answer, as plain text. */
type Said = { question: string; answer: string | null; askedAt: string };

/** A reader does not need more; the newest part counts. */
const LONGEST_TRANSCRIPT = 30_000;
const LONGEST_PART = 8_000;
const LEFT_OUT = '[The beginning is left out.]';

/** A conversation for a human reader: question and answer in order. A very long one loses its beginning. */
export function transcriptOf(title: string, said: readonly Said[]): string {
  const head = `Chat with the assistant: ${title}`;
  const parts: string[] = [];
  let room = LONGEST_TRANSCRIPT;
  for (const one of said.toReversed()) {
    const part = partOf(one);
    if (part.length > room) {
      parts.unshift(LEFT_OUT);
      break;
    }
    room -= part.length;
    parts.unshift(part);
  }
  return [head, ...parts].join('\n\n');
}

const partOf = ({ question, answer, askedAt }: Said) =>
  `[${askedAt}] Student: ${cut(question)}\nAssistant: ${cut(answer ?? '(no answer)')}`;

const cut = (text: string) => (text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART).toWellFormed()} […]` : text);
