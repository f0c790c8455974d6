import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { messageOf } from '@dakhila/domain/messages/message';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { mergeProfile, saveProfile } from './store.ts';

/** Replaces some parts of the exam profile; what another device changed meanwhile in the rest of it stays. */
export function changeExamProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  studentId: string,
  parts: Pick<ExamProfile, 'classTwelve' | 'preferences'>,
) {
  demandPastYear(parts, now());
  return mergeProfile(db, studentId, parts);
}

/** Class XII can be a year away for a student who plans early. */
const YEARS_AHEAD = 1;

/** Throws when Class XII is said to be passed in a year too far ahead. */
function demandPastYear({ classTwelve }: Pick<ExamProfile, 'classTwelve'>, now: Date): void {
  const thisYear = Number(dayOf(now).slice(0, 4));
  const passed = classTwelve?.year;
  if (passed !== undefined && passed > thisYear + YEARS_AHEAD)
    throw new InvalidInput({ 'classTwelve.year': messageOf('input.futureYear') });
}

/** Replaces the student's exam profile. */
export function saveExamProfile({ db, now }: Pick<Deps, 'db' | 'now'>, studentId: string, profile: ExamProfile) {
  demandPastYear(profile, now());
  return saveProfile(db, studentId, profile);
}
