import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Deps } from '../../ports.ts';
import { demandPastYear } from './demand-past-year.ts';
import { saveProfile } from './store.ts';

/** Replaces the student's exam profile. */
export function saveExamProfile({ db, now }: Pick<Deps, 'db' | 'now'>, studentId: string, profile: ExamProfile) {
  demandPastYear(profile, now());
  return saveProfile(db, studentId, profile);
}
