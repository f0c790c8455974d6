import { examDetailsHref } from '../links.ts';
import { figure, rupees } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CollegeFacts, Source, ToolName, ToolOutcome, ToolResult, Tools } from '../tool-types.ts';
import { ANY_MINORITY, type Answer, type Block, type Slots, type Understood } from '../types.ts';

/** An answer before it is known which tools it came from. */
export type Draft = Omit<Answer, 'tools'>;

/** Composes an answer from the tool results, in the words of a language. */
export type Compose = (understood: Understood, results: readonly ToolResult[], speech: Speech) => Draft;

const MAX_SUGGESTIONS = 6;

/** A draft of paragraphs. Texts that are empty are left out. */
export function draft(
  parts: readonly (Block | string)[],
  sources: readonly Source[] = [],
  suggestions: readonly string[] = [],
): Draft {
  return {
    blocks: parts.flatMap((part) =>
      part === '' ? [] : typeof part === 'string' ? { kind: 'paragraph', text: part } : part,
    ),
    sources: sources.filter((source, at) => sources.findIndex(({ href }) => href === source.href) === at),
    suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS),
  };
}

/** Lines one below the other, each with the page it leads to. */
export const list = (texts: readonly string[], href?: string): Block => ({
  kind: 'list',
  items: texts.map((text) => (href === undefined ? { text } : { text, href })),
});

/** How the last call of a tool ended. */
export const outcomeOf = <N extends ToolName>(results: readonly ToolResult[], tool: N) =>
  // The name of a tool determines the type of its output.
  results.findLast((result) => result.tool === tool)?.outcome as ToolOutcome<Tools[N]['output']> | undefined;

/** The output of a tool; undefined when it was not called, or failed. */
export function outputOf<N extends ToolName>(results: readonly ToolResult[], tool: N): Tools[N]['output'] | undefined {
  const outcome = outcomeOf(results, tool);
  return outcome?.ok ? outcome.output : undefined;
}

/** Above this percentile, closings differ by less than a hundredth. */
const NEAR_THE_TOP = 99;

/** A percentile as it is shown, without the seven digits of the lists; null where there is none. */
export const percentileOf = ({ percentile }: { percentile: number | null }) =>
  percentile === null ? null : rounded(percentile, percentile >= NEAR_THE_TOP ? 4 : 2);

/** A figure that is not whole never looks so: 86.0012 is 86.00. */
function rounded(value: number, digits: number): string {
  const short = value.toFixed(digits);
  return Number(short) === value ? figure(value) : short;
}

/** What was taken for granted. */
const assumedLine = (assumptions: readonly string[], { words, tell }: Speech) =>
  assumptions.length === 0 ? '' : fill(words.chances.assumed, { assumptions: assumptions.map(tell).join('; ') });

const REPLACES_SAVED = /, as you said, not /;

/** What the question says instead of what is saved: a reader must see it before the answer that rests on it. */
export const saidInsteadLine = (assumptions: readonly string[], { words, tell }: Speech): string => {
  const said = assumptions.filter((one) => REPLACES_SAVED.test(one)).map(tell);
  return said.length === 0 ? '' : fill(words.chances.saidInstead, { said: said.join('; ') });
};

const LACKS_HOME = /no home university|differ by home university/;

/** What was taken for granted, with the way to the answer where the home university is missing. */
export const assumedParts = (assumptions: readonly string[], speech: Speech): (Block | string)[] => [
  assumedLine(
    assumptions.filter((one) => !REPLACES_SAVED.test(one)),
    speech,
  ),
  ...(assumptions.some((one) => LACKS_HOME.test(one))
    ? [list([speech.words.chances.addHome], examDetailsHref('mht-cet'))]
    : []),
];

/** 'Muslim minority', before what it is said of. */
export const minorityText = ({ minority }: Slots, { words, tell }: Speech): string | undefined =>
  minority && fill(words.colleges.minorityWord, { community: minority === ANY_MINORITY ? undefined : tell(minority) });

/** The year of a figure in brackets, where it is known. */
export const dated = (year: string | number | null) => (year === null || year === '' ? '' : ` (${year})`);

/** A fee with its year, and the courses it holds for where that is not all of them. */
export function feeText({ rupees: amount, year, note }: NonNullable<CollegeFacts['output']['fee']>, { tell }: Speech) {
  return [`${rupees(amount)}${dated(year)}`, ...(note === null ? [] : [tell(note)])].join(', ');
}

/** Stands in a cell where nothing is known. */
export const NOTHING = '–';

type Cells = { caption: string; columns: string[]; rows: string[][]; mayBeShared: readonly string[] };

/** A table for a narrow screen: a column that says the same in every row is said once, in the caption; one that says nothing is left out. */
export function narrowTable({ caption, columns, rows, mayBeShared }: Cells): Block {
  const [first] = rows;
  const isShared = (at: number) =>
    rows.length > 1 && mayBeShared.includes(columns[at] ?? '') && rows.every((row) => row[at] === first?.[at]);
  const shared = columns.flatMap((column, at) =>
    isShared(at) && first?.[at] !== NOTHING ? `${column}: ${first?.[at]}` : [],
  );
  const without = (cells: readonly string[]) => cells.filter((_, at) => !isShared(at));
  return {
    kind: 'table',
    caption: [caption, ...shared].join(' · '),
    columns: without(columns),
    rows: rows.map(without),
  };
}

/** Composes the outputs of all calls of one tool, one after the other, for a question that names several colleges. A sentence that fits all of them is said once, at the end. */
export const each =
  (tool: ToolName, compose: Compose): Compose =>
  (understood, results, speech) => {
    const calls = results.filter((result) => result.tool === tool);
    if (calls.length < 2) return compose(understood, results, speech);
    const others = results.filter((result) => result.tool !== tool);
    const drafts = calls.map((call) => compose(aboutCall(understood, call), [...others, call], speech));
    const blocks = drafts.flatMap((one) => one.blocks);
    return draft(
      blocks.filter((block, at) => !blocks.slice(at + 1).some((later) => isSame(block, later))),
      drafts.flatMap(({ sources }) => sources),
      drafts.flatMap(({ suggestions }) => suggestions),
    );
  };

/** Each call has the branch and the city that were meant there. */
const aboutCall = ({ slots, ...understood }: Understood, { input }: ToolResult): Understood => ({
  ...understood,
  slots: {
    ...slots,
    ...('branch' in input ? { branch: input.branch } : {}),
    ...('city' in input ? { city: input.city } : {}),
    ...('level' in input ? { level: input.level } : {}),
  },
});

export const isSame = (one: Block, other: Block) =>
  one.kind === 'paragraph' && other.kind === 'paragraph' && one.text === other.text;
