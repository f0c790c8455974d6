import { fill } from '../../language/fill.ts';
import { INTEREST_SCALES, TRAIT_SCALES, type TraitScale } from '../scales.ts';
import type { CheckItem, RatedItem } from './item.ts';
import { said, saidList } from './item-texts.ts';

type Statement = Pick<RatedItem, 'text' | 'scale' | 'isReversed'>;
type Check = { after: number; expected: number };

/** Activities for Holland's six kinds of interest. */
export const INTEREST_ITEMS = rated(
  'i',
  'liking',
  interleaved(
    INTEREST_SCALES.map((scale) =>
      saidList(({ activities }) => activities[scale]).map((text) => ({ text, scale, isReversed: false })),
    ),
  ),
  [
    { after: 15, expected: 1 },
    { after: 39, expected: 3 },
  ],
);

/** Sentences for the five broad traits. */
export const PERSONALITY_ITEMS = rated('p', 'likeness', interleaved(TRAIT_SCALES.map(traitStatements)), [
  { after: 12, expected: 4 },
  { after: 31, expected: 0 },
]);

/** Four sentences for and four against each trait, so that agreeing with everything says nothing; by turns, beginning differently from trait to trait. */
function traitStatements(scale: TraitScale, index: number): Statement[] {
  const side = (name: 'for' | 'against') =>
    saidList(({ sentences }) => sentences[scale][name]).map((text) => ({
      text,
      scale,
      isReversed: name === 'against',
    }));
  return interleaved(index % 2 === 0 ? [side('for'), side('against')] : [side('against'), side('for')]);
}

/**
 * Statements in their final order with attention items between them, numbered `i01`, `i02`, … An attention item looks like its neighbours until it is
 * read.
 */
function rated(
  prefix: string,
  steps: 'liking' | 'likeness',
  statements: readonly Statement[],
  checks: readonly Check[],
): (RatedItem | CheckItem)[] {
  const options = saidList((texts) => texts[steps]).map((text) => ({ text }));
  const items: (RatedItem | CheckItem)[] = [];
  const nextId = () => `${prefix}${String(items.length + 1).padStart(2, '0')}`;
  statements.forEach((statement, index) => {
    items.push({ kind: 'rated', id: nextId(), options, ...statement });
    const check = checks.find(({ after }) => after === index + 1);
    if (check === undefined) return;
    const { expected } = check;
    const text = said((texts) => fill(texts.check, { step: texts[steps][expected] ?? '' }));
    items.push({ kind: 'check', id: nextId(), text, options, expected });
  });
  return items;
}

/** One from each list in turn, so that neighbours belong to different scales. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
