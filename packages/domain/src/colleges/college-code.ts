const PUBLISHED_CODE = /^\d{4,5}$/;

/** Published code → canonical code, for colleges that were renumbered: '6006' → '16006'. */
export type CodeMap = ReadonlyMap<string, string>;

/** The canonical five-digit code for whatever form of it a student has: '3012', '03012' and, through the map, '6006' or '06006'. Null when it is no code. */
export function canonicalCode(text: string, codes: CodeMap): string | null {
  const code = text.trim();
  if (!PUBLISHED_CODE.test(code)) return null;
  const padded = code.padStart(5, '0');
  return codes.get(padded) ?? codes.get(padded.replace(/^0/, '')) ?? padded;
}
