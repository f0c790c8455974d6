import type { Exam } from '@dakhila/contract/exam';
import { paths } from '../../../paths.ts';

/** The page of one list. */
export const listPath = (exam: Exam, id: string) => `${paths.rounds}?${new URLSearchParams({ exam, list: id })}`;
