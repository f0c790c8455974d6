import { indianNumber } from '../../../lib/format.ts';
import { fill } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';

/** '1 programme', '1,234 programmes' */
export const programmesText = (words: typeof predictorMessages.en.results, count: number): string =>
  fill(words.programmes, { count, shown: indianNumber(count) });
