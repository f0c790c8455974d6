import type { Exam } from '../lists/exam-name.ts';
import { joinAnswers } from './compose/join-answers.ts';
import { outputOf } from './compose/parts.ts';
import { INTENTS } from './intents.ts';
import type { Lexicon } from './lexicon.ts';
import { nearProfile, planClosings } from './plan.ts';
import { planAnyBranch } from './plan-any-branch.ts';
import { fittingAsks, withoutGirls } from './say/fitting-asks.ts';
import { ENGLISH, type Speech } from './say/speech.ts';
import { readSuggestion } from './say/suggestions.ts';
import type { RunTool, ToolCall, ToolResult } from './tool-types.ts';
import type { Answer, Block, ConversationContext, Understood } from './types.ts';
import { understand } from './understand.ts';
import { ofOwnExam } from './words/twin-rules.ts';

/** The answer to a question, from its tool results. */
export function compose(understood: Understood, results: readonly ToolResult[], speech: Speech): Answer {
  const draft = INTENTS[understood.intent].compose(understood, results, speech);
  return {
    ...draft,
    blocks: understood.wantsPromise ? afterHonesty(draft.blocks, speech) : draft.blocks,
    tools: [...new Set(results.map(({ tool }) => tool))],
  };
}

/** Half a sentence says that nobody can promise a seat; the answer follows. */
function afterHonesty([first, ...rest]: readonly Block[], { words }: Speech): Block[] {
  const { noOneCanPromise: text } = words.people;
  if (first?.kind === 'paragraph') return [{ kind: 'paragraph', text: `${text} ${first.text}` }, ...rest];
  return [{ kind: 'paragraph', text }, ...(first === undefined ? [] : [first]), ...rest];
}

/** The answer to each part of a message, with the results of its own. */
function composeAll(understood: Understood, found: readonly ToolResult[][], speech: Speech): Answer {
  const { parts } = understood;
  if (parts === undefined) return compose(understood, found[0] ?? [], speech);
  return joinAnswers(
    parts,
    parts.map((part, at) => compose(part, found[at] ?? [], speech)),
    speech,
  );
}

/** What is still to be looked up. A question about reach without a rank uses the student's profile, and one about a chance that can't be given the closings: second steps. */
export function nextCalls(understood: Understood, results: readonly ToolResult[]): ToolCall[] {
  if (results.length === 0) return INTENTS[understood.intent].plan?.(understood) ?? [];
  if (understood.intent === 'chance')
    return results.every(({ tool }) => tool === 'predict-programme')
      ? planClosings(understood, results)
      : planAnyBranch(understood, results);
  const profile = outputOf(results, 'my-profile');
  if (understood.intent !== 'suggest' || profile === undefined || results.length > 1) return [];
  return nearProfile(understood.slots, profile.known);
}

/** What the next question can refer to. */
export function contextAfter({ intent, slots, choices }: Understood, before: ConversationContext): ConversationContext {
  if (INTENTS[intent].isAside) return before;
  return { intent, slots: { ...slots }, ...(choices === undefined ? {} : { choices: choices.colleges }) };
}

/** What a question asks. Suggestions of our own are known in every language. */
export const read = (text: string, context: ConversationContext, lexicon: Lexicon): Understood =>
  understand(readSuggestion(text), context, lexicon);

/** Answers a question by the engine alone: understand, look up, compose. English, where no speech is given. `exam`: the only one that the student sits. `isBoy`: the profile says so. */
export async function answerLocally(
  question: {
    text: string;
    context: ConversationContext;
    speech?: Speech | undefined;
    exam?: Exam | undefined;
    isBoy?: boolean;
  },
  lexicon: Lexicon,
  run: RunTool,
): Promise<{ understood: Understood; answer: Answer; context: ConversationContext; results: ToolResult[] }> {
  const understood = ofOwnExam(read(question.text, question.context, lexicon), question.exam);
  const found: ToolResult[][] = [];
  for (const part of understood.parts ?? [understood]) found.push(await lookUp(part, run));
  const { speech = ENGLISH, exam, isBoy = false } = question;
  const answer = composeAll(understood, found, speech);
  const { suggestions } = answer;
  const fitting = exam === undefined ? suggestions : fittingAsks(suggestions, exam, understood.slots, speech);
  return {
    understood,
    answer: { ...answer, suggestions: isBoy ? withoutGirls(fitting, speech) : fitting },
    context: contextAfter(understood, question.context),
    results: found.flat(),
  };
}

/** Everything that one question needs. */
async function lookUp(understood: Understood, run: RunTool): Promise<ToolResult[]> {
  const results: ToolResult[] = [];
  for (let calls = nextCalls(understood, results); calls.length > 0; calls = nextCalls(understood, results))
    for (const call of calls) results.push(await run(call));
  return results;
}
