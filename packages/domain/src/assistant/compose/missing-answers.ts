import type { Speech } from '../say/speech.ts';
import type { CollegeCost } from '../tool-types.ts';
import type { Block } from '../types.ts';

/** A sentence with the answers that would make it more exact, each with its question. */
export const withMissing = (
  text: string,
  untold: CollegeCost['output']['untold'],
  { words, tell }: Speech,
): (Block | string)[] =>
  untold.length === 0
    ? [text]
    : [
        `${text} ${words.money.tellMore}`.trim(),
        { kind: 'list', items: untold.map(({ words: missing, href }) => ({ text: tell(missing), href })) },
      ];
