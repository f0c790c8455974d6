import type { Source, ToolOutcome } from '../tool-types.ts';
import type { Answer, Block } from '../types.ts';

/** An answer before it is known which tools it came from. */
export type Draft = Omit<Answer, 'tools'>;

/** A text as a paragraph. */
export const say = (text: string): Block => ({ kind: 'paragraph', text });

/** A draft of paragraphs. Texts that are empty are left out. */
export function draft(
  parts: readonly (Block | string)[],
  sources: readonly Source[] = [],
  suggestions: readonly string[] = [],
): Draft {
  return {
    blocks: parts.flatMap((part) => (part === '' ? [] : typeof part === 'string' ? say(part) : part)),
    sources: sources.filter((source, at) => sources.findIndex(({ href }) => href === source.href) === at),
    suggestions: [...new Set(suggestions)].slice(0, MOST_SUGGESTIONS),
  };
}
const MOST_SUGGESTIONS = 6;

/** What a tool brought; undefined when it was not asked, or brought nothing. */
export function brought<Output>(result: { outcome: ToolOutcome<Output> } | undefined): Output | undefined {
  return result?.outcome.ok ? result.outcome.output : undefined;
}

/** A word at the beginning of a cell or sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The year of a figure in brackets, where it is known. */
export const dated = (year: string | number | null) => (year === null || year === '' ? '' : ` (${year})`);
