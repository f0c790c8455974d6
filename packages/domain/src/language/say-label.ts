/** English phrases → their translation. `{}` stands for a filled-in value: 'NAAC grade {}'. */
export type Phrases = Readonly<Record<string, string>>;

/** Longer, or in more parts, than any label of ours: a person wrote it. */
const LONGEST_LABEL = 300;
const MOST_PARTS = 12;

/** What was found of parts of one label: the same part comes up again with every way to cut the label. */
type Search = { phrases: Phrases; found: Map<string, string | null> };

/**
 * A label in another language, translated part by part: 'Open, ladies only, state level seats (GOPENS)'. Codes and figures stay. Null where a part is unknown:
 * half a translation is worse than none.
 */
export function sayLabel(phrases: Phrases, label: string): string | null {
  if (label.length > LONGEST_LABEL || label.split(/[,;(] ?/).length > MOST_PARTS) return null;
  return sayWhole({ phrases, found: new Map() }, label);
}

function sayWhole(search: Search, label: string): string | null {
  if (!/[a-z]{2}/.test(label)) return label;
  const before = search.found.get(label);
  if (before !== undefined) return before;
  const said = sayPart(search, label) ?? listed(search, label);
  search.found.set(label, said);
  return said;
}

/** 'Pondicherry Engineering College', '2014'. */
const NAME = /^[A-Z0-9]\S*(?: [A-Z0-9(]\S*)*$/;

/** One of the phrases with gaps, filled with other phrases or with names. */
function filledIn(search: Search, label: string): string | null {
  for (const { pattern, own } of withGaps(search.phrases)) {
    const gaps = pattern.exec(label)?.slice(1);
    const said = gaps?.map((gap) => sayWhole(search, gap) ?? (NAME.test(gap) ? gap : null));
    if (said?.every((gap) => gap !== null)) return own.replaceAll('{}', () => said.shift() ?? '');
  }
  return null;
}

const known = new WeakMap<Phrases, { pattern: RegExp; own: string }[]>();

function withGaps(phrases: Phrases) {
  const before = known.get(phrases);
  if (before !== undefined) return before;
  const gapped = Object.entries(phrases)
    .filter(([english]) => english.includes('{}'))
    .map(([english, own]) => ({ pattern: new RegExp(`^${english.replaceAll('{}', '(.+?)')}$`), own }));
  known.set(phrases, gapped);
  return gapped;
}

/** A label with something in brackets at its end, which may hold brackets itself. */
function bracketed(search: Search, label: string): string | null {
  if (!label.endsWith(')')) return null;
  for (let at = label.indexOf(' ('); at !== -1; at = label.indexOf(' (', at + 1)) {
    const [outer, inner] = [sayWhole(search, label.slice(0, at)), sayWhole(search, label.slice(at + 2, -1))];
    if (outer !== null && inner !== null) return `${outer} (${inner})`;
  }
  return null;
}

/** Parts one after another. A part may hold a comma itself, so the longest known beginning is taken first. */
function listed(search: Search, label: string): string | null {
  for (const { index } of [...label.matchAll(/[,;] /g)].reverse()) {
    const [first, rest] = [sayPart(search, label.slice(0, index)), sayWhole(search, label.slice(index + 2))];
    if (first !== null && rest !== null) return `${first}${label.slice(index, index + 2)}${rest}`;
  }
  return null;
}

const sayPart = (search: Search, part: string) =>
  /[a-z]{2}/.test(part) ? (search.phrases[part] ?? filledIn(search, part) ?? bracketed(search, part)) : part;
