import { fill } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';

type Years = { first: number; last: number };

/** Where closing ranks are from, with their years. */
export const sourceText = (words: typeof predictorMessages.en.detail, source: string, years: Years): string =>
  fill(words.source, { source, years: years.first === years.last ? years.first : fill(words.years, years) });
