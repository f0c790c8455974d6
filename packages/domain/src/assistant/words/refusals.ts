import type { Refusal } from '../types.ts';
import data from './data/refusals.json' with { type: 'json' };
import { patternOf, scriptPattern } from './pattern.ts';

type Row = { refusal: string; words: string | readonly string[]; unless?: string };

/** What is refused, by the words of the question in plain lower case. The first match counts. */
const REFUSALS = (data.refusals as readonly Row[]).map(({ refusal, words, unless }) => ({
  refusal: refusal as Refusal,
  pattern: patternOf(words, data.named),
  unless: unless === undefined ? undefined : patternOf(unless),
}));
const IN_SCRIPT = data.script.refusals.map(({ refusal, words }) => ({
  refusal: refusal as Refusal,
  pattern: scriptPattern(words, data.script.named),
}));
/** A phone number or another person's data asked for by name: 'phone number of Asha Patil'. A name is two capitalised words; names with a word such as college or engineering do not count. */
const SOMEBODY_BY_NAME = patternOf(data.somebodyByName);

/** The reason to refuse a text in plain lower case; only these reasons are checked, if given. */
export const refusalOf = (plain: string, reasons?: ReadonlySet<Refusal>): Refusal | undefined =>
  REFUSALS.find(
    ({ refusal, pattern, unless }) => (reasons?.has(refusal) ?? true) && pattern.test(plain) && !unless?.test(plain),
  )?.refusal;

/** The reason to refuse a question as it was written: by its script, or because it names a person; undefined when there is none. */
export function refusalAsWritten(text: string): Refusal | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ');
  return (
    IN_SCRIPT.find(({ pattern }) => pattern.test(plain))?.refusal ??
    (SOMEBODY_BY_NAME.test(text) ? 'other-people' : undefined)
  );
}
