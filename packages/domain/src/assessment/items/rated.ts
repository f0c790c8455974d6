import type { CheckItem, RatedItem } from './item.ts';
import { said, saidList } from './words/said.ts';

type Statement = Pick<RatedItem, 'text' | 'scale' | 'isReversed'>;
type Check = { after: number; expected: number };

/**
 * Statements in their final order with attention items between them, numbered `i01`, `i02`, … An attention item looks like its neighbours until it is
 * read.
 */
export function rated(
  prefix: string,
  steps: 'liking' | 'likeness',
  statements: readonly Statement[],
  checks: readonly Check[],
): (RatedItem | CheckItem)[] {
  const options = saidList((words) => words[steps]).map((text) => ({ text }));
  const items: (RatedItem | CheckItem)[] = [];
  const nextId = () => `${prefix}${String(items.length + 1).padStart(2, '0')}`;
  statements.forEach((statement, index) => {
    items.push({ kind: 'rated', id: nextId(), options, ...statement });
    const check = checks.find(({ after }) => after === index + 1);
    if (check === undefined) return;
    const { expected } = check;
    const text = said((words) => words.check(words[steps][expected] ?? ''));
    items.push({ kind: 'check', id: nextId(), text, options, expected });
  });
  return items;
}

/** One from each list in turn, so that neighbours belong to different scales. */
export function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
