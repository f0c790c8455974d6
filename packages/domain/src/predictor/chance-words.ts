import { messageOf, type Text } from '../messages/message.ts';
import { HIGHEST_PERCENT, LOWEST_PERCENT } from './bands.ts';

/** The chance of a programme in print, as on the screen: at the limits the figure covers everything beyond, and says so. */
export function chanceWords(chance: number): Text {
  const percent = Math.round(chance * 100);
  if (percent <= LOWEST_PERCENT) return messageOf('files.upTo', { percent: LOWEST_PERCENT });
  return percent >= HIGHEST_PERCENT ? `${HIGHEST_PERCENT}%+` : `${percent}%`;
}
