import { composeChance } from './compose/chance.ts';
import { composeCompare } from './compose/compare.ts';
import { composeCutoff } from './compose/cutoff.ts';
import { each } from './compose/each.ts';
import { composeFacts } from './compose/facts.ts';
import { composeMerit, composeSuggest } from './compose/near.ts';
import { composeBookings, composeLists, composePlan, composePrediction, composeProfile } from './compose/own.ts';
import { brought, type Compose } from './compose/parts.ts';
import * as people from './compose/people.ts';
import { composeDates, composeHowTo, composeRule, composeSeatCode } from './compose/rules.ts';
import { composeSearch } from './compose/search.ts';
import { notUnderstood } from './compose/unknown.ts';
import type { Lexicon } from './lexicon.ts';
import { nearProfile, planFor } from './plan.ts';
import { readSuggestion } from './say/read-suggestion.ts';
import { ENGLISH, type Speech } from './say/speech.ts';
import type { RunTool, ToolCall, ToolResult } from './tool-types.ts';
import type { Answer, ConversationContext, Intent, Step, Understood } from './types.ts';
import { understand } from './understand.ts';

const COMPOSE: Record<Intent, Compose> = {
  cutoff: each('cutoff-history', composeCutoff),
  chance: each('predict-programme', composeChance),
  suggest: composeSuggest,
  merit: composeMerit,
  search: composeSearch,
  facts: composeFacts,
  compare: composeCompare,
  'seat-code': composeSeatCode,
  rule: composeRule,
  dates: composeDates,
  'my-plan': composePlan,
  'my-bookings': composeBookings,
  'my-lists': composeLists,
  'my-profile': composeProfile,
  'my-prediction': composePrediction,
  'how-to': composeHowTo,
  person: people.composePerson,
  distress: people.composeDistress,
  unsure: people.composeUnsure,
  refuse: people.composeRefusal,
  greeting: people.composeGreeting,
  thanks: people.composeThanks,
  abilities: people.composeAbilities,
  'unknown-data': people.composeOutside,
  'off-topic': people.composeOffTopic,
  unclear: notUnderstood,
};

/** The answer to a question from what its tools brought. */
function compose(understood: Understood, results: readonly ToolResult[], speech: Speech): Answer {
  return {
    ...COMPOSE[understood.intent](understood, results, speech),
    tools: [...new Set(results.map(({ tool }) => tool))],
  };
}

/** The next step for a question: calls while something is still to be looked up, then the answer. */
export function next(
  understood: Understood,
  results: readonly ToolResult[],
  before: ConversationContext,
  speech: Speech = ENGLISH,
): Step {
  const calls = results.length === 0 ? planFor(understood) : furtherCalls(understood, results);
  if (calls.length > 0) return { kind: 'call', calls };
  return { kind: 'answer', answer: compose(understood, results, speech), context: contextAfter(understood, before) };
}

/** A second look: somebody who asks what is in reach without a figure is judged by the profile. */
function furtherCalls(understood: Understood, results: readonly ToolResult[]): ToolCall[] {
  const profile = brought(results.findLast((result) => result.tool === 'my-profile'));
  if (understood.intent !== 'suggest' || profile === undefined || results.length > 1) return [];
  const call = nearProfile(understood.slots, profile.known);
  return call === undefined ? [] : [call];
}

/** Small talk and refusals leave the thread of the conversation as it was. */
const ASIDE: ReadonlySet<Intent> = new Set([
  'greeting',
  'thanks',
  'abilities',
  'refuse',
  'distress',
  'unsure',
  'off-topic',
  'unclear',
  'person',
  'rule',
  'seat-code',
  'how-to',
  'dates',
  'my-plan',
  'my-bookings',
  'my-lists',
  'my-profile',
  'my-prediction',
]);

/** What the conversation carries on. */
export function contextAfter({ intent, slots, choices }: Understood, before: ConversationContext): ConversationContext {
  if (ASIDE.has(intent)) return before;
  return { intent, slots: { ...slots }, ...(choices === undefined ? {} : { choices: choices.colleges }) };
}

/** More looks than this are never needed: a question that asks on is answered with what it has. */
const MOST_LOOKS = 3;

/** What a question asks. Suggestions of our own are known in every language. */
export const read = (text: string, context: ConversationContext, lexicon: Lexicon): Understood =>
  understand(readSuggestion(text), context, lexicon);

/** Answers a question by the engine alone: understand, look up, compose. English, where no speech is given. */
export async function answerLocally(
  question: { text: string; context: ConversationContext; speech?: Speech | undefined },
  lexicon: Lexicon,
  run: RunTool,
): Promise<{ understood: Understood; answer: Answer; context: ConversationContext; results: ToolResult[] }> {
  const { speech = ENGLISH } = question;
  const understood = read(question.text, question.context, lexicon);
  const results: ToolResult[] = [];
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const step = next(understood, results, question.context, speech);
    if (step.kind === 'answer') return { understood, answer: step.answer, context: step.context, results };
    for (const call of step.calls) results.push(await run(call));
  }
  return {
    understood,
    answer: compose(understood, results, speech),
    context: contextAfter(understood, question.context),
    results,
  };
}
