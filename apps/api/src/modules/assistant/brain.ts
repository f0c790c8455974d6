import type { Schedule } from '@dakhila/contract/rounds';
import { answerLocally } from '@dakhila/domain/assistant/engine';
import { type Speech, speechIn } from '@dakhila/domain/assistant/say/speech';
import type { RunTool, ToolCall, ToolName } from '@dakhila/domain/assistant/tool-types';
import type { Answer, Block, ConversationContext } from '@dakhila/domain/assistant/types';
import type { Language } from '@dakhila/domain/language/languages';
import { sayIn } from '@dakhila/domain/messages/say';
import type { Deps } from '../../ports.ts';
import { sayEnglish } from '../../words/say-english.ts';
import { readSchedule } from '../lists/index.ts';
import type { Predictor } from '../predictor/index.ts';
import { type OwnDataNeeds, ownDataOf } from './own-data.ts';
import { lexiconOf } from './tools/lexicon.ts';
import { toolRunner } from './tools/run-tool.ts';

/** A question in its conversation. Whose it is, the server knows; nothing that was said can change it. */
export type Question = { studentId: string; conversationId: string; text: string; context: ConversationContext };

/** Who is told while an answer grows, in which language, and the sign to stop. */
export type Telling = {
  language: Language;
  /** A tool is being used. */
  tool: (name: ToolName) => void;
  /** The next piece of text. What was told stays true, whatever comes. */
  say: (text: string) => void;
  signal: AbortSignal;
};

type Thought = { answer: Answer; context: ConversationContext };

/** Answers questions. */
export type Brain = (question: Question, telling: Telling) => Promise<Thought>;

export type BrainNeeds = OwnDataNeeds & Pick<Deps, 'log'> & { predictor: Predictor };

/** The tools of one student; whoever listens is told which is used. */
export function toolsFor(needs: BrainNeeds, studentId: string, { tool, signal }: Telling): RunTool {
  const run = toolRunner({
    catalogue: needs.catalogue,
    predictor: needs.predictor,
    readSchedule: async (exam) => sayIn<Schedule>('en', await readSchedule(needs, exam)),
    own: ownDataOf(needs, studentId),
  });
  return (call: ToolCall) => {
    signal.throwIfAborted();
    tool(call.tool);
    return run(call);
  };
}

/** How answers are said in a language. What other parts of the server say too is said in their words. */
export const speechOf = (language: Language): Speech => speechIn(language, (english) => sayEnglish(language, english));

/** Answers by the product's own engine, without any model. */
export const localBrain =
  (needs: BrainNeeds): Brain =>
  async ({ studentId, text, context }, telling) => {
    const run = toolsFor(needs, studentId, telling);
    const { answer, context: after } = await answerLocally(
      { text, context, speech: speechOf(telling.language) },
      lexiconOf(needs.catalogue),
      run,
    );
    for (const said of answer.blocks.flatMap(textOf)) telling.say(`${said}\n\n`);
    return { answer, context: after };
  };

/** What can be told of a part before the whole is there; tables and charts come with the end. */
function textOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? [block.items.map(({ text }) => `• ${text}`).join('\n')] : [];
}
