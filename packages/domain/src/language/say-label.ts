/** English phrases → their translation. `{}` stands for a filled-in value: 'NAAC grade {}'. */
export type Phrases = Readonly<Record<string, string>>;

/** Our labels are shorter and have fewer parts; a longer text was written by a person and is not translated. */
const MAX_LABEL_CHARACTERS = 300;
const MAX_PARTS = 12;

/** Caches the translations of parts of one label, because the same part occurs in several ways to split it. */
type Search = { phrases: Phrases; found: Map<string, string | null> };

/**
 * Translates a label part by part: 'Open, ladies only, state level seats (GOPENS)'. Codes and figures stay. Null if a part is unknown, because half a
 * translation is worse than none.
 */
export function sayLabel(phrases: Phrases, label: string): string | null {
  if (label.length > MAX_LABEL_CHARACTERS || label.split(/[,;(] ?/).length > MAX_PARTS) return null;
  return sayWhole({ phrases, found: new Map() }, label);
}

function sayWhole(search: Search, label: string): string | null {
  if (!/[a-z]{2}/.test(label)) return label;
  const cached = search.found.get(label);
  if (cached !== undefined) return cached;
  const said = sayPart(search, label) ?? sayList(search, label);
  search.found.set(label, said);
  return said;
}

/** A name or number that is not translated: 'Pondicherry Engineering College', '2014'. */
const NAME = /^[A-Z0-9]\S*(?: [A-Z0-9(]\S*)*$/;

/** Translates a label that matches a phrase with gaps, such as 'NAAC grade {}'. The gaps contain other phrases or names. */
function sayFilled(search: Search, label: string): string | null {
  for (const { pattern, translation } of gapPatterns(search.phrases)) {
    const gaps = pattern.exec(label)?.slice(1);
    const said = gaps?.map((gap) => sayWhole(search, gap) ?? (NAME.test(gap) ? gap : null));
    if (said?.every((gap) => gap !== null)) return translation.replaceAll('{}', () => said.shift() ?? '');
  }
  return null;
}

const patternsOf = new WeakMap<Phrases, { pattern: RegExp; translation: string }[]>();

function gapPatterns(phrases: Phrases) {
  const cached = patternsOf.get(phrases);
  if (cached !== undefined) return cached;
  const gapped = Object.entries(phrases)
    .filter(([english]) => english.includes('{}'))
    .map(([english, translation]) => ({ pattern: new RegExp(`^${english.replaceAll('{}', '(.+?)')}$`), translation }));
  patternsOf.set(phrases, gapped);
  return gapped;
}

/** Translates a label that ends with brackets, which may contain further brackets. */
function sayBracketed(search: Search, label: string): string | null {
  if (!label.endsWith(')')) return null;
  for (let at = label.indexOf(' ('); at !== -1; at = label.indexOf(' (', at + 1)) {
    const [outer, inner] = [sayWhole(search, label.slice(0, at)), sayWhole(search, label.slice(at + 2, -1))];
    if (outer !== null && inner !== null) return `${outer} (${inner})`;
  }
  return null;
}

/** Translates parts that are separated by commas. A part may contain a comma, so the longest known first part is tried first. */
function sayList(search: Search, label: string): string | null {
  for (const { index } of [...label.matchAll(/[,;] /g)].reverse()) {
    const [first, rest] = [sayPart(search, label.slice(0, index)), sayWhole(search, label.slice(index + 2))];
    if (first !== null && rest !== null) return `${first}${label.slice(index, index + 2)}${rest}`;
  }
  return null;
}

const sayPart = (search: Search, part: string) =>
  /[a-z]{2}/.test(part) ? (search.phrases[part] ?? sayFilled(search, part) ?? sayBracketed(search, part)) : part;
