import { fill, useMessages } from '../../../lib/messages.ts';
import { listsMessages } from '../messages.ts';

/** Says a chance in honest words: no figure below 3 % or above 97 %. */
export function useChanceText(): (chance: number) => string {
  const { chance: words } = useMessages(listsMessages).outcome;
  return (chance) => {
    if (chance < 0.03) return words.under;
    if (chance > 0.97) return words.over;
    return fill(words.percent, { percent: Math.round(chance * 100) });
  };
}
