/** One question with its answer, as plain text. */
export type Said = { question: string; answer: string | null; askedAt: string };

/** A reader does not need more; the newest part counts. */
const LONGEST_TRANSCRIPT = 30_000;
const LONGEST_PART = 8_000;
const LEFT_OUT = '[The beginning is left out.]';

/** A conversation for a human reader: question and answer in order. A very long one loses its beginning. */
export function transcriptOf(title: string, said: readonly Said[]): string {
  const head = `Conversation with the assistant: ${title}`;
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
