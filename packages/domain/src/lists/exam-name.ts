/** The two admissions, as the wire names them. */
export type Exam = 'mht-cet' | 'josaa';

/** The name of an admission where its exam is not mentioned. */
export const EXAM_NAMES: Record<Exam, string> = { 'mht-cet': 'MHT-CET (CAP)', josaa: 'JEE (JoSAA)' };
