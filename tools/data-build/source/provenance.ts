import type { Sourced, SourceId } from '@dakhila/domain/colleges/sources';

/** Where a value comes from, in our own terms. */
export type Origin = Pick<Sourced<never>, 'source' | 'year' | 'note'>;

/** How the compilers of the source folder name their sources, and whom we cite for each. The first match wins. */
const RULES: readonly (readonly [pattern: RegExp, origin: (match: RegExpExecArray) => Origin])[] = [
  [/^known \(source says (\d{4}) = (.+)\)$/, ([, year, what]) => ({ source: 'own', note: `${year} is its ${what}` })],
  [/^known|own-knowledge\)?$/, () => ({ source: 'own' })],
  [/AISHE says (?:www\.)?([^)]+)\)/, ([, other]) => ({ source: 'secondary', note: `AISHE says ${other}` })],
  [/code of the parent university/, () => ({ source: 'aishe', note: 'code of the parent university' })],
  [/AISHE as on \d+-\d+-(\d{4})/, ([, year]) => cited('aishe', year)],
  [/AISHE agrees|AISHE directory/, () => ({ source: 'aishe' })],
  [/AICTE AY (\d{4}-\d{2})/, ([, year]) => cited('aicte', year)],
  [/FRA (\d{4}-\d{2})/, ([, year]) => cited('fra', year)],
  [/CAP PDF(?: (\d{4}))?$/, ([, year]) => cited('cet-cell', year)],
  [/seat matrix (\d{4})/, ([, year]) => cited('cet-cell', year)],
  [/undated, c\.(\d{4}(?:-\d{2})?)/, ([, year]) => ({ source: 'secondary', year: `c. ${year}` })],
  [/\((\d{4}), unverified\)/, ([, year]) => ({ source: 'secondary', year: year ?? '', note: 'unverified' })],
];

/** The origin behind a compiler's description. Anything unnamed is a secondary compilation. */
export function originOf(words: string): Origin {
  for (const [pattern, origin] of RULES) {
    const match = pattern.exec(words);
    if (match !== null) return origin(match);
  }
  return { source: 'secondary' };
}

function cited(source: SourceId, year: string | undefined): Origin {
  return year === undefined ? { source } : { source, year };
}

/** A provenance column as a map: 'name/status:CAP PDF 2025; city:x' → { 'name/status': …, city: … }. */
export function provenanceOf(column: string, separator: ':' | '='): ReadonlyMap<string, string> {
  return new Map(
    column
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part.includes(separator))
      .map((part) => {
        const at = part.indexOf(separator);
        return [part.slice(0, at), part.slice(at + 1)];
      }),
  );
}

/** A value with its origin, under a property; nothing when the value is blank. */
export function sourced<K extends string, T extends string | number>(key: K, value: T | null, origin: Origin) {
  // A computed key loses its name in the type; the cast gives it back.
  return (value === null || value === '' ? {} : { [key]: { value, ...origin } }) as { [P in K]?: Sourced<T> };
}
