import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Schedule } from '@dakhila/contract/rounds';
import { answerLocally } from '@dakhila/domain/assistant/engine';
import { type Speech, speechIn } from '@dakhila/domain/assistant/say/speech';
import type { RunTool, ToolCall, ToolName } from '@dakhila/domain/assistant/tool-types';
import type { Answer, Block, ConversationContext } from '@dakhila/domain/assistant/types';
import type { FaqEdit } from '@dakhila/domain/faq/edit';
import type { Language } from '@dakhila/domain/language/languages';
import { sayIn } from '@dakhila/domain/messages/say';
import type { Deps } from '../../ports.ts';
import { sayEnglish } from '../../words/say-english.ts';
import type { FaqEditsIn } from '../faq/index.ts';
import { readSchedule } from '../lists/index.ts';
import type { Predictor } from '../predictor/index.ts';
import { type OwnDataNeeds, ownDataOf } from './own-data.ts';
import { lexiconOf } from './tools/lexicon.ts';
import { toolRunner } from './tools/run-tool.ts';

/** A question in its conversation. The server sets the student; no text can change it. */
export type Question = { studentId: string; conversationId: string; text: string; context: ConversationContext };

/** Receives an answer while it is made, in a language, with a signal to stop. */
export type AnswerProgress = {
  language: Language;
  /** A tool is being used. */
  tool: (name: ToolName) => void;
  /** The next piece of text. It stays valid whatever follows. */
  say: (text: string) => void;
  signal: AbortSignal;
};

type Thought = { answer: Answer; context: ConversationContext };

export type Brain = (question: Question, progress: AnswerProgress) => Promise<Thought>;

export type BrainNeeds = OwnDataNeeds & Pick<Deps, 'log'> & { predictor: Predictor; faqEditsIn: FaqEditsIn };

/** The tools of one student; each use is reported. */
export function toolsFor(needs: BrainNeeds, studentId: string, { tool, signal }: AnswerProgress): RunTool {
  const run = toolRunner({
    catalogue: needs.catalogue,
    predictor: needs.predictor,
    readSchedule: async (exam) => sayIn<Schedule>('en', await readSchedule(needs, exam)),
    readFaqEdits: () => needs.faqEditsIn('en'),
    own: ownDataOf(needs, studentId),
  });
  return (call: ToolCall) => {
    signal.throwIfAborted();
    tool(call.tool);
    return run(call);
  };
}

/** How answers are worded in a language. Shared texts use the server's messages. */
export const speechOf = (language: Language, faqEdits?: ReadonlyMap<string, FaqEdit>): Speech =>
  speechIn(language, (english) => sayEnglish(language, english), faqEdits);

/** The exam of a student whose profile knows of one alone. */
export function onlyExamOf({ mhtCet = {}, josaa = {} }: ExamProfile): Exam | undefined {
  const [isOfCap, isOfJosaa] = [mhtCet, josaa].map((part) => Object.keys(part).length > 0);
  if (isOfCap === isOfJosaa) return undefined;
  return isOfCap ? 'mht-cet' : 'josaa';
}

/** Answers without a language model. */
export const localBrain =
  (needs: BrainNeeds): Brain =>
  async ({ studentId, text, context }, progress) => {
    const run = toolsFor(needs, studentId, progress);
    const speech = speechOf(progress.language, await needs.faqEditsIn(progress.language));
    const profile = await ownDataOf(needs, studentId).examProfile();
    const exam = onlyExamOf(profile);
    const question = { text, context, speech, exam, isBoy: profile.gender === 'male' };
    const { answer, context: after } = await answerLocally(question, lexiconOf(needs.catalogue), run);
    for (const said of answer.blocks.flatMap(textOf)) progress.say(`${said}\n\n`);
    return { answer, context: after };
  };

/** The text of a block; tables and charts follow at the end. */
function textOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? [block.items.map(({ text }) => `• ${text}`).join('\n')] : [];
}
