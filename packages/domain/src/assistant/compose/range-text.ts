import { rupees } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';

/** '₹16,044', or '₹69,522 to ₹1,23,000' where it is not sure. */
export const rangeText = ({ least, most }: { least: number; most: number }, { words }: Speech) =>
  least === most ? rupees(least) : fill(words.money.range, { least: rupees(least), most: rupees(most) });
