import { join } from 'node:path';
import type { Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { PROJECT_DIR } from '../../../apps/api/src/config.ts';
import { readScheduleFile, stepsOfYear } from '../../../apps/api/src/modules/rounds/schedule-file.ts';

const YEAR = 2026;

/** The schedule as the facts keep it, without the days that operators enter. */
export async function sampleSchedule(exam: Exam): Promise<Schedule> {
  const { rounds } = roundRules(exam, YEAR);
  const file = readScheduleFile(join(PROJECT_DIR, 'data'), exam);
  const title = exam === 'josaa' ? `JoSAA ${YEAR}` : `CAP ${YEAR}-27`;
  return {
    exam,
    year: YEAR,
    title,
    authority: file.authority,
    rounds,
    events: stepsOfYear(file, YEAR, rounds),
    rules: [],
    asOf: null,
  };
}
