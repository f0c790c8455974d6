import { rupees } from '../figures.ts';
import type { Speech } from '../say/speech.ts';
import type { CollegeFacts, Source, ToolOutcome, ToolResult } from '../tool-types.ts';
import type { Answer, Block, Understood } from '../types.ts';

type Fee = NonNullable<CollegeFacts['output']['fee']>;

/** An answer before it is known which tools it came from. */
export type Draft = Omit<Answer, 'tools'>;

/** Puts what the tools brought into an answer, in the words of a language. */
export type Compose = (understood: Understood, results: readonly ToolResult[], speech: Speech) => Draft;

/** A draft of paragraphs. Texts that are empty are left out. */
export function draft(
  parts: readonly (Block | string)[],
  sources: readonly Source[] = [],
  suggestions: readonly string[] = [],
): Draft {
  return {
    blocks: parts.flatMap((part) => (part === '' ? [] : typeof part === 'string' ? paragraph(part) : part)),
    sources: sources.filter((source, at) => sources.findIndex(({ href }) => href === source.href) === at),
    suggestions: [...new Set(suggestions)].slice(0, MOST_SUGGESTIONS),
  };
}
const MOST_SUGGESTIONS = 6;
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** What a tool brought; undefined when it was not asked, or brought nothing. */
export function brought<Output>(result: { outcome: ToolOutcome<Output> } | undefined): Output | undefined {
  return result?.outcome.ok ? result.outcome.output : undefined;
}

/** The year of a figure in brackets, where it is known. */
export const dated = (year: string | number | null) => (year === null || year === '' ? '' : ` (${year})`);

/** A fee with its year, and the courses it holds for where that is not all of them. */
export function feeText({ rupees: amount, year, note }: Fee, { tell }: Speech): string {
  return [`${rupees(amount)}${dated(year)}`, ...(note === null ? [] : [tell(note)])].join(', ');
}

/** Stands in a cell where nothing is known. */
export const NOTHING = '–';

type Cells = { caption: string; columns: string[]; rows: string[][]; mayBeShared: readonly string[] };

/** A table for a narrow screen: a column that says the same in every row is said once, in the caption; one that says nothing is left out. */
export function narrowTable({ caption, columns, rows, mayBeShared }: Cells, { words }: Speech): Block {
  const [first] = rows;
  const isShared = (at: number) =>
    rows.length > 1 && mayBeShared.includes(columns[at] ?? '') && rows.every((row) => row[at] === first?.[at]);
  const shared = columns.flatMap((column, at) => (isShared(at) ? [{ column, value: first?.[at] ?? '' }] : []));
  const told = shared.filter(({ value }) => value !== NOTHING);
  const without = <Cell>(cells: readonly Cell[]) => cells.filter((_, at) => !isShared(at));
  return {
    kind: 'table',
    caption: told.length === 0 ? caption : words.sameInAll(caption, told),
    columns: without(columns),
    rows: rows.map(without),
  };
}
