import type { Speech } from '../say/speech.ts';
import type { Answer, Block, Understood } from '../types.ts';
import { draft, isSame } from './parts.ts';

/** The answers to the parts of a message in one, in the order asked. What several of them say is said once, at the end. */
export function joinAnswers(parts: readonly Understood[], answers: readonly Answer[], speech: Speech): Answer {
  const blocks = answers.flatMap((answer, at) => briefly(parts[at], answer.blocks));
  return {
    ...draft(
      blocks.filter((block, at) => !blocks.slice(at + 1).some((later) => isSame(block, later))),
      answers.flatMap(({ sources }) => sources),
      answers.flatMap(({ suggestions }) => suggestions).filter((one) => !isAnswered(one, parts, speech)),
    ),
    tools: [...new Set(answers.flatMap(({ tools }) => tools))],
    handOver: answers.find(({ handOver }) => handOver !== undefined)?.handOver,
  };
}

/** A part leaves out its charts; a cut-off is its sentence, or the table where no branch is named. */
function briefly(part: Understood | undefined, blocks: readonly Block[]): Block[] {
  const shown = blocks.filter(({ kind }) => kind !== 'chart');
  if (part?.intent !== 'cutoff') return shown;
  return shown.slice(0, part.slots.branch === undefined ? 2 : 1);
}

/** Whether a suggestion asks what a part has just answered. */
function isAnswered(suggestion: string, parts: readonly Understood[], { words: { asks } }: Speech): boolean {
  const asksFor = (template: string) => {
    const [before = '', after = ''] = template.split('{college}');
    return suggestion.startsWith(before) && suggestion.endsWith(after);
  };
  return parts.some(
    ({ intent, slots }) =>
      (intent === 'cutoff' && asksFor(asks.cutoffsOf)) ||
      ((intent === 'cost' || intent === 'compare' || slots.facts?.includes('fee')) && asksFor(asks.feesOf)),
  );
}
