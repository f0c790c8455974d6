/** A name without what people type differently: 'Dr. B R Ambedkar N.I.T., Jalandhar' → 'dr b r ambedkar n i t jalandhar'. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The key under which two spellings of one name meet: case, punctuation, spaces and '&' do not count. */
export function nameKey(text: string): string {
  return plainName(text).replaceAll(' ', '');
}

/** Short words that are no abbreviations. */
const ORDINARY: ReadonlySet<string> = new Set(['new', 'smt', 'the']);
const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for', 'in', 'at', 'with', 'alias']);

/** A published name in readable form: spaces around commas and brackets corrected, no full stop at the end, capitals only where they belong. */
export function tidyName(published: string): string {
  const spaced = published
    .replace(/\s+/g, ' ')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/\s*\(\s*/g, ' (')
    .replace(/\s+\)/g, ')')
    .replace(/\)(?=[\p{L}\p{N}])/gu, ') ')
    .replace(/\s*&\s*/g, ' & ')
    .replace(/(?<=\p{L})\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(/(?<= )(?:Of|And|For|The)(?= )/g, (word) => word.toLowerCase())
    .replace(/(?<=\p{L})(['’])[Ss]\b,?/gu, '$1s')
    .replace(/\bFR\. /g, 'Fr. ')
    .replace(/[\s,.]+$/, '')
    .trim();
  return isShouted(spaced) ? spaced.replace(/[\p{L}'’]+/gu, lowerWord) : spaced;
}

/** A printed name without the plot and road inside it: 'School, Gut No. 1035 Nagpur Highway, Balapur, Akola, 444302' → 'School, Akola'. */
export function withoutPlot(name: string, city: string): string {
  const [before = name, after] = name.split(PLOT, 2);
  return after === undefined ? name : `${before}, ${city}`;
}

const PLOT = /, (?:Gut|Gat|Plot|Survey) No\b/i;

/** Long words all in capitals, not just an abbreviation or two. */
function isShouted(name: string): boolean {
  const longWords = name.match(/\p{L}{4,}/gu) ?? [];
  const inCapitals = longWords.filter((word) => word === word.toUpperCase()).length;
  return longWords.length > 2 && inCapitals / longWords.length > 0.5;
}

function lowerWord(word: string, offset: number): string {
  const small = word.toLowerCase();
  if (offset > 0 && SMALL_WORDS.has(small)) return small;
  // Short words and words without a vowel are abbreviations: MES, NKSPT.
  if (!ORDINARY.has(small) && (word.length <= 3 || !/[aeiouy]/i.test(word))) return word;
  return small.replace(/^\p{L}/u, (first) => first.toUpperCase());
}

/** The fixed address part of a name: 'IIT (BHU) Varanasi' → 'iit-bhu-varanasi'. */
export function slugOf(name: string): string {
  return plainName(name).replaceAll(' ', '-');
}
