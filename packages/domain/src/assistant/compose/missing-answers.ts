import type { Speech } from '../say/speech.ts';
import type { CollegeCost } from '../tool-types.ts';
import type { Block } from '../types.ts';

/** The answers that are missing, each with its question. */
export const missingParts = ({ untold, fee }: Missing, { words, tell }: Speech): (Block | string)[] =>
  untold.length === 0 || fee === null
    ? []
    : [
        words.money.tellMore,
        { kind: 'list', items: untold.map(({ words: text, href }) => ({ text: tell(text), href })) },
      ];
type Missing = Pick<CollegeCost['output'], 'untold'> & { fee?: CollegeCost['output']['fee'] };
