import type { Block } from '@dakhila/contract/assistant';

/** About three lines of a phone, after which no further paragraph begins; a list or table may still follow. */
const SHORT_TEXT = 160;
const SHORT_BEFORE_ROWS = 320;
const MAX_ROWS = 3;
/** A button that opens a single line is no help. */
const NOT_WORTH_CUTTING = MAX_ROWS + 1;

/** The beginning of an answer for a small screen: a few lines, three rows of a list or table, no chart. Null where the whole is hardly longer. */
export function shortAnswer(blocks: readonly Block[]): Block[] | null {
  // Helplines are never hidden.
  if (blocks.some((block) => block.kind === 'list' && block.items.some(({ href }) => href?.startsWith('tel:'))))
    return null;
  const shown: Block[] = [];
  let letters = 0;
  for (const block of blocks) {
    if (block.kind === 'chart' || letters >= (block.kind === 'paragraph' ? SHORT_TEXT : SHORT_BEFORE_ROWS)) break;
    shown.push(cut(block));
    letters += block.kind === 'paragraph' ? block.text.length : SHORT_TEXT;
  }
  const hidden = blocks.filter((block) => !shown.includes(block));
  const [only] = hidden;
  if (only === undefined || shown.length === 0) return null;
  return hidden.length === 1 && only.kind === 'paragraph' && only.text.length <= SHORT_TEXT ? null : shown;
}

function cut(block: Block): Block {
  if (block.kind === 'list' && block.items.length > NOT_WORTH_CUTTING)
    return { ...block, items: block.items.slice(0, MAX_ROWS) };
  if (block.kind === 'table' && block.rows.length > NOT_WORTH_CUTTING)
    return { ...block, rows: block.rows.slice(0, MAX_ROWS) };
  return block;
}
