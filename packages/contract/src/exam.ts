import * as z from 'zod/mini';

/** The two admissions that the product knows colleges of. */
export const EXAMS = ['mht-cet', 'josaa'] as const;
export const Exam = z.enum(EXAMS);
export type Exam = z.infer<typeof Exam>;
