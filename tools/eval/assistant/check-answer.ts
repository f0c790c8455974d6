import { knownNumbers, strayNumbers } from '@dakhila/domain/assistant/number-guard';
import { plainTextOf } from '@dakhila/domain/assistant/plain-text';
import type { ToolResult } from '@dakhila/domain/assistant/tool-types';
import type { Answer, Understood } from '@dakhila/domain/assistant/types';
import type { Facts } from './facts.ts';
import type { Fact, Question } from './question-sets.ts';

/** What is looked at in an answer. */
export const ASPECTS = ['tools', 'facts', 'sources', 'refusals', 'numbers'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** What was wrong with an answer, by aspect; nothing wrong is an empty list. */
export type Problem = { aspect: Aspect; words: string };
export type Given = { understood: Understood; answer: Answer; results: readonly ToolResult[] };

/** Judges one answer against what the question wants. `said` is everything the student wrote in the conversation. */
export function judge(
  { want }: Question,
  { understood, answer, results }: Given,
  facts: Facts,
  said: string,
): Problem[] {
  const problems: Problem[] = [];
  const note = (aspect: Aspect, holds: boolean, words: string) => {
    if (!holds) problems.push({ aspect, words });
  };
  const text = plainTextOf(answer);
  const read = (fact: Fact) => (typeof fact === 'string' ? fact : work(facts, fact));
  for (const tool of want.tools ?? [])
    note(
      'tools',
      answer.tools.includes(tool),
      `${tool} was not asked but ${answer.tools.join(', ') || 'nothing'} (${understood.intent})`,
    );
  for (const fact of want.says ?? []) note('facts', saysWhole(text, read(fact)), `does not say ${read(fact)}`);
  const source = want.source === undefined ? undefined : read(want.source);
  if (source !== undefined)
    note(
      'sources',
      answer.sources.some(({ href }) => href.startsWith(source)),
      `no source ${source} but ${answer.sources.map(({ href }) => href).join(', ')}`,
    );
  if (want.faq !== undefined)
    note(
      'facts',
      [want.faq].flat().includes(firstRule(results) ?? ''),
      `answers ${firstRule(results)} instead of ${want.faq}`,
    );
  if (want.handOver !== undefined)
    note(
      'refusals',
      answer.handOver === want.handOver,
      `hands over to ${answer.handOver ?? 'nobody'} (${understood.intent})`,
    );
  if (want.intent !== undefined)
    note(
      want.refusal === undefined ? 'tools' : 'refusals',
      understood.intent === want.intent,
      `understood as ${understood.intent}`,
    );
  if (want.refusal !== undefined)
    note('refusals', understood.refusal === want.refusal, `refused as ${understood.refusal}`);
  if (want.isInnocent) note('refusals', understood.intent !== 'refuse', `refused as ${understood.refusal}`);
  if (want.asksBack)
    note(
      'tools',
      answer.suggestions.length >= 2 && /which/i.test(text) && text.includes('?'),
      `does not ask back (${understood.intent})`,
    );
  if (want.admits)
    note(
      'refusals',
      /do(?: not|n’t) know/.test(text) && answer.handOver !== undefined,
      `does not admit (${understood.intent})`,
    );
  const [, never, flags] = /^\/(.*)\/(\w*)$/s.exec(want.never ?? '') ?? [];
  const wrong = never === undefined ? null : new RegExp(never, flags).exec(text);
  note('refusals', wrong === null, `says ${wrong?.[0]}`);
  const stray = strayNumbers(text, knownNumbers(said, results));
  note('numbers', stray.length === 0, `invented ${stray.join(', ')}`);
  return problems;
}

/** Works out a fact; a name or something asked with that does not fit is an error of the question. */
function work(facts: Facts, [name, ...asked]: Exclude<Fact, string>): string {
  const fact: (...asked: never[]) => string = facts[name];
  return fact(...(asked as never[]));
}

/** Whether a text holds this, figures whole: 1,234 does not stand in 11,234, nor 95 in 95.2. */
function saysWhole(text: string, said: string): boolean {
  const exact = said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const begin = /^\d/.test(said) ? '(?<!\\d[.,]?)' : '';
  const end = /\d$/.test(said) ? '(?![.,]?\\d)' : '';
  return new RegExp(`${begin}${exact}${end}`, 'i').test(text);
}

function firstRule(results: readonly ToolResult[]): string | undefined {
  const found = results.find((result) => result.tool === 'explain-rule');
  return found?.outcome.ok ? found.outcome.output.entries[0]?.id : undefined;
}
