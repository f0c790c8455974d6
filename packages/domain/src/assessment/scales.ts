/** Holland's six kinds of interest, in their order around the hexagon. */
export const INTEREST_SCALES = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const;
export type InterestScale = (typeof INTEREST_SCALES)[number];

/** The five broad traits of personality. `steadiness` is the calm end of what research calls neuroticism. */
export const TRAIT_SCALES = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'steadiness'] as const;
export type TraitScale = (typeof TRAIT_SCALES)[number];

/** What a student may want from work. */
export const VALUE_SCALES = ['achievement', 'independence', 'recognition', 'helping', 'security', 'variety'] as const;
export type ValueScale = (typeof VALUE_SCALES)[number];

/** The timed parts. */
export const APTITUDE_SCALES = ['numerical', 'verbal', 'abstract', 'spatial'] as const;
export type AptitudeScale = (typeof APTITUDE_SCALES)[number];

/** The parts of the assessment, in the order in which they are taken. */
export const SECTION_IDS = ['interests', 'personality', 'values', ...APTITUDE_SCALES] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Whether the answers are valid enough for a report. */
export const VERDICTS = ['valid', 'caution', 'retake'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Whether a part has no time limit, waits to be begun, runs, or is over. */
export const SECTION_STATES = ['open', 'waiting', 'running', 'over'] as const;
export type SectionState = (typeof SECTION_STATES)[number];
