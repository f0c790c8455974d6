/** English phrases → the same in another language. `{}` stands for what is filled in: 'NAAC grade {}'. */
export type Phrases = Readonly<Record<string, string>>;

/**
 * A label in another language, said part by part: 'Open, ladies only, state level seats (GOPENS)'. Codes and figures stay as they
 * are. Null where a part is not known: half a translation is worse than none.
 */
export function sayLabel(phrases: Phrases, label: string): string | null {
  if (!/[a-z]{2}/.test(label)) return label;
  return phrases[label] ?? filledIn(phrases, label) ?? bracketed(phrases, label) ?? listed(phrases, label);
}

/** 'Pondicherry Engineering College', '2014'. */
const NAME = /^[A-Z0-9]\S*(?: [A-Z0-9(]\S*)*$/;

/** One of the phrases with gaps, filled with other phrases or with names. */
function filledIn(phrases: Phrases, label: string): string | null {
  for (const { pattern, own } of withGaps(phrases)) {
    const gaps = pattern.exec(label)?.slice(1);
    const said = gaps?.map((gap) => sayLabel(phrases, gap) ?? (NAME.test(gap) ? gap : null));
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
function bracketed(phrases: Phrases, label: string): string | null {
  if (!label.endsWith(')')) return null;
  for (let at = label.indexOf(' ('); at !== -1; at = label.indexOf(' (', at + 1)) {
    const [outer, inner] = [sayLabel(phrases, label.slice(0, at)), sayLabel(phrases, label.slice(at + 2, -1))];
    if (outer !== null && inner !== null) return `${outer} (${inner})`;
  }
  return null;
}

/** Parts one after another. A part may hold a comma itself, so the longest known beginning is taken first. */
function listed(phrases: Phrases, label: string): string | null {
  for (const { index } of [...label.matchAll(/[,;] /g)].reverse()) {
    const [first, rest] = [sayPart(phrases, label.slice(0, index)), sayLabel(phrases, label.slice(index + 2))];
    if (first !== null && rest !== null) return `${first}${label.slice(index, index + 2)}${rest}`;
  }
  return null;
}

const sayPart = (phrases: Phrases, part: string) =>
  /[a-z]{2}/.test(part) ? (phrases[part] ?? filledIn(phrases, part) ?? bracketed(phrases, part)) : part;
