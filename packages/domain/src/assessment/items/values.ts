import { VALUE_SCALES, type ValueScale } from '../scales.ts';
import type { PairItem } from './item.ts';

/** Five faces of each value, one for each of the others it is paired with. */
const FACES: Readonly<Record<ValueScale, readonly string[]>> = {
  achievement: [
    'Work that stretches what I can do',
    'Solving problems that others gave up on',
    'Setting a high goal and reaching it',
    'Seeing that I have become better at something',
    'Using my best abilities every day',
  ],
  independence: [
    'Deciding for myself how to do my work',
    'Trying out ideas of my own',
    'Working without someone watching over me',
    'Choosing my own hours',
    'Answering for my own decisions',
  ],
  recognition: [
    'Being known as good at what I do',
    'A job that my family is proud to speak of',
    'Rising to a leading position',
    'Being praised when the work is good',
    'Having my name on what I made',
  ],
  helping: [
    'Work that makes someone’s life better',
    'Serving people who have less than I have',
    'Colleagues who look after each other',
    'Teaching others what I know',
    'Being useful to my town or village',
  ],
  security: [
    'A salary I can count on every month',
    'A job that will still be there in ten years',
    'Knowing clearly what is expected of me',
    'Working hours that I can plan with',
    'Good benefits for my family',
  ],
  variety: [
    'Doing something different every week',
    'Travelling and seeing new places',
    'Learning new things all the time',
    'Having several projects at once',
    'Meeting new people through work',
  ],
};

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
  const used = new Map<ValueScale, number>();
  const nextFace = (scale: ValueScale) => {
    const turn = used.get(scale) ?? 0;
    used.set(scale, turn + 1);
    return { text: FACES[scale][turn] ?? scale };
  };
  return ROUNDS.flatMap(([one, other], index) => {
    const [left, right] = [VALUE_SCALES[one], VALUE_SCALES[other]];
    if (left === undefined || right === undefined) return [];
    const id = `v${String(index + 1).padStart(2, '0')}`;
    const options = [nextFace(left), nextFace(right)];
    return [{ kind: 'pair', id, text: 'Which matters more to you?', options, values: [left, right] } as const];
  });
}

export const VALUE_ITEMS = pairs();
