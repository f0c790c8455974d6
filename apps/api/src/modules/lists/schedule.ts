import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { isDay } from '@dakhila/domain/calendar/indian-time';
import { RULE_TEXTS } from '@dakhila/domain/lists/round-rules';
import {
  type EnteredDays,
  MOST_ROUNDS,
  roundsWithDays,
  type ScheduledStep,
  withEnteredDays,
} from '@dakhila/domain/lists/schedule';
import { mediumDayText } from '@dakhila/domain/messages/day-text';
import { type Message, messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import { isMessageId } from '@dakhila/domain/messages/say';
import { seasonIn } from '@dakhila/domain/season/season';
import * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { currentSeason, type SeasonNeeds } from '../predictor/index.ts';
import { deleteDays, listDays, saveDays } from './store.ts';

const day = z.string().check(z.refine(isDay));
const Step = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  kind: z.enum(['registration', 'merit-list', 'choices', 'allotment', 'reporting', 'other']),
});
type Step = z.infer<typeof Step>;

/** The schedule of an exam as the facts keep it: the steps of any year, and the days that were published when the file was written. */
const ScheduleFile = z.object({
  exam: Exam,
  authority: z.object({ website: z.nullable(z.string()) }),
  before: z.array(Step),
  /** `{round}` stands for its number. */
  eachRound: z.array(Step),
  /** Due before the allotment of the last round, whatever their number: JoSAA's withdrawal closes then. */
  beforeLastRound: z.array(Step),
  after: z.array(Step),
  days: z.array(
    z.object({ year: z.number(), id: z.string(), firstDay: day, lastDay: day, source: z.string(), asOf: day }),
  ),
});
type ScheduleFile = z.infer<typeof ScheduleFile>;

const known = new Map<string, ScheduleFile>();

/** Reads the schedule of an exam; without a file it has no steps. */
export function readScheduleFile(factsDir: string, exam: Exam): ScheduleFile {
  const path = join(factsDir, 'schedule', `${exam}.json`);
  const before = known.get(path);
  if (before !== undefined) return before;
  const file = existsSync(path)
    ? ScheduleFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { exam, authority: { website: null }, before: [], eachRound: [], beforeLastRound: [], after: [], days: [] };
  known.set(path, file);
  return file;
}

/** The steps of one year, round by round, with the days in the file. */
export function stepsOfYear(
  { exam, before, eachRound, beforeLastRound, after, days }: ScheduleFile,
  year: number,
  rounds: number,
): ScheduledStep[] {
  const step = (own: Step, round: number | null): ScheduledStep => {
    const id = round === null ? own.id : `round-${round}-${own.id}`;
    const published = days.find((known) => known.year === year && known.id === id);
    return {
      id,
      kind: own.kind,
      title: messageOf(stepId(exam, own, 'title'), { round: round ?? '' }),
      detail: messageOf(stepId(exam, own, 'detail')),
      round,
      firstDay: published?.firstDay ?? null,
      lastDay: published?.lastDay ?? null,
      source: published?.source ?? null,
      asOf: published?.asOf ?? null,
    };
  };
  return [
    ...before.map((own) => step(own, null)),
    ...Array.from({ length: rounds }, (_, at) => [
      ...(at + 1 === rounds ? beforeLastRound.map((own) => step(own, null)) : []),
      ...eachRound.map((own) => step(own, at + 1)),
    ]).flat(),
    ...after.map((own) => step(own, null)),
  ];
}

/** The texts of a step are messages; the file has only its id. */
function stepId(exam: Exam, { id }: Step, part: 'title' | 'detail') {
  const text = `schedule.${exam}.${id}.${part}`;
  if (!isMessageId(text)) throw new Error(`There is no text ${text}`);
  return text;
}

