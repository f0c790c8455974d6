import data from './data/josaa-codes.json' with { type: 'json' };

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

export const JOSAA_SEAT_TYPES = data.seatTypes as readonly JosaaSeatType[];
export const JOSAA_GENDERS: readonly JosaaCode[] = data.genders;
export const JOSAA_QUOTAS: readonly JosaaQuota[] = data.quotas;
