import { fill } from '../../language/fill.ts';
import { INTEREST_SCALES, TRAIT_SCALES, type TraitScale, VALUE_SCALES, type ValueScale } from '../scales.ts';
import type { CheckItem, PairItem, RatedItem } from './item.ts';
import { said, saidList } from './item-texts.ts';

type Statement = Pick<RatedItem, 'text' | 'scale' | 'isReversed'>;
type Check = { after: number; expected: number };

/** Every pair of values once. The same value is seldom in two pairs in a row, and alternates between left and right. */
const VALUE_PAIRS: readonly (readonly [number, number])[] = [
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

/** Four statements for and four against a trait, so that agreeing with everything scores nothing. They alternate; every second trait starts with one against. */
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
 * Inserts the attention checks into the statements and numbers all of them `i01`, `i02`, … A check has the same form as a
 * statement, so that only a student who reads it notices it.
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

/** Takes one from each list in turn, so that neighbours belong to different scales. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

function valuePairs(): PairItem[] {
  const text = said(({ matters }) => matters);
  const used = new Map<ValueScale, number>();
  /** Each value has five wordings, one for each value it is paired with. */
  const nextWording = (scale: ValueScale) => {
    const turn = used.get(scale) ?? 0;
    used.set(scale, turn + 1);
    return { text: said(({ faces }) => faces[scale][turn] ?? scale) };
  };
  return VALUE_PAIRS.flatMap(([one, other], index) => {
    const [left, right] = [VALUE_SCALES[one], VALUE_SCALES[other]];
    if (left === undefined || right === undefined) return [];
    const id = `v${String(index + 1).padStart(2, '0')}`;
    const options = [nextWording(left), nextWording(right)];
    return [{ kind: 'pair', id, text, options, values: [left, right] } as const];
  });
}
