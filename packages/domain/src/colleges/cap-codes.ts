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
type CapSection = { code: string; words: string };

export const CAP_SECTIONS: readonly CapSection[] = [
  { code: 'HU', words: 'Home university seats, for home university candidates' },
  { code: 'OHU', words: 'Other than home university seats, for candidates of other universities' },
  { code: 'HU_TO_OHU', words: 'Home university seats, given to candidates of other universities' },
  { code: 'OHU_TO_HU', words: 'Other than home university seats, given to home university candidates' },
  { code: 'STATE', words: 'State level seats' },
  { code: 'AI', words: 'All India seats' },
  { code: 'MI_TO_MH', words: 'Minority seats, given to Maharashtra candidates' },
  { code: 'MH_TO_AI', words: 'Maharashtra seats, given to All India candidates' },
  { code: 'MI_TO_AI', words: 'Minority seats, given to All India candidates' },
  { code: 'UNK', words: 'Section not stated in the list of that year' },
  { code: 'UNK2', words: 'Second list of the college, section not stated' },
  { code: 'STATE2', words: 'State level seats, second list of the college' },
];

type CapStage = { code: string; published: string; isOwn: boolean; words: string };

/** `isOwn` marks the category's own cut-off; the others are seats released to other categories. */
export const CAP_STAGES: readonly CapStage[] = [
  { code: '-', published: '', isOwn: true, words: 'Own cut-off of the category' },
  { code: 'I', published: 'I', isOwn: true, words: 'Own cut-off of the category' },
  { code: 'II', published: 'II', isOwn: false, words: 'Seats released at stage II' },
  { code: 'VII', published: 'VII', isOwn: false, words: 'Seats released at stage VII' },
  { code: 'I-NP', published: 'I-Non PWD', isOwn: false, words: 'Seats released from persons with disability' },
  { code: 'I-ND', published: 'I-Non Defence', isOwn: false, words: 'Seats released from defence' },
  { code: 'MH', published: 'MH', isOwn: false, words: 'Seats released to Maharashtra candidates' },
];

type CapExam = { code: string; published: string; words: string };

/** Which merit list a row ranks by. Ranks of different lists are never compared. */
export const CAP_EXAMS: readonly CapExam[] = [
  { code: 'C', published: 'MHT-CET', words: 'MHT-CET state merit number' },
  { code: 'J', published: 'JEE(Main)', words: 'All India merit number by JEE (Main)' },
  { code: 'N', published: 'NEET', words: 'All India merit number by NEET' },
  { code: 'H', published: 'HSC-PERCENT', words: 'Merit number by Class XII marks; the percentage is of marks' },
];
