/** The two admissions, as the wire names them. */
export type Exam = 'mht-cet' | 'josaa';
