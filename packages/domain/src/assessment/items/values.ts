import { VALUE_SCALES, type ValueScale } from '../scales.ts';
import type { PairItem } from './item.ts';
import { said } from './item-texts.ts';

/** Every pair once, in an order in which no value stands twice in a row more often than it must; sides alternate. */
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

function pairs(): PairItem[] {
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

export const VALUE_ITEMS = pairs();
