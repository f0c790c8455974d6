import type { Block } from '@dakhila/contract/assistant';

const MAX_BLOCKS = 3;
const MAX_LINES = 3;
/** One line more than this is cut: a button that opens a single line is no help. */
const NOT_WORTH_CUTTING = MAX_LINES + 1;
const SHORT_TEXT = 120;

/** The beginning of an answer for a small screen: three parts, of a list or table three lines, and no chart. Null where the whole is hardly longer. */
export function shortAnswer(blocks: readonly Block[]): Block[] | null {
  // Helplines are never hidden.
  if (blocks.some((block) => block.kind === 'list' && block.items.some(({ href }) => href?.startsWith('tel:'))))
    return null;
  const shown = blocks
    .filter(({ kind }) => kind !== 'chart')
    .slice(0, MAX_BLOCKS)
    .map(cut);
  const hidden = blocks.filter((block) => !shown.includes(block));
  const [only] = hidden;
  if (only === undefined) return null;
  return hidden.length === 1 && only.kind === 'paragraph' && only.text.length <= SHORT_TEXT ? null : shown;
}

function cut(block: Block): Block {
  if (block.kind === 'list' && block.items.length > NOT_WORTH_CUTTING)
    return { ...block, items: block.items.slice(0, MAX_LINES) };
  if (block.kind === 'table' && block.rows.length > NOT_WORTH_CUTTING)
    return { ...block, rows: block.rows.slice(0, MAX_LINES) };
  return block;
}
