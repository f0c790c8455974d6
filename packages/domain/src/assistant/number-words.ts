const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, place): [string, number] => [word, (place + 2) * 10]),
  ['dozen', 12],
]);
const ORDINALS: ReadonlyMap<string, number> = new Map(
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, place): [string, number] => [word, place + 3]),
);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['lac', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
  ['crores', 10_000_000],
]);

const WORD = `(?:${[...SMALL.keys(), ...ORDINALS.keys(), ...SCALES.keys()].join('|')})`;
/** A number in words: 'twelve', 'ninety-eight point seven', 'one lakh twenty thousand'. */
export const NUMBER_IN_WORDS = new RegExp(
  `\\b${WORD}(?:(?:[\\s-]+(?:and\\s+)?|-)${WORD})*(?:\\s+point(?:\\s+(?:${UNITS.slice(0, 10).join('|')}))+)?\\b`,
  'gi',
);

/** The value of a number in words; null when it is none. */
export function valueInWords(text: string): number | null {
  const [whole = '', fraction] = text.toLowerCase().split(/\s+point\s+/);
  let sum = 0;
  let group = 0;
  for (const word of whole.split(/[\s-]+/)) {
    if (word === 'and') continue;
    const small = SMALL.get(word) ?? ORDINALS.get(word);
    const scale = SCALES.get(word);
    if (small !== undefined) group += small;
    else if (scale === 100) group = Math.max(1, group) * scale;
    else if (scale !== undefined) {
      sum += Math.max(1, group) * scale;
      group = 0;
    } else return null;
  }
  const digits = fraction
    ?.split(/\s+/)
    .map((word) => SMALL.get(word) ?? 0)
    .join('');
  return digits === undefined ? sum + group : Number(`${sum + group}.${digits}`);
}

/** What a scale after digits multiplies by: '1.2 lakh', '15k'. */
export const scaleOf = (word: string): number =>
  word.toLowerCase() === 'k' ? 1000 : (SCALES.get(word.toLowerCase()) ?? 1);
export const SCALE_AFTER_DIGITS = /^(?:(k)\b| ?(hundred|thousand|lakhs?|lac|million|crores?)\b)/i;
