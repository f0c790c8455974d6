/** Finds sentences that describe a past season as if it were ahead. For tests of the product's texts. */

const YEAR = /\b20\d\d\b/g;
const SENTENCE_END = /(?<=[.!?।])\s+|\n+/;

/** Correct uses of a past year: it is marked as over, or it is the source of a figure, a rule or a document. */
const HISTORY = [
  /\bclosed\b|\bclosing rank|\bclosings?\b|\bcut-?offs?\b|\bdata up to\b|\bnewest\b|\bmerit (number|list)|\bearlier years?\b/i,
  /\b20\d\d had \d|\bthere were .* in 20\d\d|\bas in 20\d\d\b|\bsteps from 20\d\d|\bthe 20\d\d lists\b|\buses the number of rounds in 20\d\d/i,
  /\bsince 20\d\d|\buntil 20\d\d|\bis over\b|\bover\b.*\bseason\b|\bas a guide\b|\bas of \d|\bpredicted on \d|\bmade on\b/i,
  /\bNIRF (Rank )?\d+ \(20\d\d\)/i,
];

/** The sentences with a year before the season that none of the honest uses explains. `isAllowed` adds uses of one place. */
export function pastSeasonClaims(text: string, season: number, isAllowed: readonly RegExp[] = []): string[] {
  const honest = [...HISTORY, ...isAllowed];
  return text.split(SENTENCE_END).filter((sentence) => {
    const past = [...sentence.matchAll(YEAR)].some(([year]) => Number(year) < season);
    return past && !honest.some((pattern) => pattern.test(sentence));
  });
}

const AHEAD =
  /\b(coming|next|upcoming|this) (season|admissions?|year)\b|\bwill\b|\byou (will )?apply\b|\bprepare for\b|\bpredict\w* (for|of)\b|\bnot announced\b/i;

/** For texts that are mostly history, such as the answers of the FAQ: sentences that name a past year and describe the future. */
export const pastSaidAhead = (text: string, season: number): string[] =>
  pastSeasonClaims(text, season).filter((sentence) => AHEAD.test(sentence));
