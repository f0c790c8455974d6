import data from './words/data/vocabulary.json' with { type: 'json' };
import { SCRIPT_NUMBERS } from './words/vocabulary.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';

/** Words by value, several spellings to one: '5:paanch panch'. */
const byValue = (lines: string): [string, number][] =>
  lines
    .normalize('NFKC')
    .split(', ')
    .flatMap((line) => {
      const [value = '', said = ''] = line.split(':');
      return said.split(' ').map((word): [string, number] => [word, Number(value)]);
    });
const counted = (words: string, first: number, step = 1) =>
  words.split(' ').map((word, place): [string, number] => [word, first + place * step]);

const { numbers } = data;
const ENGLISH: ReadonlyMap<string, number> = new Map([
  ...counted(UNITS, 0),
  ...counted(TENS, 20, 10),
  ['dozen', 12],
  ...counted(ORDINALS, 3),
]);
/** Hindi and Marathi, in Latin letters and in their own. */
const INDIAN: ReadonlyMap<string, number> = new Map([...byValue(numbers.indian), ...SCRIPT_NUMBERS]);
/** Number words that are also ordinary words: they count beside a scale or another Indian number word. */
const DOUBTFUL: ReadonlyMap<string, number> = new Map(byValue(numbers.doubtful));
/** How these change the number after them is left open: what they say is never vouched for. */
const QUARTERS = numbers.quarters.normalize('NFKC').split(' ');
const SCALES: ReadonlyMap<string, number> = new Map(byValue(numbers.scales));
/** Marathi 'don she': a scale right after a number word, a pronoun anywhere else. */
const AFTER_NUMBER: ReadonlyMap<string, number> = new Map(byValue(numbers.afterNumber));

const anyOf = (some: Iterable<string>) => [...some].sort((one, other) => other.length - one.length).join('|');
const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';
const WORD = `(?:${anyOf([ENGLISH, INDIAN, DOUBTFUL, SCALES, AFTER_NUMBER].flatMap((some) => [...some.keys()]).concat(QUARTERS))})${END}`;
const DIGIT = UNITS.split(' ').slice(0, 10).join('|');
const NUMBER_IN_WORDS = new RegExp(
  `${START}${WORD}(?:[\\s-]+(?:(?:and|a)\\s+)?${WORD})*(?:\\s+point(?:\\s+(?:${DIGIT}))+${END})?`,
  'giu',
);

/** The numbers in words of a text: 'twelve', 'ninety-eight point seven', 'one lakh twenty thousand', 'do lakh', 'पाँच सौ'. NaN where the value is left open. */
export function numbersInWords(text: string): { said: string; value: number }[] {
  return [...text.matchAll(NUMBER_IN_WORDS)].flatMap(([said]) => {
    const [whole = '', fraction] = said.toLowerCase().split(/\s+point\s+/);
    const runs = runsOf(whole.split(/[\s-]+/).filter((word) => word !== 'and' && word !== 'a'));
    return runs.map((run, at) =>
      runs.length === 1
        ? { said, value: valueInWords(run, fraction) }
        : { said: run.join(' '), value: valueInWords(run, at === runs.length - 1 ? fraction : undefined) },
    );
  });
}

/** The number words of a stretch without those that are only ordinary words there. */
function runsOf(stretch: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const [at, word] of stretch.entries())
    if (isNumber(stretch, at)) runs.at(-1)?.push(word);
    else runs.push([]);
  return runs.filter((run) => run.length > 0);
}

function isNumber(stretch: readonly string[], at: number): boolean {
  const word = stretch[at] ?? '';
  const [before = '', after = ''] = [stretch[at - 1], stretch[at + 1]];
  const isIndian = (one: string) => INDIAN.has(one) || DOUBTFUL.has(one);
  if (AFTER_NUMBER.has(word)) return isIndian(before);
  if (DOUBTFUL.has(word)) return SCALES.has(after) || AFTER_NUMBER.has(after) || isIndian(after) || isIndian(before);
  return !QUARTERS.includes(word) || SCALES.has(after) || isIndian(after);
}

function valueInWords(run: readonly string[], fraction: string | undefined): number {
  let sum = 0;
  let group = 0;
  for (const word of run) {
    const small = ENGLISH.get(word) ?? INDIAN.get(word) ?? DOUBTFUL.get(word);
    const scale = SCALES.get(word) ?? AFTER_NUMBER.get(word);
    if (small !== undefined) group += small;
    else if (scale === 100) group = (group || 1) * scale;
    else if (scale !== undefined) {
      sum += (group || 1) * scale;
      group = 0;
    } else return Number.NaN;
  }
  const digits = fraction
    ?.split(/\s+/)
    .map((word) => ENGLISH.get(word) ?? 0)
    .join('');
  return digits === undefined ? sum + group : Number(`${sum + group}.${digits}`);
}

/** What a scale after digits multiplies by: '1.2 lakh', '15k', '५ लाख'. */
export const scaleOf = (word: string): number =>
  word.toLowerCase() === 'k' ? 1000 : (SCALES.get(word.toLowerCase()) ?? 1);
export const SCALE_AFTER_DIGITS = new RegExp(`^(?:k|[ -]?(?:${anyOf(SCALES.keys())}))${END}`, 'iu');
