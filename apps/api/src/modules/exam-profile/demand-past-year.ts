import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { INPUT_SENTENCES } from '@dakhila/domain/predictor/input-sentences';
import { InvalidInput } from '../../http/errors.ts';

/** Class XII can be a year away for a student who plans early. */
const YEARS_AHEAD = 1;

/** Throws when Class XII is said to be passed in a year too far ahead. */
export function demandPastYear({ classTwelve }: Pick<ExamProfile, 'classTwelve'>, now: Date): void {
  const thisYear = Number(dayOf(now).slice(0, 4));
  const passed = classTwelve?.year;
  if (passed !== undefined && passed > thisYear + YEARS_AHEAD)
    throw new InvalidInput({ 'classTwelve.year': INPUT_SENTENCES.futureYear });
}
