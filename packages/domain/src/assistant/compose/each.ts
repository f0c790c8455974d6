import type { ToolName, ToolResult } from '../tool-types.ts';
import type { Block, Understood } from '../types.ts';
import { type Compose, draft } from './parts.ts';

/** Composes what each look of one tool brought, one after the other: for a question that names several colleges. A sentence that fits all of them is said once, at the end. */
export const each =
  (tool: ToolName, compose: Compose): Compose =>
  (understood, results, speech) => {
    const looks = results.filter((result) => result.tool === tool);
    if (looks.length < 2) return compose(understood, results, speech);
    const others = results.filter((result) => result.tool !== tool);
    const drafts = looks.map((look) => compose(aboutLook(understood, look), [...others, look], speech));
    const blocks = drafts.flatMap((one) => one.blocks);
    return draft(
      blocks.filter((block, at) => !blocks.slice(at + 1).some((later) => isSame(block, later))),
      drafts.flatMap(({ sources }) => sources),
      drafts.flatMap(({ suggestions }) => suggestions),
    );
  };

/** Each look has the branch that was meant there. */
const aboutLook = (understood: Understood, { input }: ToolResult): Understood =>
  'branch' in input ? { ...understood, slots: { ...understood.slots, branch: input.branch } } : understood;

const isSame = (one: Block, other: Block) =>
  one.kind === 'paragraph' && other.kind === 'paragraph' && one.text === other.text;
