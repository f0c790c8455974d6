/** The two admissions, as the wire names them. */
export type Exam = 'mht-cet' | 'josaa';

/** How an admission is called where its exam stands alone. */
export const EXAM_NAMES: Record<Exam, string> = { 'mht-cet': 'MHT-CET (CAP)', josaa: 'JEE (JoSAA)' };
