/** The publisher of a figure, as shown on screen. `own` is general knowledge that nobody looked up. */
export const SOURCES = {
  josaa: 'JoSAA',
  csab: 'CSAB',
  'cet-cell': 'State CET Cell, Maharashtra',
  nirf: 'NIRF, Ministry of Education',
  aicte: 'AICTE',
  aishe: 'AISHE, Ministry of Education',
  fra: 'Fees Regulating Authority, Maharashtra',
  nta: 'NTA',
  secondary: 'unofficial list',
  own: 'no published source',
} as const;
export type SourceId = keyof typeof SOURCES;

export const isSourceId = (text: string): text is SourceId => Object.hasOwn(SOURCES, text);

/** One value with its source. `year` is its year, as the source writes it ('2025-26'). */
export type Sourced<T> = { value: T; source: SourceId; year?: string; note?: string };

/** A sourced value as a student sees it. */
export type ShownFact = { label: string; value: string; year?: string; source?: string; note?: string };

/** Puts a sourced value under its label; nothing when it is unknown. */
export function showFact(label: string, fact: Sourced<string | number> | undefined): ShownFact[] {
  if (fact === undefined) return [];
  return [
    {
      label,
      value: String(fact.value),
      source: SOURCES[fact.source],
      ...(fact.year === undefined ? {} : { year: fact.year }),
      ...(fact.note === undefined ? {} : { note: fact.note }),
    },
  ];
}
