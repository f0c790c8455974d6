/**
 * The columns of a JoSAA cut-off row, as tables: the short code in our files, how JoSAA prints it, and the text for students. The catalogue stores positions in
 * these tables: add at the end, never in between.
 */
export type JosaaCode = { code: string; published: string; words: string };
export type JosaaQuota = JosaaCode & {
  /** The quota this is another spelling of; CSAB printed long names in 2025. */
  sameAs?: string;
};
export type JosaaSeatType = JosaaCode & {
  category: 'OPEN' | 'EWS' | 'OBC-NCL' | 'SC' | 'ST';
  isPwd: boolean;
};

const PWD_WORDS = 'persons with disability';

export const JOSAA_SEAT_TYPES: readonly JosaaSeatType[] = [
  { code: 'OPEN', published: 'OPEN', category: 'OPEN', isPwd: false, words: 'Open (common rank list)' },
  { code: 'EWS', published: 'EWS', category: 'EWS', isPwd: false, words: 'Economically Weaker Section (EWS)' },
  {
    code: 'OBC',
    published: 'OBC-NCL',
    category: 'OBC-NCL',
    isPwd: false,
    words: 'Other Backward Classes, non-creamy layer',
  },
  { code: 'SC', published: 'SC', category: 'SC', isPwd: false, words: 'Scheduled Caste (SC)' },
  { code: 'ST', published: 'ST', category: 'ST', isPwd: false, words: 'Scheduled Tribe (ST)' },
  { code: 'OPEN+', published: 'OPEN (PwD)', category: 'OPEN', isPwd: true, words: `Open, ${PWD_WORDS}` },
  { code: 'EWS+', published: 'EWS (PwD)', category: 'EWS', isPwd: true, words: `EWS, ${PWD_WORDS}` },
  { code: 'OBC+', published: 'OBC-NCL (PwD)', category: 'OBC-NCL', isPwd: true, words: `OBC-NCL, ${PWD_WORDS}` },
  { code: 'SC+', published: 'SC (PwD)', category: 'SC', isPwd: true, words: `SC, ${PWD_WORDS}` },
  { code: 'ST+', published: 'ST (PwD)', category: 'ST', isPwd: true, words: `ST, ${PWD_WORDS}` },
];

export const JOSAA_GENDERS: readonly JosaaCode[] = [
  { code: 'N', published: 'Gender-Neutral', words: 'Gender-neutral (women included)' },
  { code: 'F', published: 'Female-only (including Supernumerary)', words: 'Female only' },
  { code: '-', published: 'NA', words: 'All candidates (no separate female pool that year)' },
];

export const JOSAA_QUOTAS: readonly JosaaQuota[] = [
  { code: 'AI', published: 'AI', words: 'All India' },
  { code: 'HS', published: 'HS', words: 'Home state' },
  { code: 'OS', published: 'OS', words: 'Other states' },
  { code: 'GO', published: 'GO', words: 'Goa' },
  { code: 'JK', published: 'JK', words: 'Jammu and Kashmir' },
  { code: 'LA', published: 'LA', words: 'Ladakh' },
  { code: 'AP', published: 'AP', words: 'Andhra Pradesh (NIT Warangal until 2019)' },
  { code: 'ai', published: 'All India', words: 'All India', sameAs: 'AI' },
  { code: 'hs', published: 'Home State', words: 'Home state', sameAs: 'HS' },
  { code: 'os', published: 'Other State', words: 'Other states', sameAs: 'OS' },
  { code: 'go', published: 'Home State for Goa', words: 'Goa', sameAs: 'GO' },
  { code: 'jk', published: 'Jammu & Kashmir (UT)', words: 'Jammu and Kashmir', sameAs: 'JK' },
  { code: 'la', published: 'Ladakh (UT)', words: 'Ladakh', sameAs: 'LA' },
  { code: 'CIWG', published: 'DASA-CIWG', words: 'Children of Indian workers in the Gulf (DASA)' },
  { code: 'DASA', published: 'DASA-Non CIWG', words: 'Direct admission of students abroad (DASA)' },
];
