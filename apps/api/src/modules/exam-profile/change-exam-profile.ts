import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Deps } from '../../ports.ts';
import { demandPastYear } from './demand-past-year.ts';
import { mergeProfile } from './store.ts';

/** Replaces some parts of the exam profile; what another device changed meanwhile in the rest of it stays. */
export function changeExamProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  studentId: string,
  parts: Pick<ExamProfile, 'classTwelve' | 'preferences'>,
) {
  demandPastYear(parts, now());
  return mergeProfile(db, studentId, parts);
}
