import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Exam } from '@dakhila/contract/exam';
import { isDay } from '@dakhila/domain/calendar/indian-time';
import type { ScheduledStep } from '@dakhila/domain/lists/schedule';
import * as z from 'zod/mini';

const day = z.string().check(z.refine(isDay));
const Step = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  kind: z.enum(['registration', 'merit-list', 'choices', 'allotment', 'reporting', 'other']),
  title: z.string(),
  detail: z.string(),
});
type Step = z.infer<typeof Step>;

/** The schedule of an exam as the facts keep it: the steps of any year, and the days that were published when the file was written. */
const ScheduleFile = z.object({
  exam: Exam,
  authority: z.object({ name: z.string(), website: z.nullable(z.string()) }),
  before: z.array(Step),
  /** `{round}` stands for its number. */
  eachRound: z.array(Step),
  after: z.array(Step),
  days: z.array(
    z.object({ year: z.number(), id: z.string(), firstDay: day, lastDay: day, source: z.string(), asOf: day }),
  ),
});
export type ScheduleFile = z.infer<typeof ScheduleFile>;

const known = new Map<string, ScheduleFile>();

/** Reads the schedule of an exam. A folder of facts without one has no steps to show. */
export function readScheduleFile(factsDir: string, exam: Exam): ScheduleFile {
  const path = join(factsDir, 'schedule', `${exam}.json`);
  const before = known.get(path);
  if (before !== undefined) return before;
  const file = existsSync(path)
    ? ScheduleFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { exam, authority: { name: AUTHORITIES[exam], website: null }, before: [], eachRound: [], after: [], days: [] };
  known.set(path, file);
  return file;
}

const AUTHORITIES: Record<Exam, string> = { josaa: 'JoSAA', 'mht-cet': 'State CET Cell, Maharashtra' };

/** The steps of one year, each round's in their turn, with the days that the file knows. */
export function stepsOfYear(
  { before, eachRound, after, days }: ScheduleFile,
  year: number,
  rounds: number,
): ScheduledStep[] {
  const step = (own: Step, round: number | null): ScheduledStep => {
    const id = round === null ? own.id : `round-${round}-${own.id}`;
    const published = days.find((known) => known.year === year && known.id === id);
    return {
      id,
      kind: own.kind,
      title: own.title.replace('{round}', String(round)),
      detail: own.detail,
      round,
      firstDay: published?.firstDay ?? null,
      lastDay: published?.lastDay ?? null,
      source: published?.source ?? null,
      asOf: published?.asOf ?? null,
    };
  };
  return [
    ...before.map((own) => step(own, null)),
    ...Array.from({ length: rounds }, (_, at) => eachRound.map((own) => step(own, at + 1))).flat(),
    ...after.map((own) => step(own, null)),
  ];
}
