import type { Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { RULES_IN_WORDS } from '@dakhila/domain/lists/round-words';
import { withEnteredDays } from '@dakhila/domain/lists/schedule';
import { preparedYear, type YearNeeds } from './prepared-year.ts';
import { readScheduleFile, stepsOfYear } from './schedule-file.ts';
import { listDays } from './store.ts';

const TITLES: Record<Exam, (year: number) => string> = {
  josaa: (year) => `JoSAA ${year}`,
  // The State CET Cell counts by academic year: 2025-26.
  'mht-cet': (year) => `CAP ${year}-${String((year + 1) % 100).padStart(2, '0')}`,
};

/** The official schedule of the coming admission, or of the year that is wanted: steps of the facts, days of the facts or of an operator. A day that neither has is not announced. */
export async function readSchedule(needs: YearNeeds, exam: Exam, wanted?: number): Promise<Schedule> {
  const year = wanted ?? (await preparedYear(needs, exam));
  const { rounds } = roundRules(exam, year);
  const file = readScheduleFile(needs.config.FACTS_DIR, exam);
  const events = withEnteredDays(stepsOfYear(file, year, rounds), await listDays(needs.db, { exam, year }));
  const lookedUp = events.flatMap(({ asOf }) => asOf ?? []).sort();
  return {
    exam,
    year,
    title: TITLES[exam](year),
    authority: file.authority,
    rounds,
    events,
    rules: [...RULES_IN_WORDS[exam]],
    asOf: lookedUp.at(-1) ?? null,
  };
}
