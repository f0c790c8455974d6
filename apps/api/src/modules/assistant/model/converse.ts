import type { RunTool, ToolResult } from '@dakhila/domain/assistant/tool-types';
import type { ChatCall, ChatMessage, LanguageModel } from '../../../ports.ts';
import type { AnswerProgress } from '../brain.ts';
import { CHAT_TOOLS, readCall } from './tool-inputs.ts';

/** How many times a model may call tools before it must answer, and how many calls it may make each time. */
const MAX_ROUNDS = 4;
const MAX_CALLS = 4;
/** Longer tool results are cut, in characters. */
const MAX_RESULT_CHARACTERS = 12_000;

type Conversation = {
  model: LanguageModel;
  messages: ChatMessage[];
  runTool: RunTool;
  /** Whether a sentence is supported by the results of the tools. */
  isTrue: (sentence: string, results: readonly ToolResult[]) => boolean;
  /** Removes personal data before it leaves the server. */
  clean: (text: string) => string;
  progress: AnswerProgress;
};
export type CheckedAnswer = { text: string; results: ToolResult[]; falseSentences: number };

/** Lets a model call tools and write the answer. Each sentence is checked before it is sent; an unsupported one is dropped. */
export async function converse({
  model,
  messages,
  runTool,
  isTrue,
  clean,
  progress,
}: Conversation): Promise<CheckedAnswer> {
  const results: ToolResult[] = [];
  let text = '';
  let falseSentences = 0;
  const withoutListNumber = makeListReader();
  const sendIfTrue = (sentence: string) => {
    const plain = withoutMarkdown(sentence);
    const fact = withoutListNumber(plain);
    if (fact.trim() === '' || isTrue(fact, results)) {
      text += plain;
      progress.say(plain);
    } else falseSentences += 1;
  };

  for (let round = 0; round <= MAX_ROUNDS; round += 1) {
    const tools = round < MAX_ROUNDS ? CHAT_TOOLS : [];
    const cutter = makeSentenceCutter();
    const calls: ChatCall[] = [];
    let said = '';
    for await (const piece of model.chat({ messages, tools }, progress.signal)) {
      if ('call' in piece) calls.push(piece.call);
      else {
        said += piece.text;
        // Text before the first tool result is a plan, not an answer.
        if (results.length > 0) for (const sentence of cutter.add(piece.text)) sendIfTrue(sentence);
      }
    }
    if (calls.length === 0) {
      if (results.length > 0) sendIfTrue(cutter.rest());
      return { text: text.trim(), results, falseSentences };
    }
    if (text !== '' && !text.endsWith('\n\n')) sendIfTrue('\n\n');
    messages.push({ role: 'assistant', content: said, calls });
    for (const [index, call] of calls.entries()) {
      const result = index < MAX_CALLS && !isSecondBand(call, results) ? await runCall(call, runTool) : null;
      if (result) results.push(result);
      const content = JSON.stringify(
        result ? forModel(result) : { ok: false, reason: 'no such tool or input, or a second band' },
      );
      messages.push({ role: 'tool', callId: call.id, content: clean(content).slice(0, MAX_RESULT_CHARACTERS) });
    }
  }
  return { text: text.trim(), results, falseSentences };
}

/** Whether this call would estimate a second programme. A question gets one estimate free; more would be a prediction, which costs an attempt. */
const isSecondBand = ({ name }: ChatCall, results: readonly ToolResult[]) =>
  name === 'predict-programme' && results.some(({ tool, outcome }) => tool === name && outcome.ok);

/** The part of a result that a model may read: not the names of counsellors. */
function forModel({ tool, outcome }: ToolResult): ToolResult['outcome'] | object {
  if (tool !== 'my-bookings' || !outcome.ok) return outcome;
  const { upcoming, past } = outcome.output;
  return { ok: true, output: { upcoming: upcoming.map(({ when, topic }) => ({ when, topic })), past } };
}

async function runCall(call: ChatCall, runTool: RunTool): Promise<ToolResult | null> {
  const read = readCall(call);
  return read && runTool(read);
}

/** Answers are plain text, so Markdown is removed. */
const withoutMarkdown = (text: string) => text.replaceAll(/\*\*|__|`|^#+ /gm, '');

/** The end of a sentence: punctuation and closing quotes before a space, or a line break. '2.' at the start of a line is a list number instead. */
const SENTENCE_END = /(?<!^\s{0,8}\d{1,2})[.!?…।]["'’”)\]]*(?=\s)|\n/m;

/** Splits a streamed text into sentences. `add` returns the complete ones, `rest` what is left. */
export function makeSentenceCutter() {
  let unfinished = '';
  return {
    add(piece: string): string[] {
      unfinished += piece;
      const whole: string[] = [];
      for (let end = SENTENCE_END.exec(unfinished); end; end = SENTENCE_END.exec(unfinished)) {
        // The space after a sentence belongs to it, so that the sentences add up to the text.
        const after = end.index + end[0].length;
        const gap = /^[^\S\n]*/.exec(unfinished.slice(after))?.[0].length ?? 0;
        whole.push(unfinished.slice(0, after + gap));
        unfinished = unfinished.slice(after + gap);
      }
      return whole;
    },
    rest(): string {
      const left = unfinished;
      unfinished = '';
      return left;
    },
  };
}

const LIST_NUMBER = /^\s*(\d{1,2})[.)]\s/;

/** Removes the numbers of a list that counts up from 1, because they are not facts to check. All other figures stay. */
export function makeListReader(): (sentence: string) => string {
  let last = 0;
  let isLineStart = true;
  return (sentence) => {
    const point = isLineStart ? LIST_NUMBER.exec(sentence) : null;
    isLineStart = sentence.endsWith('\n');
    const count = Number(point?.[1] ?? 0);
    if (point === null || (count !== 1 && count !== last + 1)) return sentence;
    last = count;
    return sentence.slice(point[0].length);
  };
}
