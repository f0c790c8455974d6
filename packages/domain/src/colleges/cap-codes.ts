import data from './data/cap-codes.json' with { type: 'json' };

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

/**
 * The other columns of a CAP cut-off row, as tables: how the lists print each value, the short code in our files, and the text for students. Sections read seat
 * → candidate: eligibility follows the second half.
 */
export type CapSection = { code: string; words: string };
export const CAP_SECTIONS: readonly CapSection[] = data.sections;

/** `isOwn` marks the category's own cut-off; the others are seats released to other categories. */
export type CapStage = { code: string; published: string; isOwn: boolean; words: string };
export const CAP_STAGES: readonly CapStage[] = data.stages;

/** Which merit list a row ranks by. Ranks of different lists are never compared. */
export type CapExam = { code: string; published: string; words: string };
export const CAP_EXAMS: readonly CapExam[] = data.exams;
