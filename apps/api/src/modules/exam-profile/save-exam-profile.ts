import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { INPUT_SENTENCES } from '@dakhila/domain/predictor/input-sentences';
import { InvalidInput } from '../../http/errors.ts';
import type { Deps } from '../../ports.ts';
import { saveProfile } from './store.ts';

/** Class XII can be a year away for a student who plans early. */
const YEARS_AHEAD = 1;

/** Replaces the student's exam profile. */
export function saveExamProfile({ db, now }: Pick<Deps, 'db' | 'now'>, studentId: string, profile: ExamProfile) {
  const thisYear = Number(dayOf(now()).slice(0, 4));
  const passed = profile.classTwelve?.year;
  if (passed !== undefined && passed > thisYear + YEARS_AHEAD)
    throw new InvalidInput({ 'classTwelve.year': INPUT_SENTENCES.futureYear });
  return saveProfile(db, studentId, profile);
}
