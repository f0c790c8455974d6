import { useMessages } from '../../../lib/messages.ts';
import { outcomeMessages } from './messages.ts';

/** Says a chance in honest words: no figure below 3 % or above 97 %. */
export function useChanceText(): (chance: number) => string {
  const { chance: words } = useMessages(outcomeMessages);
  return (chance) => {
    if (chance < 0.03) return words.under;
    if (chance > 0.97) return words.over;
    return words.percent(Math.round(chance * 100));
  };
}
