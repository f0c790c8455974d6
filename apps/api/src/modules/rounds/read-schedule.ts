import type { Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { RULES_IN_WORDS } from '@dakhila/domain/lists/round-words';
import { type ScheduledStep, withEnteredDays } from '@dakhila/domain/lists/schedule';
import { seasonIn } from '@dakhila/domain/season/season';
import type { Db } from '../../db/client.ts';
import { currentSeason, type SeasonNeeds } from '../season/index.ts';
import { readScheduleFile, stepsOfYear } from './schedule-file.ts';
import { listDays } from './store.ts';

type Needs = SeasonNeeds & { db: Db };

/** The official schedule of the season, or of the year that is wanted: steps of the facts, days of the facts or of an operator. A day that neither has is not announced; the days of the season before are then a guide. */
export async function readSchedule(needs: Needs, exam: Exam, wanted?: number): Promise<Schedule> {
  const { year, name, rounds, roundsOf } = wanted === undefined ? currentSeason(needs, exam) : seasonIn(exam, wanted);
  const file = readScheduleFile(needs.config.FACTS_DIR, exam);
  const stepsIn = async (of: number): Promise<ScheduledStep[]> =>
    withEnteredDays(stepsOfYear(file, of, rounds), await listDays(needs.db, { exam, year: of }));
  const [steps, before] = await Promise.all([stepsIn(year), stepsIn(year - 1)]);
  const events = steps.map((step, at) => ({ ...step, yearBefore: step.firstDay === null ? daysOf(before[at]) : null }));
  const lookedUp = events.flatMap(({ asOf }) => asOf ?? []).sort();
  return {
    exam,
    year,
    title: name,
    authority: file.authority,
    rounds,
    roundsOf,
    events,
    rules: [...RULES_IN_WORDS[exam]],
    asOf: lookedUp.at(-1) ?? null,
  };
}

const daysOf = (step: ScheduledStep | undefined) =>
  step?.firstDay && step.lastDay ? { firstDay: step.firstDay, lastDay: step.lastDay } : null;
