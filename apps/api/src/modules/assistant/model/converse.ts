import type { RunTool, ToolResult } from '@dakhila/domain/assistant/tool-types';
import type { ChatCall, ChatMessage, LanguageModel } from '../../../ports.ts';
import type { AnswerProgress } from '../brain.ts';
import { CHAT_TOOLS, readCall } from './tool-inputs.ts';

/** How often a model may ask for tools before it has to answer, and for how many at once. */
const MOST_ROUNDS = 4;
const MOST_CALLS = 4;
/** Longer results are cut: a model needs less. */
const LONGEST_RESULT = 12_000;

type Talk = {
  model: LanguageModel;
  messages: ChatMessage[];
  runTool: RunTool;
  /** Whether a sentence is supported by the results of the tools. */
  isTrue: (sentence: string, results: readonly ToolResult[]) => boolean;
  /** Removes personal data before it leaves the server. */
  clean: (text: string) => string;
  progress: AnswerProgress;
};
export type Talked = { text: string; results: ToolResult[]; falseSentences: number };

/** Lets a model use the tools and phrase the answer. Each sentence is checked before it is sent; a false one is dropped. */
export async function converse({ model, messages, runTool, isTrue, clean, progress }: Talk): Promise<Talked> {
  const results: ToolResult[] = [];
  let text = '';
  let falseSentences = 0;
  const withoutPoint = makeListReader();
  const offer = (sentence: string) => {
    const plain = withoutMarks(sentence);
    const fact = withoutPoint(plain);
    if (fact.trim() === '' || isTrue(fact, results)) {
      text += plain;
      progress.say(plain);
    } else falseSentences += 1;
  };

  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    const tools = round < MOST_ROUNDS ? CHAT_TOOLS : [];
    const cutter = makeSentenceCutter();
    const calls: ChatCall[] = [];
    let said = '';
    for await (const piece of model.chat({ messages, tools }, progress.signal)) {
      if ('call' in piece) calls.push(piece.call);
      else {
        said += piece.text;
        // Text before the first tool result is a plan, not an answer.
        if (results.length > 0) for (const sentence of cutter.add(piece.text)) offer(sentence);
      }
    }
    if (calls.length === 0) {
      if (results.length > 0) offer(cutter.rest());
      return { text: text.trim(), results, falseSentences };
    }
    if (text !== '' && !text.endsWith('\n\n')) offer('\n\n');
    messages.push({ role: 'assistant', content: said, calls });
    for (const [place, call] of calls.entries()) {
      const result = place < MOST_CALLS && !isSecondBand(call, results) ? await use(call, runTool) : null;
      if (result) results.push(result);
      const content = JSON.stringify(
        result ? forModel(result) : { ok: false, reason: 'no such tool or input, or a second band' },
      );
      messages.push({ role: 'tool', callId: call.id, content: clean(content).slice(0, LONGEST_RESULT) });
    }
  }
  return { text: text.trim(), results, falseSentences };
}

/** One band for each question: several would be a prediction, which costs an attempt. */
const isSecondBand = ({ name }: ChatCall, results: readonly ToolResult[]) =>
  name === 'predict-programme' && results.some(({ tool, outcome }) => tool === name && outcome.ok);

/** What a model may read of a result: no names of counsellors. */
function forModel({ tool, outcome }: ToolResult): ToolResult['outcome'] | object {
  if (tool !== 'my-bookings' || !outcome.ok) return outcome;
  const { upcoming, past } = outcome.output;
  return { ok: true, output: { upcoming: upcoming.map(({ when, topic }) => ({ when, topic })), past } };
}

async function use(call: ChatCall, runTool: RunTool): Promise<ToolResult | null> {
  const read = readCall(call);
  return read && runTool(read);
}

/** Answers are plain text, so Markdown is removed. */
const withoutMarks = (text: string) => text.replaceAll(/\*\*|__|`|^#+ /gm, '');

/** The end of a sentence: its sign with what closes after it, before a space; or a line break. '2.' at the beginning of a line counts a list. */
const END = /(?<!^\s{0,8}\d{1,2})[.!?…।]["'’”)\]]*(?=\s)|\n/m;

/** Cuts a growing text into whole sentences; the last one comes with `rest`. */
export function makeSentenceCutter() {
  let waiting = '';
  return {
    add(piece: string): string[] {
      waiting += piece;
      const whole: string[] = [];
      for (let end = END.exec(waiting); end; end = END.exec(waiting)) {
        // The space after a sentence belongs to it, so that the joined pieces are the text again.
        const after = end.index + end[0].length;
        const gap = /^[^\S\n]*/.exec(waiting.slice(after))?.[0].length ?? 0;
        whole.push(waiting.slice(0, after + gap));
        waiting = waiting.slice(after + gap);
      }
      return whole;
    },
    rest(): string {
      const left = waiting;
      waiting = '';
      return left;
    },
  };
}

const POINT = /^\s*(\d{1,2})[.)]\s/;

/** Takes the counters off the points of a list that counts up from 1, sentence after sentence: they are no facts. Any other figure stays. */
export function makeListReader(): (sentence: string) => string {
  let last = 0;
  let isLineStart = true;
  return (sentence) => {
    const point = isLineStart ? POINT.exec(sentence) : null;
    isLineStart = sentence.endsWith('\n');
    const count = Number(point?.[1] ?? 0);
    if (point === null || (count !== 1 && count !== last + 1)) return sentence;
    last = count;
    return sentence.slice(point[0].length);
  };
}