type Needs = SeasonNeeds & { db: Db };
/** A schedule whose texts are not yet in a language; days and titles stay as they are. */
export type ShownSchedule = Omit<Schedule, 'authority' | 'events' | 'rules'> & {
  authority: { name: Message; website: string | null };
  events: (ScheduledStep & Pick<Schedule['events'][number], 'yearBefore'>)[];
  rules: Unsaid<Schedule['rules']>;
};

/**
 * The official schedule of the season, or of a given year: steps of the facts, with days of the facts or of an
 * operator. Other days are not announced; those of the season before are then a guide.
 */
export async function readSchedule(
  needs: Needs,
  exam: Exam,
  wanted?: number,
  { furtherRounds = 0 } = {},
): Promise<ShownSchedule> {
  const { year, name, rounds, roundsOf } = wanted === undefined ? currentSeason(needs, exam) : seasonIn(exam, wanted);
  const file = readScheduleFile(needs.config.FACTS_DIR, exam);
  const entered = await listDays(needs.db, { exam, year });
  const withDays = roundsWithDays(
    rounds,
    entered.filter((days) => days.year === year),
  );
  const listed = Math.min(MOST_ROUNDS, withDays + furtherRounds);
  const stepsIn = (of: number): ScheduledStep[] => {
    const days = entered.filter((day) => day.year === of).map(({ year: _year, ...day }) => day);
    return withEnteredDays(stepsOfYear(file, of, listed), days);
  };
  const before = stepsIn(year - 1);
  const events = stepsIn(year).map((step, at) => ({
    ...step,
    yearBefore: step.firstDay === null ? daysOf(before[at]) : null,
  }));
  const lookedUp = events.flatMap(({ asOf }) => asOf ?? []).sort();
  return {
    exam,
    year,
    title: name,
    authority: { ...file.authority, name: messageOf(`schedule.${exam}.authority`) },
    rounds,
    roundsOf,
    events,
    rules: [...RULE_TEXTS[exam]],
    asOf: lookedUp.at(-1) ?? null,
  };
}

/** The schedule as it can be edited: with the steps of one round more than students see, so that its days can be entered. */
export const readEditableSchedule = (needs: Needs, exam: Exam, wanted?: number): Promise<ShownSchedule> =>
  readSchedule(needs, exam, wanted, { furtherRounds: 1 });

/** The source of a day, and when it was checked. */
export const sourceMessage = ({ source, asOf }: ScheduledStep, { authority }: ShownSchedule): Message =>
  messageOf('rounds.source', { source: source ?? authority.name, asOf: asOfText(asOf) });

/** When a day was checked, in words. */
export const asOfText = (asOf: string | null): Message =>
  asOf === null ? messageOf('rounds.dayUnknown') : mediumDayText(asOf);

const daysOf = (step: ScheduledStep | undefined) =>
  step?.firstDay && step.lastDay ? { firstDay: step.firstDay, lastDay: step.lastDay } : null;

type Changed = { year: number; before: Pick<EnteredDays, 'firstDay' | 'lastDay'> | null };
/** The current season's schedule, unless a year is given. */
type Which = { exam: Exam; year: number | undefined };

/** Enters the days of a step and returns the previous ones; null when there is no such step. */
export async function enterDays(needs: Needs, { exam, year }: Which, days: EnteredDays): Promise<Changed | null> {
  const schedule = await readEditableSchedule(needs, exam, year);
  const step = schedule.events.find(({ id }) => id === days.id);
  if (!step) return null;
  await saveDays(needs.db, { exam, year: schedule.year }, days);
  const { firstDay, lastDay } = step;
  return { year: schedule.year, before: firstDay && lastDay ? { firstDay, lastDay } : null };
}

/** Deletes entered days: the days in the facts count again. Null when none were entered. */
export async function clearDays(needs: Needs, { exam, year }: Which, step: string): Promise<number | null> {
  const of = year ?? currentSeason(needs, exam).year;
  return (await deleteDays(needs.db, { exam, year: of }, step)) ? of : null;
}
