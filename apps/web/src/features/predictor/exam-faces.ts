import type { Exam } from '@dakhila/contract/exam';
import { paths } from '../../paths.ts';

/** Where each exam's form and results are. */
export const EXAM_PATHS: Record<Exam, string> = { 'mht-cet': paths.predictorMhtCet, josaa: paths.predictorJosaa };

/** The address of a run. */
export const runPath = (exam: Exam, id: string): string => `${EXAM_PATHS[exam]}?run=${id}`;
