import { fill } from '../../text.ts';
import { INTEREST_SCALES, TRAIT_SCALES, type TraitScale, VALUE_SCALES, type ValueScale } from '../scales.ts';
import type { CheckItem, PairItem, RatedItem } from './item.ts';
import { said, saidList } from './item-texts.ts';

type Statement = Pick<RatedItem, 'text' | 'scale' | 'isReversed'>;
type Check = { after: number; expected: number };

/** Every pair once, in an order that repeats a value in a row as seldom as possible; sides alternate. */
const ROUNDS: readonly (readonly [number, number])[] = [
  [0, 5],
  [4, 1],
  [2, 3],
  [5, 4],
  [0, 3],
  [1, 2],
  [3, 5],
  [2, 4],
  [1, 0],
  [5, 2],
  [3, 1],
  [4, 0],
  [1, 5],
  [0, 2],
  [3, 4],
];

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

/** Four sentences for and four against each trait, so that agreeing with everything gives no score; alternating, with a different start for each trait. */
function traitStatements(scale: TraitScale, index: number): Statement[] {
  const side = (name: 'for' | 'against') =>
    saidList(({ sentences }) => sentences[scale][name]).map((text) => ({
      text,
      scale,
      isReversed: name === 'against',
    }));
  return interleaved(index % 2 === 0 ? [side('for'), side('against')] : [side('against'), side('for')]);
}

/** Pairs of values, one of which matters more. */
export const VALUE_ITEMS = valuePairs();

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

function valuePairs(): PairItem[] {
  const text = said(({ matters }) => matters);
  const used = new Map<ValueScale, number>();
  /** Each value has five faces, one for each of the others it is paired with. */
  const nextFace = (scale: ValueScale) => {
    const turn = used.get(scale) ?? 0;
    used.set(scale, turn + 1);
    return { text: said(({ faces }) => faces[scale][turn] ?? scale) };
  };
  return ROUNDS.flatMap(([one, other], index) => {
    const [left, right] = [VALUE_SCALES[one], VALUE_SCALES[other]];
    if (left === undefined || right === undefined) return [];
    const id = `v${String(index + 1).padStart(2, '0')}`;
    const options = [nextFace(left), nextFace(right)];
    return [{ kind: 'pair', id, text, options, values: [left, right] } as const];
  });
}
