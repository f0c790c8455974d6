import { join } from 'node:path';
import type { Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { messageOf } from '@dakhila/domain/messages/message';
import { sayIn } from '@dakhila/domain/messages/say';
import { seasonIn } from '@dakhila/domain/season/season';
import { PROJECT_DIR } from '../../../apps/api/src/config.ts';
import { readScheduleFile, stepsOfYear } from '../../../apps/api/src/modules/lists/schedule.ts';

const YEAR = 2027;

/** The schedule as the facts keep it, without the days that operators enter. */
export async function sampleSchedule(exam: Exam): Promise<Schedule> {
  const { name, rounds, roundsOf } = seasonIn(exam, YEAR);
  const file = readScheduleFile(join(PROJECT_DIR, 'data'), exam);
  return sayIn<Schedule>('en', {
    exam,
    year: YEAR,
    title: name,
    authority: { ...file.authority, name: messageOf(`schedule.${exam}.authority`) },
    rounds,
    roundsOf,
    events: stepsOfYear(file, YEAR, rounds).map((step) => ({ ...step, yearBefore: null })),
    rules: [],
    asOf: null,
  });
}
